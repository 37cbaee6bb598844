declare module '@generated/playground/default/templates.json' {
  const templates: unknown;
  export default templates;
}
