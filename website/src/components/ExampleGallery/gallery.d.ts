/** Written by `plugins/examples`. */
declare module '@generated/examples/default/gallery.json' {
  import type { GalleryExample } from '@site/shared/examples';

  const examples: readonly GalleryExample[];
  export default examples;
}

declare module '@generated/examples/default/card-*' {
  import type { GalleryExample } from '@site/shared/examples';

  const example: GalleryExample;
  export default example;
}
