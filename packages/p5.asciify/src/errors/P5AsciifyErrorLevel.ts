/**
 * How p5.asciify answers a wrong argument. Set it with {@link P5AsciifierManager.setErrorLevel}.
 *
 * Below `THROW` the call is ignored and the old value stays. Characters that the font lacks are the
 * exception: the font's first character stands in for each, and `glyphColor()` gives black, its
 * code.
 *
 * @since 0.10.0
 */
export enum P5AsciifyErrorLevel {
  /** Ignore the call without a message. */
  SILENT = 0,
  /** Ignore the call, and write a warning to the console. */
  WARNING = 1,
  /** Ignore the call, and write an error to the console. */
  ERROR = 2,
  /** Throw a {@link errors.P5AsciifyError}. This is the default. */
  THROW = 3,
}
