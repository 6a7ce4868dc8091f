// What part of the board is seen: a scale and the place of the board's corner on the screen.

import type { Box, Point } from "./geometry";

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const LEAST = 0.12;
const MOST = 5;

/** The whole of a box, in the middle of the screen. */
export function fitted(box: Box, screen: Size, margin = 18): Camera {
  const across = (screen.width - 2 * margin) / box.width;
  const down = (screen.height - 2 * margin) / box.height;
  const scale = bounded(Math.min(across, down));
  return {
    scale,
    x: (screen.width - box.width * scale) / 2 - box.x * scale,
    y: (screen.height - box.height * scale) / 2 - box.y * scale,
  };
}

export function toBoard(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

export function toScreen(camera: Camera, point: Point): Point {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

export function panned(camera: Camera, x: number, y: number): Camera {
  return { ...camera, x: camera.x + x, y: camera.y + y };
}

/** Nearer or farther, with the board under `still` staying where it is. */
export function zoomed(camera: Camera, factor: number, still: Point): Camera {
  const scale = bounded(camera.scale * factor);
  const grown = scale / camera.scale;
  return {
    scale,
    x: still.x - (still.x - camera.x) * grown,
    y: still.y - (still.y - camera.y) * grown,
  };
}

/** The part of a box that can be seen. */
export function seen(camera: Camera, screen: Size, box: Box): Box {
  const from = toBoard(camera, { x: 0, y: 0 });
  const to = toBoard(camera, { x: screen.width, y: screen.height });
  const [left, top] = [Math.max(box.x, from.x), Math.max(box.y, from.y)];
  const right = Math.min(box.x + box.width, to.x);
  const bottom = Math.min(box.y + box.height, to.y);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Moved so far that a point can be seen, with some room around it. */
export function showing(camera: Camera, point: Point, screen: Size, room = 60): Camera {
  const seen = toScreen(camera, point);
  const x = Math.min(Math.max(seen.x, room), screen.width - room) - seen.x;
  const y = Math.min(Math.max(seen.y, room), screen.height - room) - seen.y;
  return panned(camera, x, y);
}

/** Not so far that the board is lost. */
export function kept(camera: Camera, box: Box, screen: Size): Camera {
  const room = Math.min(screen.width, screen.height) / 3;
  const least = { x: room - box.width * camera.scale, y: room - box.height * camera.scale };
  return {
    scale: camera.scale,
    x: Math.min(Math.max(camera.x, least.x), screen.width - room),
    y: Math.min(Math.max(camera.y, least.y), screen.height - room),
  };
}

function bounded(scale: number): number {
  return Math.min(Math.max(scale, LEAST), MOST);
}
