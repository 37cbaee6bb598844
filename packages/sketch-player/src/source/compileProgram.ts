import { compileSketch, type CompileOptions } from './compile';
import { lineEnd, type Place } from './places';

/** A script that runs before the sketch, like an earlier script element of a page. */
export interface FurtherScript {
  name: string;
  code: string;
}

/** A place in the sketch, or in a further script. */
export interface ProgramPlace extends Place {
  file?: string | undefined;
}

export interface ProgramProblem {
  message: string;
  line: number;
  column?: number;
  file?: string;
}

interface CompiledPart {
  code: string;
  usesModules: boolean;
  placeInSource: (place: Place) => Place;
}

export type CompiledParts =
  | {
      ok: true;
      scripts: (CompiledPart & { name: string })[];
      sketch: CompiledPart;
    }
  | { ok: false; problem: ProgramProblem };

/** Makes a sketch and the scripts before it ready to run, each as a script element of its own. */
export function compileParts(
  source: string,
  scripts: readonly FurtherScript[],
  options?: CompileOptions,
): CompiledParts {
  const compiled: (CompiledPart & { name: string })[] = [];
  for (const { name, code } of scripts) {
    const script = compileSketch(code, options);
    if (!script.ok) return { ok: false, problem: { ...script.problem, file: name } };
    if (script.usesModules) {
      return { ok: false, problem: { message: moduleInScript, line: 1, column: 1, file: name } };
    }
    compiled.push({ ...script, name });
  }
  const sketch = compileSketch(source, options);
  return sketch.ok ? { ok: true, scripts: compiled, sketch } : sketch;
}

export type CompiledProgram =
  | {
      ok: true;
      code: string;
      usesModules: boolean;
      /** Maps a place of the code to the place in the sketch or script that it comes from. */
      placeInSource: (place: Place) => ProgramPlace;
    }
  | { ok: false; problem: ProgramProblem };

/**
 * Makes a sketch and the scripts before it ready to run, as one piece of code. Names that a script
 * declares with `let`, `const` or `class` are known to evaluated code only within the same piece.
 */
export function compileProgram(
  source: string,
  scripts: readonly FurtherScript[],
  options?: CompileOptions,
): CompiledProgram {
  const compiled = compileParts(source, scripts, options);
  if (!compiled.ok) return compiled;
  const { sketch } = compiled;
  const parts = compiled.scripts.map(({ name, code, placeInSource }) => {
    // The semicolon ends a last statement that has none.
    const text = `${code}\n;\n`;
    return { name, code: text, lines: countLines(text) - 1, place: placeInSource };
  });
  return {
    ok: true,
    code: parts.map(({ code }) => code).join('') + sketch.code,
    usesModules: sketch.usesModules,
    placeInSource: ({ line, column }) => {
      let before = 0;
      for (const { name, lines, place } of parts) {
        if (line <= before + lines)
          return { ...place({ line: line - before, column }), file: name };
        before += lines;
      }
      return sketch.placeInSource({ line: line - before, column });
    },
  };
}

const moduleInScript =
  'A further script cannot use import and export. Declare functions and classes in it; the sketch knows them by their names.';

function countLines(text: string): number {
  return (text.match(lineEnd) ?? []).length + 1;
}
