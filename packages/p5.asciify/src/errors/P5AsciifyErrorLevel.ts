/**
 * How p5.asciify answers a wrong argument. Set it with {@link P5AsciifierManager.setErrorLevel}.
 *
 * Below `THROW` the call is ignored and the old value stays. Characters that the font lacks are the
 * exception: the font's first character stands in for each, and `glyphColor()` gives black, its code.
 *
 * @since 0.10.0
 */
export enum P5AsciifyErrorLevel {
  /** Say nothing. */
  SILENT = 0,
  /** Write to the console with `console.warn`. */
  WARNING = 1,
  /** Write to the console with `console.error`. */
  ERROR = 2,
  /** Throw a {@link errors.P5AsciifyError}. The default. */
  THROW = 3,
}
