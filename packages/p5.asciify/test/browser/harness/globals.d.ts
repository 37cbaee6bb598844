/**
 * The globals of the page. Functions that run in the page are sent to the browser as source, so
 * they can use these globals, but nothing of the test file around them.
 */
import type p5 from 'p5';
import type {} from 'p5/global';
import type * as Library from 'p5.asciify';

declare global {
  const p5asciify: Library.P5AsciifierManager;
  const p5asciifier: Library.P5Asciifier;

  interface Window {
    p5: typeof p5 & { VERSION: string; asciify: typeof Library };
  }

  function createFramebuffer(options?: object): p5.Framebuffer;
}
