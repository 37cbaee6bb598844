/** Written by `plugins/examples`. */
declare module '@generated/examples/default/gallery.json' {
  import type { GalleryExample } from '@site/src/components/ExampleGallery/filterExamples';

  const examples: readonly GalleryExample[];
  export default examples;
}

declare module '@generated/examples/default/card-*' {
  import type { GalleryExample } from '@site/src/components/ExampleGallery/filterExamples';

  const example: GalleryExample;
  export default example;
}
