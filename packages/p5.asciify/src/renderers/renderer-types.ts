import { P5AsciifyBrightnessRenderer } from './brightness/P5AsciifyBrightnessRenderer';
import type { BuiltInId } from './built-in-ids';
import { P5AsciifyRenderer2D } from './custom/P5AsciifyRenderer2D';
import { P5AsciifyEdgeRenderer } from './edge/P5AsciifyEdgeRenderer';

/** The built-in types of renderers, by the name that `renderers().add(name, type)` takes. */
export const RENDERER_TYPES = {
  /** Characters by brightness. */
  brightness: P5AsciifyBrightnessRenderer,
  /** Characters along edges. */
  edge: P5AsciifyEdgeRenderer,
  /** Painted by you. */
  custom2D: P5AsciifyRenderer2D,
} as const satisfies Record<BuiltInId, unknown>;
