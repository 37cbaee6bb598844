declare module '*.vert?raw' {
  const text: string;
  export default text;
}

declare module '*.frag?raw' {
  const text: string;
  export default text;
}
