const EDITOR = 'https://p5live.org/';

/**
 * The address that opens a sketch in P5LIVE: `?code=` and the sketch in base64.
 *
 * P5LIVE loads further libraries from a list named `libs` in the first line. Sketches here leave
 * it out, since they run in any p5 page, so it is put in front.
 */
export function p5LiveLink(sketch: string, libraries: readonly string[]): string {
  const libs = libraries.map((address) => `'${address}'`).join(', ');
  const code = `let libs = [${libs}];\n\n${sketch}`;

  // Base64 carries bytes. With ASCII alone, and no percent sign, the sketch arrives unchanged
  // however the editor turns these bytes back into text.
  const odd = /[^\n -~]|%/u.exec(code)?.[0];
  if (odd !== undefined) {
    throw new Error(
      `A sketch for a P5LIVE link has to be plain ASCII without "%", but this one contains "${odd}".`,
    );
  }
  return `${EDITOR}?code=${encodeURIComponent(btoa(code))}`;
}
