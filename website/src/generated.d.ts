/** The data that plugins write, as pages import it. What is `unknown` is parsed where it is read. */

declare module '@generated/examples/default/*.json' {
  const example: unknown;
  export default example;
}

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

declare module '@generated/cookbook/default/recipes.json' {
  import type { RecipePage } from '@site/shared/recipes';

  const pages: readonly RecipePage[];
  export default pages;
}

declare module '@generated/playground/default/published.json' {
  const published: unknown;
  export default published;
}

declare module '@generated/playground/default/templates.json' {
  const templates: unknown;
  export default templates;
}

declare module '@generated/completions/default/*.json' {
  const data: unknown;
  export default data;
}

declare module '@generated/course/default/steps.json' {
  const steps: unknown;
  export default steps;
}

declare module '@generated/course/default/sources.json' {
  const sources: unknown;
  export default sources;
}
