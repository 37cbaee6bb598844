/** The package's own file, whose name is not replaced. */
declare module 'nprogress/nprogress.js' {
  import progress from 'nprogress';
  export default progress;
}
