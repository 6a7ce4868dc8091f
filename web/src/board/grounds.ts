// How each style of ground is drawn. A style that is not listed gets a plain tint and a hatch.

import * as motif from "./motifs";

export interface GroundLook {
  fill: string;
  edge: string;
  motif?: motif.Motif;
  /** Size of a motif and how far apart they stand, in cells or base widths. */
  size?: number;
  apart?: number;
  isBuilt?: boolean;
}

export const GROUNDS: Record<string, GroundLook> = {
  open: { fill: "", edge: "" },
  forest: { fill: "#8fa76a", edge: "#6f8a52", motif: motif.tree, size: 0.62, apart: 0.36 },
  wood: { fill: "#8fa76a", edge: "#6f8a52", motif: motif.tree, size: 0.8, apart: 0.48 },
  mountain: { fill: "#b8a17c", edge: "#8e7653", motif: motif.peak, size: 0.62, apart: 0.46 },
  "difficult-hill": { fill: "#bfa174", edge: "#8c6d43", motif: motif.rock, size: 0.7, apart: 0.5 },
  "gentle-hill": { fill: "#cfc083", edge: "#a08d55", motif: motif.knoll, size: 0.6, apart: 0.5 },
  rocky: { fill: "#c0b49c", edge: "#8d8373", motif: motif.rock, size: 0.8, apart: 0.4 },
  cliff: { fill: "#a3917b", edge: "#5b4a3c", motif: motif.hatch, size: 0.8, apart: 0.5 },
  chasm: { fill: "#6a5c52", edge: "#3b312b", motif: motif.hatch, size: 0.9, apart: 0.5 },
  gully: { fill: "#b39a72", edge: "#7c6443", motif: motif.hatch, size: 0.5, apart: 0.5 },
  swamp: { fill: "#94a887", edge: "#6d8468", motif: motif.reed, size: 0.55, apart: 0.4 },
  marsh: { fill: "#94a887", edge: "#6d8468", motif: motif.reed, size: 0.55, apart: 0.45 },
  boggy: { fill: "#a9b189", edge: "#7d8a64", motif: motif.reed, size: 0.45, apart: 0.55 },
  scrub: { fill: "#c2bd83", edge: "#98935c", motif: motif.bush, size: 0.8, apart: 0.42 },
  dunes: { fill: "#e3cd93", edge: "#c3a566", motif: motif.dune, size: 0.7, apart: 0.5 },
  oasis: { fill: "#b9c98a", edge: "#86a061", motif: motif.palm, size: 0.7, apart: 0.55 },
  plough: { fill: "#c9a775", edge: "#a07e4d", motif: motif.furrow, size: 0.7, apart: 0.62 },
  enclosures: { fill: "#b9c28a", edge: "#85935c", motif: motif.hedge, size: 0.9, apart: 0.85 },
  water: { fill: "#86b3c4", edge: "#5c8ea3", motif: motif.wave, size: 0.7, apart: 0.5 },
  river: { fill: "#86b3c4", edge: "#5c8ea3", motif: motif.wave, size: 0.5, apart: 0.6 },
  ford: { fill: "#b5cdc9", edge: "#7ba3a5", motif: motif.wave, size: 0.45, apart: 0.45 },
  road: { fill: "#dcc79a", edge: "#b59a68" },
  city: { fill: "#cdbb99", edge: "#6f6252", motif: motif.house, size: 1.2, apart: 0.46, isBuilt: true },
  fort: { fill: "#c3b292", edge: "#6f6252", motif: motif.tower, size: 0.8, apart: 0.6, isBuilt: true },
  camp: { fill: "#cdb98c", edge: "#8a7048", motif: motif.tent, size: 1.5, apart: 0.46, isBuilt: true },
  hamlet: { fill: "#d2c193", edge: "#a58f5e", motif: motif.house, size: 0.9, apart: 0.5 },
  edifice: { fill: "#d9cdb2", edge: "#9a8c6c", motif: motif.column, size: 0.9, apart: 0.35 },
  shrine: { fill: "#dccfae", edge: "#a28d5c", motif: motif.column, size: 0.9, apart: 0.35 },
  ruins: { fill: "#c9bfa9", edge: "#918670", motif: motif.column, size: 0.8, apart: 0.4 },
  wall: { fill: "#b9ad99", edge: "#6d6253", motif: motif.tower, size: 0.75, apart: 0.45 },
  bunker: { fill: "#a8a08f", edge: "#5f574a", motif: motif.tower, size: 0.85, apart: 0.6 },
  trench: { fill: "#bba684", edge: "#86704e", motif: motif.ditch, size: 0.5, apart: 0.5 },
};

export const UNKNOWN: GroundLook = { fill: "#cbbfa4", edge: "#8f8468", motif: motif.hatch, size: 0.5, apart: 0.6 };
