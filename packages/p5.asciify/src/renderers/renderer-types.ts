/** The classes behind the built-in types of renderers, and the types of what they return and take. */
import { P5AsciifyBrightnessRenderer } from './brightness/P5AsciifyBrightnessRenderer';
import { P5AsciifyRenderer2D } from './custom/P5AsciifyRenderer2D';
import { P5AsciifyEdgeRenderer } from './edge/P5AsciifyEdgeRenderer';
import type {
  BrightnessAsciiRendererOptions,
  EdgeAsciiRendererOptions,
  FeatureAsciiRendererOptions,
} from './options';

/**
 * The built-in types of renderers, by the name that `renderers().add(name, type)` takes.
 *
 * @see {@link renderers.P5AsciifyRendererManager.add | add()}
 */
export const RENDERER_TYPES = {
  /** Characters by brightness. */
  brightness: P5AsciifyBrightnessRenderer,
  /** Characters along edges. */
  edge: P5AsciifyEdgeRenderer,
  /** Painted by you. */
  custom2D: P5AsciifyRenderer2D,
} as const;

type BuiltInId = keyof typeof RENDERER_TYPES;

/** The types of renderers that need no plugin, in the order in which they are listed. */
export const BUILT_IN_IDS: readonly string[] = Object.keys(RENDERER_TYPES);

export function isBuiltInId(id: string): id is BuiltInId {
  return BUILT_IN_IDS.includes(id);
}

/**
 * The class of a built-in type of renderer. The renderers that are there from the start are named
 * after their types, so their classes follow from their names.
 */
export type RendererOf<Type extends string> = Type extends 'brightness'
  ? P5AsciifyBrightnessRenderer
  : Type extends 'edge'
    ? P5AsciifyEdgeRenderer
    : P5AsciifyRenderer2D;

/** The options of a type of renderer. A plugin may have its own. */
export type RendererOptionsOf<Type extends string> = Type extends 'brightness'
  ? BrightnessAsciiRendererOptions
  : Type extends 'edge'
    ? EdgeAsciiRendererOptions
    : FeatureAsciiRendererOptions & Record<string, unknown>;
