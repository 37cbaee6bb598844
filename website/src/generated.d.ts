/** The data that plugins write, as pages import it. Values of type `unknown` are parsed where they are read. */

declare module '@generated/sketches/default/examples/*.json' {
  const example: unknown;
  export default example;
}

declare module '@generated/sketches/default/gallery.json' {
  import type { GalleryExample } from '@site/shared/examples';

  const examples: readonly GalleryExample[];
  export default examples;
}

declare module '@generated/sketches/default/cards/*.json' {
  import type { GalleryExample } from '@site/shared/examples';

  const example: GalleryExample;
  export default example;
}

declare module '@generated/sketches/default/recipes.json' {
  import type { RecipePage } from '@site/shared/recipes';

  const pages: readonly RecipePage[];
  export default pages;
}

declare module '@generated/sketches/default/published.json' {
  const published: unknown;
  export default published;
}

declare module '@generated/sketches/default/templates.json' {
  const templates: unknown;
  export default templates;
}

declare module '@generated/completions/default/*.json' {
  const data: unknown;
  export default data;
}

declare module '@generated/sketches/default/course/steps.json' {
  const steps: unknown;
  export default steps;
}

declare module '@generated/sketches/default/course/sources.json' {
  const sources: unknown;
  export default sources;
}
