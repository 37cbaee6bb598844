/**
 * The error that p5.asciify throws, so that a `catch` block can tell it from any other.
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   try {
 *     p5asciify.asciifier().fontSize(-8);
 *   } catch (error) {
 *     // "fontSize: expected a number greater than 0, got -8."
 *     console.log(error.name, error.message);
 *   }
 * }
 *
 * function draw() {
 *   background(32);
 *   box(200);
 * }
 * ```
 *
 * @see {@link errors.P5AsciifyErrorLevel | P5AsciifyErrorLevel}
 */
export class P5AsciifyError extends Error {
  /** The error that led to this one, when there was one. */
  readonly originalError?: Error;

  /**
   * @param message - What was wrong, and what is right.
   * @param originalError - The error that led to this one.
   */
  constructor(message: string, originalError?: Error) {
    super(message);
    this.name = 'P5AsciifyError';
    this.originalError = originalError;
  }
}
