// Every cell is computed. In textmode.js, a cell is a point that you draw.
const ramp = ' .-~=+*#';
const leaves = [
  { x: -20, y: 8, size: 11, hasFlower: true },
  { x: 21, y: -11, size: 9, hasFlower: false },
  { x: 25, y: 15, size: 6, hasFlower: true },
];
const t = textmode.create({ width: innerWidth, height: innerHeight, fontSize: 8 });

t.setup(() => {
  t.canvas.role = 'img';
  t.canvas.ariaLabel = 'A pond in the rain. Rings spread between the leaves of three water lilies.';
});

t.draw(() => {
  const { cols, rows } = t.grid;
  t.background(4, 14, 34);
  for (let y = -rows / 2; y < rows / 2; y++) {
    for (let x = -cols / 2; x < cols / 2; x++) {
      const { character, colour } = cellAt(x, y, t.frameCount);
      t.push();
      t.translate(x, y);
      t.char(character);
      t.charColor(...colour);
      t.cellColor(4, 14, 34);
      t.point();
      t.pop();
    }
  }
});

// Rain on water, and the leaves of water lilies: what is in a cell, from the middle of the grid.
function cellAt(x, y, time) {
  for (const { x: left, y: top, size, hasFlower } of leaves) {
    const [dx, dy] = [x - left, y - top];
    const distance = Math.hypot(dx, dy);
    if (hasFlower && distance < 2.6) return { character: '*', colour: [255, 130, 190] };
    const isNotch = Math.abs(Math.atan2(dy, dx) - 0.7) < 0.25;
    if (distance < size && !isNotch) {
      const shade = 1 - (0.45 * distance) / size;
      return { character: '@', colour: [40 * shade, 190 * shade, 90 * shade] };
    }
  }
  let height = 0.12 + 0.08 * Math.sin(x * 0.2 + y * 0.5 + time * 0.03);
  for (let drop = 0; drop < 7; drop++) height += ringAt(x, y, drop, time);
  const level = Math.min(height, 1);
  return {
    character: ramp[Math.floor(level * (ramp.length - 0.01))],
    colour: [40 + 160 * level, 110 + 140 * level, 190 + 65 * level],
  };
}

// Each drop makes a ring that grows and fades, and then falls somewhere else.
function ringAt(x, y, drop, time) {
  const age = time / 150 + drop / 7;
  const [turn, life] = [Math.floor(age), age % 1];
  const centreX = 76 * (hash(drop * 7.3 + turn * 3.1) - 0.5);
  const centreY = 46 * (hash(drop * 2.9 + turn * 5.7) - 0.5);
  const distance = Math.hypot(x - centreX, y - centreY) - life * 20;
  return 0.9 * (1 - life) * Math.exp(-distance * distance * 0.35);
}

function hash(n) {
  return Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1;
}

t.windowResized(() => t.resizeCanvas(innerWidth, innerHeight));
