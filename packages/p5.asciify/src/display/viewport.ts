import type { Viewport } from '../gpu/Gpu';
import type { Size } from '../grid/layout';
import type { DrawTarget } from '../p5-compat/framebuffer';

/** A rectangle in logical pixels, its offset counted from the top left of what is drawn into. */
export interface Area extends Size {
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Where an area lies on the canvas or in a framebuffer, in physical pixels. */
export function viewportOn(target: DrawTarget, area: Area): Viewport {
  const { density } = target;
  const [width, height] = [Math.round(area.width * density), Math.round(area.height * density)];
  const top = Math.round(area.offsetY * density);
  return {
    x: Math.round(area.offsetX * density),
    y: target.isCanvas ? Math.round(target.height * density) - top - height : top,
    width,
    height,
  };
}

/** The middle of a target, for something of this size. */
export function centredArea(target: Size, { width, height }: Size): Area {
  return {
    width,
    height,
    offsetX: (target.width - width) / 2,
    offsetY: (target.height - height) / 2,
  };
}
