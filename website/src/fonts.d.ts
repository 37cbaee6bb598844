/** The address at which the site serves a font file of a package. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
