import type { ServedFile } from './listFiles';

type Linked = Pick<ServedFile, 'name' | 'integrity'>;

/** A page that loads the library with a script tag, from a copy next to the page. */
export function scriptPage({ name, integrity }: Linked): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>My sketch</title>
    <script src="p5.min.js"></script>
    <script
      src="${name}"
      integrity="${integrity}"
    ></script>
    <script src="sketch.js"></script>
  </head>
  <body></body>
</html>`;
}

/** A page that imports the library by its name, from a copy next to the page. */
export function importMapPage({ name, integrity }: Linked): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>My sketch</title>
    <script src="p5.min.js"></script>
    <script type="importmap">
      {
        "imports": {
          "p5": "data:text/javascript,export%20default%20window.p5",
          "p5.asciify": "./${name}"
        },
        "integrity": {
          "./${name}": "${integrity}"
        }
      }
    </script>
    <script type="module">
      import p5 from 'p5';
      import { p5asciify } from 'p5.asciify';

      new p5((p) => {
        p.setup = () => {
          p.createCanvas(800, 800, p.WEBGL);
        };

        p.setupAsciify = () => {
          p5asciify.asciifier().fontSize(8);
        };

        p.draw = () => {
          p.background(32);
          p.rotateX(p.frameCount * 0.03);
          p.rotateZ(p.frameCount * 0.01);
          p.directionalLight(255, 255, 255, 0, 0, -1);
          p.box(500, 100, 100);
        };
      });
    </script>
  </head>
  <body></body>
</html>`;
}

/** The command that installs the library from a downloaded package, and p5.js beside it. */
export function bundlerCommand(packageName: string): string {
  return `npm install p5@1 ./${packageName}`;
}
