import type { SketchFiles } from '../host/sandboxDocument';

declare global {
  /** Addresses of the files that sketches need; the bundler of this page defines them. */
  const EMBEDDED_FILES: SketchFiles;
}
