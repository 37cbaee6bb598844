/** Puts sketches and samples into one TypeScript program with the library's sources. */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { libraryPackages } from '../../libraryVersion';
import { withValues } from './withValues';

/** A sketch, a sample or a part of one. */
export interface Code {
  language: 'js' | 'ts';
  text: string;
}

export interface SampleProgram {
  checker: ts.TypeChecker;
  /** The entry files of the library and of its shape renderer. */
  entries: ts.SourceFile[];
  /** The codes, in the order in which they were given. */
  files: ts.SourceFile[];
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  // Types of the DOM are not needed to find the members of the library.
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  allowJs: true,
  noEmit: true,
  types: [],
};

/** What script tags put into a page, under the names that sketches use. */
const globals = `
declare global {
  const p5asciify: import('p5.asciify').P5AsciifierManager;
  const p5asciifier: import('p5.asciify').P5Asciifier;
  const P5AsciifyRenderer: typeof import('p5.asciify').renderers.P5AsciifyRenderer;
  const P5AsciifyRenderer2D: typeof import('p5.asciify').renderers.renderer2d.P5AsciifyRenderer2D;
  const P5AsciifyAbstractFeatureRenderer2D: typeof import('p5.asciify').renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D;
  const P5AsciifyErrorLevel: typeof import('p5.asciify').errors.P5AsciifyErrorLevel;
  const P5AsciifyShape: typeof import('p5.asciify-shape').default;
  namespace p5 {
    const asciify: typeof import('p5.asciify');
  }
}
export {};
`;

/** The name of the file in which the program declares {@link globals}. */
export const globalsFile = 'globals-of-samples.d.ts';

/**
 * Makes the program.
 *
 * @param repository Path of the repository's folder.
 */
export function createSampleProgram(repository: string, codes: readonly Code[]): SampleProgram {
  // Imports are resolved from this folder, as in a project that has installed the packages.
  const folder = join(repository, 'website');
  const paths = codes.map(({ language }, index) => join(folder, `sample-${index}.${language}`));
  const virtual = new Map([
    // As modules, the samples do not share their variables.
    ...codes.map((code, index): [string, string] => [
      paths[index] ?? '',
      `${withValues(code.text)}\nexport {};`,
    ]),
    [join(folder, globalsFile), globals],
  ]);
  const entryOf = (name: string): string => join(repository, 'packages', name, 'src/index.ts');
  const allOptions: ts.CompilerOptions = {
    ...options,
    paths: Object.fromEntries(libraryPackages.map((name) => [name, [entryOf(name)]])),
  };
  const entryFiles = libraryPackages.map(entryOf);
  const program = ts.createProgram({
    rootNames: [
      ...virtual.keys(),
      ...entryFiles,
      // Declares the texts that the packages import.
      join(dirname(entryOf('p5.asciify')), 'vite-assets.d.ts'),
    ],
    options: allOptions,
    host: hostWith(virtual, allOptions),
  });
  const file = (path: string): ts.SourceFile => {
    const found = program.getSourceFile(path);
    if (!found) throw new Error(`${path} is missing from the program of samples.`);
    return found;
  };
  return {
    checker: program.getTypeChecker(),
    entries: entryFiles.map(file),
    files: paths.map(file),
  };
}

function hostWith(
  virtual: ReadonlyMap<string, string>,
  allOptions: ts.CompilerOptions,
): ts.CompilerHost {
  const host = ts.createCompilerHost(allOptions);
  return {
    ...host,
    fileExists: (file) => virtual.has(file) || host.fileExists(file),
    readFile: (file) => virtual.get(file) ?? host.readFile(file),
    getSourceFile: (file, language) => {
      const text = virtual.get(file);
      return text === undefined
        ? host.getSourceFile(file, language)
        : ts.createSourceFile(file, text, language);
    },
  };
}
