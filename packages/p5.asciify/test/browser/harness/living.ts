/** Counts what a page holds of the graphics card. */
import { source } from './document';

declare global {
  interface Window {
    /** Living objects of each kind, in every context of the page. */
    living: Record<string, Set<object>>;
  }
}

/** Runs in the page, before p5: tracks the WebGL objects that are created and deleted. */
function countObjects(): void {
  window.living = {};
  for (const kind of ['Framebuffer', 'Renderbuffer', 'Texture', 'Program', 'Shader', 'Buffer']) {
    const living = (window.living[kind] = new Set<object>());
    for (const context of [WebGLRenderingContext, WebGL2RenderingContext]) {
      const methods: object = context.prototype;
      const create: unknown = Reflect.get(methods, `create${kind}`);
      const remove: unknown = Reflect.get(methods, `delete${kind}`);
      if (typeof create !== 'function' || typeof remove !== 'function') continue;
      Reflect.set(methods, `create${kind}`, function (this: object, ...args: unknown[]) {
        const made = create.apply(this, args) as object;
        living.add(made);
        return made;
      });
      Reflect.set(methods, `delete${kind}`, function (this: object, object: object) {
        living.delete(object);
        remove.call(this, object);
      });
    }
  }
}

/** A script that counts, to be loaded before p5. */
export const COUNT_SCRIPT = `data:text/javascript,${encodeURIComponent(`${source(countObjects)}();`)}`;
