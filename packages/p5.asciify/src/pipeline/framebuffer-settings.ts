import type p5 from 'p5';
import { read } from '../p5-compat/read';
import type { FramebufferSettings } from '../p5-compat/framebuffer';

/**
 * Values in these framebuffers are codes, so they must not be mixed: no antialiasing, no smoothing,
 * and an alpha channel even when the canvas has none.
 */
export function codeFramebufferSettings(p: p5): FramebufferSettings {
  return {
    antialias: false,
    textureFiltering: read(p, 'NEAREST'),
    depthFormat: read(p, 'UNSIGNED_INT'),
    channels: read(p, 'RGBA'),
  };
}
