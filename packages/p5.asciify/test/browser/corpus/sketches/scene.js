/**
 * A sketch that draws a lit scene, in which a wrong camera or a wrong style shows.
 *
 * @param {(p: any, tools: import('../case.ts').Tools) => void} [once] Called at the end of `setup()`.
 * @param {(p: any, tools: import('../case.ts').Tools) => void} [always] Called in each frame, after
 *   the background.
 * @returns {import('../case.ts').Make}
 */
export function scene(once = () => {}, always = () => {}) {
  const make = (p, tools, { once, always }) => {
    p.setup = () => {
      p.createCanvas(80, 80, p.WEBGL);
      once(p, tools);
    };
    p.draw = () => {
      p.background(30, 60, 90);
      always(p, tools);
      p.push();
      p.rotateY(0.4 + 0.1 * p.frameCount);
      p.rotateX(0.3);
      p.box(34);
      p.pop();
      p.push();
      p.translate(18, 16, 20);
      p.sphere(9, 10, 8);
      p.pop();
    };
  };
  return Object.assign(make, { with: { once, always } });
}
