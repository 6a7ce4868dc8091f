// Small things that are scattered over ground: trees, peaks, reeds, waves, roofs.

export type Pen = OffscreenCanvasRenderingContext2D;
export type Motif = (pen: Pen, x: number, y: number, size: number, chance: () => number) => void;

export const tree: Motif = (pen, x, y, size, chance) => {
  const crown = size * (0.3 + chance() * 0.12);
  oval(pen, x + crown * 0.3, y + crown * 0.55, crown * 1.05, crown * 0.5, "rgba(30,40,20,.28)");
  disc(pen, x, y, crown, "#4a6b3a");
  disc(pen, x - crown * 0.2, y - crown * 0.25, crown * 0.72, "#5f8248");
  disc(pen, x - crown * 0.32, y - crown * 0.4, crown * 0.34, "#7c9c5c");
};

export const palm: Motif = (pen, x, y, size, chance) => {
  tree(pen, x, y, size * 0.7, chance);
  oval(pen, x + size * 0.3, y + size * 0.3, size * 0.2, size * 0.1, "#7fb2b8");
};

export const bush: Motif = (pen, x, y, size, chance) => {
  const crown = size * (0.12 + chance() * 0.1);
  disc(pen, x, y, crown, "rgba(98,110,60,.75)");
  disc(pen, x - crown * 0.3, y - crown * 0.3, crown * 0.5, "rgba(140,150,90,.8)");
};

export const peak: Motif = (pen, x, y, size, chance) => {
  const high = size * (0.5 + chance() * 0.2);
  const wide = size * 0.46;
  shape(pen, "#8a755c", [x - wide, y + high * 0.4], [x, y - high * 0.6], [x + wide, y + high * 0.4]);
  shape(pen, "#6b5843", [x, y - high * 0.6], [x + wide, y + high * 0.4], [x + wide * 0.1, y + high * 0.4]);
  shape(pen, "#f1ebdf", [x, y - high * 0.6], [x + wide * 0.28, y - high * 0.28], [x - wide * 0.26, y - high * 0.3]);
};

export const knoll: Motif = (pen, x, y, size, chance) => {
  pen.strokeStyle = "rgba(110,82,45,.5)";
  pen.lineWidth = size * 0.045;
  pen.beginPath();
  const wide = size * (0.26 + chance() * 0.1);
  pen.arc(x, y + wide * 0.6, wide, Math.PI * 1.15, Math.PI * 1.85);
  pen.stroke();
};

export const rock: Motif = (pen, x, y, size, chance) => {
  const r = size * (0.12 + chance() * 0.12);
  shape(pen, "#7d756b", [x - r, y + r * 0.5], [x - r * 0.4, y - r * 0.7], [x + r * 0.6, y - r * 0.5], [x + r, y + r * 0.5]);
  shape(pen, "#aaa297", [x - r * 0.7, y + r * 0.1], [x - r * 0.4, y - r * 0.7], [x + r * 0.3, y - r * 0.5]);
};

export const reed: Motif = (pen, x, y, size, chance) => {
  pen.strokeStyle = "rgba(66,92,62,.8)";
  pen.lineWidth = size * 0.035;
  for (const lean of [-0.14, 0, 0.14]) stroke(pen, x + lean * size * 0.5, y + size * 0.14, x + lean * size, y - size * (0.1 + chance() * 0.12));
  pen.strokeStyle = "rgba(90,140,150,.6)";
  stroke(pen, x - size * 0.22, y + size * 0.19, x + size * 0.22, y + size * 0.19);
};

export const wave: Motif = (pen, x, y, size, chance) => {
  pen.strokeStyle = "rgba(240,250,255,.5)";
  pen.lineWidth = size * 0.035;
  pen.beginPath();
  const wide = size * (0.14 + chance() * 0.08);
  pen.moveTo(x - wide * 2, y);
  pen.quadraticCurveTo(x - wide, y - wide * 0.8, x, y);
  pen.quadraticCurveTo(x + wide, y + wide * 0.8, x + wide * 2, y);
  pen.stroke();
};

export const furrow: Motif = (pen, x, y, size) => {
  pen.strokeStyle = "rgba(105,72,36,.45)";
  pen.lineWidth = size * 0.05;
  for (const row of [-0.24, 0, 0.24]) stroke(pen, x - size * 0.5, y + row * size, x + size * 0.5, y + row * size);
};

