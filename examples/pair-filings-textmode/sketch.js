// Every cell holds a dash, turned by charRotation() of textmode.js.
const t = textmode.create({ width: innerWidth, height: innerHeight, fontSize: 8 });

t.setup(() => {
  t.canvas.role = 'img';
  t.canvas.ariaLabel = 'Arcs of dashes around a magnet, red at one end and blue at the other.';
});

t.draw(() => {
  const { cols, rows } = t.grid;
  t.background(8, 8, 16);
  for (let y = -rows / 2; y < rows / 2; y++) {
    for (let x = -cols / 2; x < cols / 2; x++) {
      const { character, turn, colour } = filingAt(x + 0.5, y + 0.5, t.frameCount);
      t.push();
      t.translate(x, y);
      t.char(character);
      t.charRotation(turn * 360);
      t.charColor(...colour);
      t.cellColor(8, 8, 16);
      t.point();
      t.pop();
    }
  }
});

// Iron filings around a magnet: the field of its two poles at a cell, from the middle of the grid.
function filingAt(x, y, time) {
  const tilt = 0.5 * Math.sin(time * 0.012);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [along, across] = [x * cos + y * sin, y * cos - x * sin];
  if (Math.abs(along) < 13 && Math.abs(across) < 3.2) {
    const colour = along > 0 ? [255, 70, 70] : [80, 130, 255];
    return { character: '#', turn: 0, colour };
  }
  const [right, left] = [along - 12, along + 12];
  const [near, far] = [Math.hypot(right, across), Math.hypot(left, across)];
  const fieldX = right / near ** 3 - left / far ** 3;
  const fieldY = across / near ** 3 - across / far ** 3;
  const strength = Math.min(1, 14 * Math.hypot(fieldX, fieldY) ** 0.5);
  const warmth = far / (near + far);
  return {
    character: strength > 0.75 ? '=' : '-',
    turn: (Math.atan2(fieldY, fieldX) + tilt) / (2 * Math.PI),
    colour: [60 + 195 * warmth, 110, 255 - 195 * warmth].map(
      (part) => part * (0.4 + 0.6 * strength),
    ),
  };
}

t.windowResized(() => t.resizeCanvas(innerWidth, innerHeight));
