declare module '@generated/examples/default/*.json' {
  const example: unknown;
  export default example;
}
