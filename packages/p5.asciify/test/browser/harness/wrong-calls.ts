/** Makes calls with wrong arguments at each error level, and records their outcomes. */
import type P5 from 'p5';
import type { Sketch } from './sketch';

export const LEVELS = ['SILENT', 'WARNING', 'ERROR', 'THROW'] as const;
export type Level = (typeof LEVELS)[number];

/** The objects that wrong calls are made on. */
export type Target =
  | 'manager'
  | 'asciifier'
  | 'fontManager'
  | 'renderers'
  | 'registry'
  | 'brightness'
  | 'edge'
  | 'custom2D';

export interface WrongCall {
  on: Target;
  method: string;
  args: unknown[];
  /** What the message must say besides the method's name: what was expected and what was passed. */
  says: RegExp;
  /** What the call returns at levels below `THROW`, as `describe()` in the page names it. */
  gives: string;
}

export interface Outcome {
  /** The exception; missing if none was thrown. */
  thrown?: { name: string; message: string };
  gave?: string;
  /** A snapshot of everything that the call could have changed, from before and from after it. */
  before: string;
  after: string;
  /** The warnings and errors that were written to the console. */
  printed: { kind: string; text: string; context: string }[];
}

/** Makes each wrong call at each level in the page, and returns the outcomes in that order. */
export function makeWrongCalls(
  sketch: Sketch,
  calls: Pick<WrongCall, 'on' | 'method' | 'args'>[],
  levels: readonly Level[] = LEVELS,
): Promise<Outcome[]> {
  return sketch.evaluate(
    async ({ attempts }) => {
      const asciifier = p5asciify.asciifiers[0];
      if (!asciifier) throw new Error('There is no asciifier.');
      const targets: Record<string, object | null> = {
        manager: p5asciify,
        asciifier,
        fontManager: asciifier.fontManager,
        renderers: asciifier.renderers(),
        registry: p5asciify.pluginRegistry,
        brightness: asciifier.renderer('brightness'),
        edge: asciifier.renderer('edge'),
        custom2D: asciifier.renderer('custom2D'),
      };
      const isColour = (value: unknown): value is P5.Color => value instanceof window.p5.Color;
      const plain = (_: string, value: unknown) => (isColour(value) ? value.toString() : value);
      const snapshot = () =>
        JSON.stringify(
          {
            asciifiers: p5asciify.asciifiers.length,
            font: [asciifier.fontManager.fontSize, asciifier.fontManager.charactersString],
            grid: [asciifier.grid.cols, asciifier.grid.rows, asciifier.grid.cellWidth],
            plugins: p5asciify.pluginRegistry.getIds(),
            renderers: asciifier
              .renderers()
              .renderers.map(({ name, renderer }) => [name, renderer.options]),
          },
          plain,
        );
      const describe = (value: unknown, target: object): string => {
        if (value === target) return 'this';
        if (isColour(value)) {
          return `rgba(${[red, green, blue, alpha].map((part) => Math.round(part(value))).join()})`;
        }
        return Array.isArray(value)
          ? `[${value.map((entry) => describe(entry, target)).join()}]`
          : (JSON.stringify(value) ?? 'undefined');
      };
      const values: Record<string, number> = { SILENT: 0, WARNING: 1, ERROR: 2, THROW: 3 };

      const attempt = async ({ on, method, args, level }: (typeof attempts)[number]) => {
        const target = targets[on];
        const fn: unknown = target && Reflect.get(target, method);
        if (!target || typeof fn !== 'function') throw new Error(`There is no ${on}.${method}().`);
        const outcome: Outcome = { before: snapshot(), after: '', printed: [] };
        const real = { warn: console.warn, error: console.error };
        for (const kind of ['warn', 'error'] as const) {
          console[kind] = (text: unknown, context: unknown) =>
            void outcome.printed.push({ kind, text: String(text), context: typeof context });
        }
        p5asciify.setErrorLevel(values[level] ?? NaN);
        try {
          outcome.gave = describe(await Reflect.apply(fn, target, args), target);
        } catch (error) {
          outcome.thrown = {
            name: error instanceof Error ? error.name : typeof error,
            message: error instanceof Error ? error.message : String(error),
          };
        } finally {
          p5asciify.setErrorLevel(3);
          Object.assign(console, real);
        }
        return { ...outcome, after: snapshot() };
      };

      const outcomes: Outcome[] = [];
      for (const each of attempts) outcomes.push(await attempt(each));
      return outcomes;
    },
    {
      attempts: calls.flatMap(({ on, method, args }) =>
        levels.map((level) => ({ on, method, args, level })),
      ),
    },
  );
}