export const dune: Motif = (pen, x, y, size, chance) => {
  pen.strokeStyle = "rgba(160,118,58,.6)";
  pen.lineWidth = size * 0.04;
  pen.beginPath();
  const wide = size * (0.3 + chance() * 0.15);
  pen.moveTo(x - wide, y);
  pen.quadraticCurveTo(x, y - wide * 0.7, x + wide, y);
  pen.quadraticCurveTo(x + wide * 0.1, y - wide * 0.2, x - wide, y);
  pen.stroke();
};

export const hatch: Motif = (pen, x, y, size) => {
  pen.strokeStyle = "rgba(50,40,35,.6)";
  pen.lineWidth = size * 0.05;
  for (const shift of [-0.22, 0, 0.22]) stroke(pen, x + (shift - 0.12) * size, y + size * 0.22, x + (shift + 0.12) * size, y - size * 0.22);
};

export const hedge: Motif = (pen, x, y, size, chance) => {
  pen.strokeStyle = "rgba(76,98,52,.8)";
  pen.lineWidth = size * 0.1;
  pen.setLineDash([size * 0.08, size * 0.05]);
  pen.strokeRect(x - size * 0.4, y - size * 0.3, size * (0.6 + chance() * 0.2), size * 0.6);
  pen.setLineDash([]);
};

export const house: Motif = (pen, x, y, size, chance) => {
  const wide = size * (0.16 + chance() * 0.06);
  const warm = chance() > 0.5 ? ["#a6543a", "#8a4029"] : ["#94714e", "#765638"];
  pen.fillStyle = "rgba(40,30,20,.3)";
  pen.fillRect(x - wide + 2, y - wide * 0.6 + 2, wide * 2, wide * 1.4);
  pen.fillStyle = warm[0] ?? "";
  pen.fillRect(x - wide, y - wide * 0.7, wide * 2, wide * 0.7);
  pen.fillStyle = warm[1] ?? "";
  pen.fillRect(x - wide, y, wide * 2, wide * 0.7);
};

export const tent: Motif = (pen, x, y, size, chance) => {
  const r = size * (0.15 + chance() * 0.05);
  oval(pen, x + r * 0.3, y + r * 0.5, r * 1.2, r * 0.6, "rgba(40,30,20,.25)");
  shape(pen, "#efe2c2", [x - r, y + r * 0.6], [x, y - r], [x + r, y + r * 0.6]);
  shape(pen, "#c9b48a", [x, y - r], [x + r, y + r * 0.6], [x + r * 0.2, y + r * 0.6]);
};

export const tower: Motif = (pen, x, y, size) => {
  const r = size * 0.2;
  pen.fillStyle = "rgba(40,30,20,.3)";
  pen.fillRect(x - r + 3, y - r + 3, r * 2, r * 2);
  pen.fillStyle = "#a79c8b";
  pen.fillRect(x - r, y - r, r * 2, r * 2);
  pen.fillStyle = "#8a8071";
  pen.fillRect(x - r * 0.6, y - r * 0.6, r * 1.2, r * 1.2);
};

export const column: Motif = (pen, x, y, size, chance) => {
  const r = size * 0.07;
  const high = size * (0.2 + chance() * 0.2);
  pen.fillStyle = "#d8cfbd";
  pen.fillRect(x - r, y - high, r * 2, high);
  pen.fillStyle = "#a99f8c";
  pen.fillRect(x, y - high, r, high);
};

export const ditch: Motif = (pen, x, y, size) => {
  pen.strokeStyle = "rgba(70,52,34,.75)";
  pen.lineWidth = size * 0.09;
  pen.beginPath();
  pen.moveTo(x - size * 0.45, y + size * 0.1);
  pen.lineTo(x - size * 0.2, y - size * 0.1);
  pen.lineTo(x + size * 0.05, y + size * 0.1);
  pen.lineTo(x + size * 0.3, y - size * 0.1);
  pen.lineTo(x + size * 0.45, y + size * 0.05);
  pen.stroke();
};

function disc(pen: Pen, x: number, y: number, r: number, colour: string): void {
  oval(pen, x, y, r, r, colour);
}

function oval(pen: Pen, x: number, y: number, wide: number, high: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, wide, high, 0, 0, Math.PI * 2);
  pen.fill();
}

function shape(pen: Pen, colour: string, ...points: [number, number][]): void {
  pen.fillStyle = colour;
  pen.beginPath();
  points.forEach(([x, y]) => pen.lineTo(x, y));
  pen.closePath();
  pen.fill();
}

function stroke(pen: Pen, x: number, y: number, toX: number, toY: number): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}
