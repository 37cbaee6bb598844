export { P5AsciifyRenderer2D, CUSTOM_DEFAULT_OPTIONS_2D } from './custom/P5AsciifyRenderer2D';
/** Renderers that look for a feature of the source: its brightness, or its edges. */
export * as feature from './feature';
