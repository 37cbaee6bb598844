import type { GL } from '../p5-compat/sketch';

/**
 * Runs something that puts pixels into a texture or reads them, with WebGL's own settings for that. A
 * sketch may have left others: with `UNPACK_FLIP_Y_WEBGL` glyphs would be upside down, and with a buffer
 * bound for pixels WebGL would refuse.
 *
 * @param premultiply - Whether alpha is multiplied into colours that are put into a texture.
 */
export function withPlainPixelStore<Result>(
  gl: GL,
  premultiply: boolean,
  run: () => Result,
): Result {
  const saved = settingsOf(gl).map(([name, plain]) => {
    const value = Number(gl.getParameter(name));
    if (value !== plain) gl.pixelStorei(name, plain);
    return { name, value, plain };
  });
  const multiplied = Boolean(gl.getParameter(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL));
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, premultiply);
  const buffers = unbindPixelBuffers(gl);
  try {
    return run();
  } finally {
    for (const { target, buffer } of buffers) gl.bindBuffer(target, buffer);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, multiplied);
    for (const { name, value, plain } of saved) if (value !== plain) gl.pixelStorei(name, value);
  }
}

/** The settings, and the values that WebGL starts with. */
function settingsOf(gl: GL): (readonly [name: number, plain: number])[] {
  return [
    [gl.UNPACK_FLIP_Y_WEBGL, 0],
    [gl.UNPACK_ALIGNMENT, 4],
    [gl.PACK_ALIGNMENT, 4],
    ...(gl instanceof WebGL2RenderingContext
      ? [
          ...[gl.UNPACK_ROW_LENGTH, gl.UNPACK_SKIP_ROWS, gl.UNPACK_SKIP_PIXELS],
          ...[gl.PACK_ROW_LENGTH, gl.PACK_SKIP_ROWS, gl.PACK_SKIP_PIXELS],
        ].map((name): [number, number] => [name, 0])
      : []),
  ];
}

/** Unbinds the buffers that WebGL 2 would read pixels from, or write them to. */
function unbindPixelBuffers(gl: GL): { target: number; buffer: WebGLBuffer }[] {
  if (!(gl instanceof WebGL2RenderingContext)) return [];
  const bindings = [
    { target: gl.PIXEL_UNPACK_BUFFER, binding: gl.PIXEL_UNPACK_BUFFER_BINDING },
    { target: gl.PIXEL_PACK_BUFFER, binding: gl.PIXEL_PACK_BUFFER_BINDING },
  ];
  return bindings.flatMap(({ target, binding }) => {
    const buffer: unknown = gl.getParameter(binding);
    if (!(buffer instanceof WebGLBuffer)) return [];
    gl.bindBuffer(target, null);
    return [{ target, buffer }];
  });
}
