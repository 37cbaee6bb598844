// The base layer holds the mountain. A layer with a larger font lies above it, and holds the snow.
const flakes = Array.from({ length: 22 }, (_, i) => ({ x: (i * 0.618) % 1, y: (i * 0.283) % 1 }));
const t = textmode.create({ width: innerWidth, height: innerHeight, fontSize: 8 });
const snow = t.layers.add({ fontSize: 24 });

t.setup(() => {
  t.canvas.role = 'img';
  t.canvas.ariaLabel = 'Snow falls in large cells, and behind it stands a mountain in small ones.';
});

t.draw(() => {
  t.background('#04060f');
  paint('O', '#fff2c8', 24, -15, () => t.ellipse(9, 9));
  peak('=', '#8fa2da', -8, -19, 26, 36);
  peak('-', '#56679f', 24, -4, 26, 24);
  peak('@', '#f2f6ff', -8, -19, -8, 8.8);
  for (let x = -36; x < 40; x += 9) peak('+', '#2fae6f', x, 11 + (x % 4), 26, 4);
});

// A triangle, row by row.
function peak(character, colour, x, top, bottom, reach) {
  for (let y = top; y < bottom; y++) {
    const half = (reach * (y - top + 0.5)) / (bottom - top);
    paint(character, colour, x, y, () => t.rect(2 * half, 1));
  }
}

snow.draw(() => {
  t.clear();
  for (const { x, y } of flakes) {
    const fall = (y + t.frameCount * 0.0025) % 1;
    const column = Math.floor((x - 0.5) * t.grid.cols);
    const row = Math.floor((fall - 0.5) * t.grid.rows);
    paint('*', '#ffffff', column, row, () => t.point());
  }
});

function paint(character, colour, x, y, shape) {
  t.push();
  t.translate(x, y);
  t.char(character);
  t.charColor(colour);
  t.cellColor(0, 0, 0, 0);
  shape();
  t.pop();
}

t.windowResized(() => t.resizeCanvas(innerWidth, innerHeight));
