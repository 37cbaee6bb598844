import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { P5Major } from 'sketch-player/p5Majors';

const repository = join(dirname(fileURLToPath(import.meta.url)), '../..');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  // No ambient `@types` packages: a sample has only the types that it imports or references.
  types: [],
};

const host = ts.createCompilerHost(options);
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Checks a TypeScript sample against the types of the built library and of a major version of p5.js.
 *
 * @param name File name of the sample in messages; `.d.ts` files are checked as such.
 * @returns The compiler's messages.
 */
export function checkTypes(code: string, name: string, major: P5Major): string[] {
  // Imports are resolved from this folder, as in a project that has installed the package.
  const path = join(repository, 'website', name);
  const program = ts.createProgram({
    rootNames: [path],
    // p5 1.x has its types in a package of their own.
    options: major === '1' ? options : { ...options, paths: { p5: [installed(`p5-${major}`)] } },
    host: {
      ...host,
      fileExists: (file) => file === path || host.fileExists(file),
      readFile: (file) => (file === path ? code : host.readFile(file)),
      getSourceFile: (file, language) => {
        if (file === path) return ts.createSourceFile(file, code, language);
        if (!parsed.has(file)) parsed.set(file, host.getSourceFile(file, language));
        return parsed.get(file);
      },
    },
  });
  const sample = program.getSourceFile(path);
  const diagnostics = [
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(sample),
    ...program.getGlobalDiagnostics(),
    ...program.getSemanticDiagnostics(sample),
  ];
  return diagnostics.map(({ file, start, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    if (!file || start === undefined) return text;
    const place = file.fileName === path ? name : file.fileName;
    return `${place}:${file.getLineAndCharacterOfPosition(start).line + 1}: ${text}`;
  });
}

function installed(name: string): string {
  return join(repository, 'node_modules', name);
}
