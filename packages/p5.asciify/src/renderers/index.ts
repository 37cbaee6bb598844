export { P5AsciifyRendererManager } from './P5AsciifyRendererManager';
export { P5AsciifyRenderer } from './P5AsciifyRenderer';
export { P5AsciifyDisplayRenderer } from '../display/P5AsciifyDisplayRenderer';
export { RENDERER_TYPES } from './renderer-types';
export type * from './options';
/** Renderers that set the cells of a flat grid. */
export * as renderer2d from './renderer2d';
