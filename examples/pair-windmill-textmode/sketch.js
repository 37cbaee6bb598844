// The windmill in textmode.js. Lengths are cells, angles are degrees, and each solid has a character.
const t = textmode.create({ width: innerWidth, height: innerHeight, fontSize: 8 });

t.setup(() => {
  t.canvas.role = 'img';
  t.canvas.ariaLabel =
    'A windmill on a hill: the hill is made of quotation marks, the tower of hashes.';
});

t.draw(() => {
  t.background('#1a1030');
  t.cellColor('#1a1030');
  t.ambientLight(90);
  t.pointLight(255, 240, 210, -30, -30, 60);

  solid('"', '#3f9d4a', 0, 27, 0, () => t.ellipsoid(34, 12, 16));
  solid('#', '#e9d9b8', 0, 7, 0, () => t.cylinder(6, 22));
  solid('^', '#e0523a', 0, -9, 0, () => {
    t.rotateX(180);
    t.cone(8, 10);
  });

  for (let sail = 0; sail < 4; sail++) {
    t.push();
    t.translate(0, -5, 12);
    t.rotateZ(t.frameCount * 1.15 + sail * 90);
    t.translate(9, 0, 0);
    t.char('=');
    t.charColor('#ffc04d');
    t.box(15, 4, 1);
    t.pop();
  }
});

function solid(character, colour, x, y, z, shape) {
  t.push();
  t.char(character);
  t.charColor(colour);
  t.translate(x, y, z);
  shape();
  t.pop();
}

t.windowResized(() => t.resizeCanvas(innerWidth, innerHeight));
