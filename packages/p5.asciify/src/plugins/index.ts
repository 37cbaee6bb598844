export { P5AsciifyPluginRegistry } from './P5AsciifyPluginRegistry';
export type { P5AsciifyRendererPlugin } from './P5AsciifyRendererPlugin';
