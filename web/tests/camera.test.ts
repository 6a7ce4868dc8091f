import { expect, test } from "vitest";
import { fitted, kept, panned, seen, showing, toBoard, toScreen, zoomed } from "../src/board/camera";

const BOX = { x: 0, y: 0, width: 960, height: 960 };
const SCREEN = { width: 1000, height: 700 };

test("the whole board fits, in the middle", () => {
  const camera = fitted(BOX, SCREEN);
  const near = toScreen(camera, { x: 0, y: 0 });
  const far = toScreen(camera, { x: 960, y: 960 });
  expect(near.y).toBeCloseTo(18);
  expect(far.y).toBeCloseTo(700 - 18);
  expect(near.x).toBeCloseTo(1000 - far.x);
});

test("a point on the screen and the board's point under it are the same", () => {
  const camera = panned(fitted(BOX, SCREEN), 31, -7);
  const back = toScreen(camera, toBoard(camera, { x: 412, y: 266 }));
  expect(back.x).toBeCloseTo(412);
  expect(back.y).toBeCloseTo(266);
});

test("zooming leaves what is under the pointer where it is", () => {
  const camera = fitted(BOX, SCREEN);
  const still = { x: 300, y: 420 };
  const before = toBoard(camera, still);
  const after = toBoard(zoomed(camera, 1.7, still), still);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test("nearer and farther have an end", () => {
  let camera = fitted(BOX, SCREEN);
  for (let time = 0; time < 60; time++) camera = zoomed(camera, 1.5, { x: 0, y: 0 });
  expect(camera.scale).toBe(5);
});

test("the view moves so that a far point is seen, and no more than is needed", () => {
  const camera = { scale: 2, x: 0, y: 0 };
  expect(toScreen(showing(camera, { x: 900, y: 100 }, SCREEN), { x: 900, y: 100 }).x).toBe(940);
  expect(showing(camera, { x: 200, y: 200 }, SCREEN)).toEqual(camera);
});

test("the board cannot be pushed out of sight", () => {
  const away = kept(panned(fitted(BOX, SCREEN), 5000, -9000), BOX, SCREEN);
  const corner = toScreen(away, { x: 0, y: 0 });
  const other = toScreen(away, { x: 960, y: 960 });
  expect(corner.x).toBeLessThan(SCREEN.width);
  expect(other.y).toBeGreaterThan(0);
});

test("of a near board only a part is seen, of a far one all", () => {
  const near = seen({ scale: 4, x: -400, y: -800 }, SCREEN, BOX);
  expect(near).toEqual({ x: 100, y: 200, width: 250, height: 175 });
  expect(seen(fitted(BOX, SCREEN), SCREEN, BOX)).toEqual(BOX);
});
