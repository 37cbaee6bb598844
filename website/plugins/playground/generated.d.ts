declare module '@generated/playground/default/published.json' {
  const published: unknown;
  export default published;
}

declare module '@generated/playground/default/templates.json' {
  const templates: unknown;
  export default templates;
}
