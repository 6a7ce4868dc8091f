import { describe, expect, test } from "vitest";
import {
  baseMiddle,
  carried,
  cellAt,
  cellCorners,
  cellMiddle,
  extent,
  planePlace,
  planePoint,
  poseFromMiddle,
  shortWay,
  stepCell,
  turned,
  UNIT,
  type Pose,
} from "../src/board/geometry";
import { isInside } from "../src/board/terrain";
import type { Frame } from "../src/wire.gen";

const HEXES: Frame = { kind: "hex", columns: 11, rows: 8 };
const SQUARES: Frame = { kind: "square", columns: 9, rows: 5 };
const PLANE: Frame = { kind: "plane", columns: 15, rows: 15 };

describe("cells", () => {
  test.each([HEXES, SQUARES])("the middle of every cell lies in that cell", (frame) => {
    for (let row = 0; row < frame.rows; row++) {
      for (let column = 0; column < frame.columns; column++) {
        expect(cellAt(frame, cellMiddle(frame, [column, row]))).toEqual([column, row]);
      }
    }
  });

  test.each([HEXES, SQUARES])("a point just within a corner still belongs to the cell", (frame) => {
    for (const corner of cellCorners(frame, [4, 3], 2)) expect(cellAt(frame, corner)).toEqual([4, 3]);
  });

  test("odd rows of hexes lie half a hex to the right, and every cell is on the board", () => {
    expect(cellMiddle(HEXES, [0, 1]).x - cellMiddle(HEXES, [0, 0]).x).toBeCloseTo(UNIT / 2);
    const box = extent(HEXES);
    const last = cellCorners(HEXES, [10, 7]);
    expect(Math.max(...last.map((corner) => corner.x))).toBeCloseTo(box.width);
    expect(Math.max(...last.map((corner) => corner.y))).toBeCloseTo(box.height);
  });

  test("beside the board there is no cell", () => {
    expect(cellAt(HEXES, { x: -80, y: 20 })).toBeNull();
    expect(cellAt(SQUARES, { x: 10 * UNIT, y: 20 })).toBeNull();
  });

  test("arrow keys go to the neighbour and stop at the edge", () => {
    expect(stepCell(HEXES, [3, 3], "ArrowRight")).toEqual([4, 3]);
    expect(stepCell(HEXES, [3, 3], "ArrowUp")).toEqual([3, 2]);
    expect(stepCell(HEXES, [0, 3], "ArrowLeft")).toEqual([0, 3]);
    expect(stepCell(SQUARES, [8, 4], "ArrowDown")).toEqual([8, 4]);
  });
});

describe("the plane", () => {
  test("the far edge is at the top of the screen, and places come back unchanged", () => {
    expect(planePoint(PLANE, [0, 15])).toEqual({ x: 0, y: 0 });
    expect(planePlace(PLANE, planePoint(PLANE, [5.25, 3.5]))).toEqual([5.25, 3.5]);
  });

  test("a base lies behind its front edge, whichever way it faces", () => {
    expect(baseMiddle(PLANE, [5, 5, 0], 1)).toEqual({ x: 5 * UNIT, y: 10.5 * UNIT });
    const east = baseMiddle(PLANE, [5, 5, 90], 1);
    expect(east.x).toBeCloseTo(4.5 * UNIT);
    expect(east.y).toBeCloseTo(10 * UNIT);
  });

  test.each([0, 37.5, 90, 181, 270, 359])("a pose can be given by the middle of the base, bearing %d", (bearing) => {
    const pose: Pose = [6.25, 4.5, bearing];
    const again = poseFromMiddle(PLANE, baseMiddle(PLANE, pose, 0.5), bearing, 0.5);
    again.forEach((value, place) => expect(value).toBeCloseTo(pose[place] ?? NaN, 2));
  });

  test("a group turns about its leader as one body", () => {
    const [x, y, bearing] = carried([5, 5, 0], [5, 5, 90], [6, 5, 0]);
    expect(x).toBeCloseTo(5);
    expect(y).toBeCloseTo(4);
    expect(bearing).toBe(90);
  });

  test("bearings stay within a circle and turning takes the short way", () => {
    expect(turned(-90)).toBe(270);
    expect(turned(720)).toBe(0);
    expect(shortWay(350, 10)).toBe(370);
    expect(shortWay(10, 350)).toBe(-10);
  });

  test("ground is under a point inside its outline only", () => {
    const square = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 4 },
    ];
    expect(isInside(square, { x: 1, y: 3 })).toBe(true);
    expect(isInside(square, { x: 5, y: 3 })).toBe(false);
  });
});
