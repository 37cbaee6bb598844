import type p5 from 'p5';
import { Gpu } from '../gpu/Gpu';
import { replaceWithCanvas } from '../gpu/upload';
import {
  canvasOf,
  densityOf,
  heightOf,
  isFramebuffer,
  textureOf,
  widthOf,
  type CaptureTexture,
} from '../p5-compat/framebuffer';

/**
 * Textures with copies of captured `p5.Graphics`. Such a canvas belongs to another context, so it
 * is copied once a frame; a captured framebuffer has a texture of its own.
 */
const copies = new WeakMap<CaptureTexture, { gpu: Gpu; texture: WebGLTexture }>();

/** Copies a graphics' canvas. To be called before each frame; a framebuffer needs no copy. */
export function refreshCapture(p: p5, capture: CaptureTexture): void {
  if (isFramebuffer(capture)) return;
  const gpu = Gpu.of(p);
  let copy = copies.get(capture);
  if (copy?.gpu !== gpu) {
    copy = { gpu, texture: gpu.gl.createTexture() };
    copies.set(capture, copy);
  }
  replaceWithCanvas(gpu.gl, copy.texture, canvasOf(capture));
}

export function captureTextureOf(p: p5, capture: CaptureTexture): WebGLTexture {
  if (isFramebuffer(capture)) return textureOf(capture);
  if (!copies.has(capture)) refreshCapture(p, capture);
  const copy = copies.get(capture);
  if (!copy) throw new TypeError('The capture texture could not be copied.');
  return copy.texture;
}

/** Physical width and height of the capture's texture. */
export function captureTexelsOf(capture: CaptureTexture): [width: number, height: number] {
  if (!isFramebuffer(capture)) {
    const { width, height } = canvasOf(capture);
    return [width, height];
  }
  const density = densityOf(capture);
  return [Math.floor(widthOf(capture) * density), Math.floor(heightOf(capture) * density)];
}

/** Frees the copy of a graphics that is no longer captured. */
export function releaseCapture(capture: CaptureTexture): void {
  const copy = copies.get(capture);
  if (!copy) return;
  copy.gpu.gl.deleteTexture(copy.texture);
  copies.delete(capture);
}
