import type { SketchFiles } from '../host/sandboxDocument';

declare global {
  /** Addresses of what sketches need; whoever bundles this page puts them in. */
  const EMBEDDED_FILES: SketchFiles;
}
