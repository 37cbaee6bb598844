import type p5 from 'p5';
import type { P5AsciifyExtensions } from '../hooks/types';

/** What `@types/p5` has to know about a sketch with p5.asciify. */
declare module 'p5' {
  /** The version of p5. */
  const VERSION: string;

  interface Framebuffer {
    /** Width in logical pixels. */
    readonly width: number;
    /** Height in logical pixels. */
    readonly height: number;
    /** Reads the pixels into `pixels`. */
    loadPixels(): void;
    /** Writes `pixels` back. */
    updatePixels(): void;
  }

  interface Color {
    /** Red, green, blue and alpha from 0 to 1. */
    readonly _array: number[];
  }

  // What add-ons bring to a sketch; `@types/p5/index.d.ts` has this interface for them.
  interface p5InstanceExtensions {
    /** {@inheritDoc P5AsciifyExtensions.setupAsciify} */
    setupAsciify: P5AsciifyExtensions['setupAsciify'];
    /** {@inheritDoc P5AsciifyExtensions.drawAsciify} */
    drawAsciify: P5AsciifyExtensions['drawAsciify'];
    /** `@types/p5` says `void`. */
    createFramebuffer(options?: object): p5.Framebuffer;
  }
}

declare global {
  interface Window {
    /** {@inheritDoc P5AsciifyExtensions.setupAsciify} */
    setupAsciify?: P5AsciifyExtensions['setupAsciify'];
    /** {@inheritDoc P5AsciifyExtensions.drawAsciify} */
    drawAsciify?: P5AsciifyExtensions['drawAsciify'];
  }
}
