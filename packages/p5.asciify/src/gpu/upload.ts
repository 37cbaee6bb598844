import type { GL } from '../p5-compat/sketch';
import { withPlainPixelStore } from './pixel-store';

/** Replaces a texture's pixels with those of a canvas of the same size, alpha multiplied in. */
export function uploadCanvas(gl: GL, texture: WebGLTexture, canvas: HTMLCanvasElement): void {
  withUnpacking(gl, texture, true, () => {
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
  });
}

/** Replaces a texture's pixels with bytes (red, green, blue, alpha), the top row first. */
export function uploadBytes(
  gl: GL,
  texture: WebGLTexture,
  width: number,
  height: number,
  bytes: Uint8Array,
): void {
  withUnpacking(gl, texture, false, () => {
    const { TEXTURE_2D, RGBA, UNSIGNED_BYTE } = gl;
    gl.texSubImage2D(TEXTURE_2D, 0, 0, 0, width, height, RGBA, UNSIGNED_BYTE, bytes);
  });
}

/** Gives a texture the size and the pixels of a canvas. */
export function replaceWithCanvas(gl: GL, texture: WebGLTexture, canvas: HTMLCanvasElement): void {
  withUnpacking(gl, texture, true, () => {
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
  });
}

/** Makes the bound texture give one texel for each pixel, without mipmaps or wrapping. */
export function sampleNearest(gl: GL): void {
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}

function withUnpacking(gl: GL, texture: WebGLTexture, premultiply: boolean, upload: () => void) {
  const previous: unknown = gl.getParameter(gl.TEXTURE_BINDING_2D);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  withPlainPixelStore(gl, premultiply, upload);
  gl.bindTexture(gl.TEXTURE_2D, previous instanceof WebGLTexture ? previous : null);
}
