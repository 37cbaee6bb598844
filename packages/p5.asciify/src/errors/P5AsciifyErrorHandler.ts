import { P5AsciifyError } from './P5AsciifyError';
import { P5AsciifyErrorLevel } from './P5AsciifyErrorLevel';

/** @ignore */
export interface ErrorHandlerOptions {
  globalLevel: P5AsciifyErrorLevel;
  consolePrefix: string;
}

/** @ignore */
export interface P5AsciifyErrorInfo {
  message: string;
  level: P5AsciifyErrorLevel;
  context?: unknown;
  originalError?: Error;
}

/**
 * The one place where a failed check turns into silence, a console line or an exception.
 *
 * @ignore
 */
export class P5AsciifyErrorHandler {
  private static instance?: P5AsciifyErrorHandler;

  private readonly options: ErrorHandlerOptions = {
    globalLevel: P5AsciifyErrorLevel.THROW,
    consolePrefix: '[p5.asciify]',
  };

  static getInstance(): P5AsciifyErrorHandler {
    return (P5AsciifyErrorHandler.instance ??= new P5AsciifyErrorHandler());
  }

  get globalLevel(): P5AsciifyErrorLevel {
    return this.options.globalLevel;
  }

  /**
   * @param condition - Whether the check passed.
   * @param message - What to say when it did not. A function is called only then.
   * @param context - Printed beside the message; `console` can unfold it.
   * @param originalError - What led to it, for the exception to carry.
   * @returns `condition`, unless the level is `THROW` and it failed.
   */
  validate(
    condition: boolean,
    message: string | (() => string),
    context?: unknown,
    originalError?: Error,
  ): boolean {
    if (!condition) {
      this.handle({
        message: typeof message === 'string' ? message : message(),
        level: this.options.globalLevel,
        context,
        originalError,
      });
    }
    return condition;
  }

  /**
   * Says what keeps a sketch from being converted, at every level, as an error that nobody caught. Thrown
   * on the spot, it would have p5 end the sketch, which can do without the library.
   */
  report(message: string): void {
    queueMicrotask(() => {
      throw new P5AsciifyError(message);
    });
  }

  setGlobalLevel(level: P5AsciifyErrorLevel): void {
    this.options.globalLevel = level;
  }

  /** A remark that is never an error: printed at every level but `SILENT`. */
  remark(message: string): void {
    if (this.options.globalLevel !== P5AsciifyErrorLevel.SILENT) {
      console.warn(`${this.options.consolePrefix} ${message}`);
    }
  }

  private handle({ message, level, context, originalError }: P5AsciifyErrorInfo): void {
    const line = `${this.options.consolePrefix} ${message}`;
    switch (level) {
      case P5AsciifyErrorLevel.SILENT:
        return;
      case P5AsciifyErrorLevel.WARNING:
        console.warn(line, context);
        return;
      case P5AsciifyErrorLevel.ERROR:
        console.error(line, context);
        return;
      case P5AsciifyErrorLevel.THROW:
      default:
        throw new P5AsciifyError(message, originalError);
    }
  }
}

/** @ignore */
export const errorHandler = P5AsciifyErrorHandler.getInstance();
