import type { NProgress, NProgressOptions } from 'nprogress';

let isWanted = false;
let loaded: NProgress | undefined;

/** `nprogress`, as far as the theme uses it, fetched when a page takes long to come. */
export default {
  // The theme switches the spinner off, as it is done below.
  configure(): void {},

  start(): void {
    isWanted = true;
    void load().then((progress) => {
      if (isWanted) progress.start();
    });
  },

  done(): void {
    isWanted = false;
    loaded?.done();
  },
};

async function load(): Promise<NProgress> {
  const options: Partial<NProgressOptions> = { showSpinner: false };
  loaded ??= (await import('nprogress/nprogress.js')).default.configure(options);
  return loaded;
}
