// A canvas of the browser is the source: createTexture() reads it in every frame.
const paper = document.createElement('canvas');
const t = textmode.create({ width: innerWidth, height: innerHeight, fontSize: 8 });
let texture;

t.setup(() => {
  paper.width = t.width;
  paper.height = t.height;
  texture = t.createTexture(paper);
  texture.characters(' .:-=+*oO#@').charColorMode('sampled').cellColorMode('fixed').cellColor(0);
  t.canvas.role = 'img';
  t.canvas.ariaLabel = 'A butterfly of orange and pink characters beats its wings.';
});

t.draw(() => {
  paintButterfly(paper.getContext('2d'), paper.width, paper.height, t.frameCount);
  t.background(0);
  t.image(texture, t.grid.cols, t.grid.rows);
});

// Paints a butterfly with the commands of the 2D canvas.
function paintButterfly(context, width, height, time) {
  context.fillStyle = '#04030a';
  context.fillRect(0, 0, width, height);
  context.save();
  context.translate(width / 2, height * 0.52 + 8 * Math.sin(time * 0.03));
  context.scale(height / 100, height / 100);
  const beat = 0.72 + 0.28 * Math.cos(time * 0.05);
  for (const side of [-1, 1]) {
    context.save();
    context.scale(side * beat, 1);
    paintWing(context, '#ff8a2b', 'M2 -2 C14 -46 58 -50 62 -30 C64 -12 34 2 2 2 Z');
    paintWing(context, '#ffd34d', 'M8 -8 C20 -36 48 -40 52 -28 C52 -16 30 -6 8 -8 Z');
    paintWing(context, '#e0407c', 'M2 4 C34 4 48 18 42 32 C34 46 10 34 2 8 Z');
    paintWing(context, '#ffb3d1', 'M8 10 C26 10 36 20 32 28 C26 34 14 26 8 10 Z');
    context.restore();
  }
  paintWing(context, '#f4f0ff', 'M-2.4 -16 L2.4 -16 L1.6 28 L-1.6 28 Z');
  paintWing(context, '#f4f0ff', 'M-1 -16 L-11 -34 L-9 -35 L0 -18 L9 -35 L11 -34 L1 -16 Z');
  context.restore();
}

function paintWing(context, colour, path) {
  context.fillStyle = colour;
  context.fill(new Path2D(path));
}

t.windowResized(() => {
  t.resizeCanvas(innerWidth, innerHeight);
  paper.width = t.width;
  paper.height = t.height;
});
