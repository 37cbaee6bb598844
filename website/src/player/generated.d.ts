declare module '@generated/completions/default/*.json' {
  const data: unknown;
  export default data;
}
