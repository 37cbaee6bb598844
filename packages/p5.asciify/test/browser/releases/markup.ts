/** The parts of a document of the matrix: script tags, and sketches for both modes of p5.js. */

/** A script tag for an address; nothing if there is none. */
export function tag(address: string | undefined, attributes = ''): string {
  return address === undefined
    ? ''
    : `<script src="${address}"${attributes && ` ${attributes}`}></script>`;
}

/** A script that stands in the document. */
export function inline(text: string, attributes = ''): string {
  return `<script${attributes && ` ${attributes}`}>\n${text}\n</script>`;
}

/** A module that stands in the document, with the map of the names that it imports. */
export function moduleScript(imports: Readonly<Record<string, string>>, text: string): string {
  const map = JSON.stringify({ imports });
  return `<script type="importmap">${map}</script>\n${inline(text, 'type="module"')}`;
}

/**
 * The functions of a sketch by their names, each as the text of its body. Their argument goes in front
 * of everything that belongs to p5.js: nothing in global mode, and `p.` in instance mode. A name that
 * begins with `async ` makes an async function.
 */
export type Functions = Readonly<Record<string, (p: '' | 'p.') => string>>;

function bodies(functions: Functions, p: '' | 'p.') {
  return Object.entries(functions).map(([key, body]) => {
    const [name = '', modifier = ''] = key.split(' ').reverse();
    return { name, modifier: modifier && `${modifier} `, body: `note('${name}');\n${body(p)}` };
  });
}

/** A sketch in global mode, as readers write it. */
export function globalSketch(functions: Functions): string {
  return bodies(functions, '')
    .map(({ name, modifier, body }) => `${modifier}function ${name}() {\n${body}\n}`)
    .join('\n');
}

/** A sketch in global mode whose functions are put on `window`, as modules have to do. */
export function windowSketch(functions: Functions): string {
  return bodies(functions, '')
    .map(({ name, modifier, body }) => `window.${name} = ${modifier}function () {\n${body}\n};`)
    .join('\n');
}

/** The function that makes a sketch in instance mode, as an expression. It keeps the sketch in `p`. */
export function closure(functions: Functions): string {
  const assignments = bodies(functions, 'p.').map(
    ({ name, modifier, body }) => `p.${name} = ${modifier}() => {\n${body}\n};`,
  );
  return `(p) => {\nwindow.p = p;\n${assignments.join('\n')}\n}`;
}

/** A sketch in instance mode. */
export function instanceSketch(functions: Functions, node = ''): string {
  return `new p5(${closure(functions)}${node && `, ${node}`});`;
}
