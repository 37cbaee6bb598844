// A TypeDoc plugin: each function that a sketch defines for the library has its own page, besides
// the one of the interface that declares them. This file is JavaScript so that TypeDoc imports it
// itself: the pages have to be of the very classes that TypeDoc uses.
import { Converter, DeclarationReflection, ReflectionKind, SignatureReflection } from 'typedoc';

/** @typedef {import('typedoc').ProjectReflection} Project */

/** The interface whose members are the functions that a sketch may define. */
const callbacks = 'P5AsciifyExtensions';

/**
 * The pages of the members of that interface.
 *
 * @type {WeakMap<import('typedoc').Reflection, DeclarationReflection>}
 */
const pages = new WeakMap();

/** After the comments have their tags (0), and before TypeDoc makes groups of symbols (-100). */
const beforeGrouping = -50;

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => {
      for (const type of project.getReflectionsByKind(ReflectionKind.Interface)) {
        if (type.name !== callbacks || !type.isDeclaration()) continue;
        for (const method of type.children ?? []) pages.set(method, functionFrom(method, project));
      }
    },
    beforeGrouping,
  );
}

/**
 * The page of a function that sketches define.
 *
 * @param {import('typedoc').Reflection} method As the interface declares it.
 */
export function pageOfCallback(method) {
  return pages.get(method);
}

/**
 * @param {DeclarationReflection} method
 * @param {Project} project
 */
function functionFrom(method, project) {
  const page = new DeclarationReflection(method.name, ReflectionKind.Function, project);
  if (method.sources) page.sources = method.sources;
  page.signatures = (method.signatures ?? []).map((signature) => {
    const copy = new SignatureReflection(signature.name, ReflectionKind.CallSignature, page);
    if (signature.type) copy.type = signature.type;
    if (signature.sources) copy.sources = signature.sources;
    if (signature.comment) copy.comment = signature.comment.clone();
    project.registerReflection(copy, undefined, undefined);
    return copy;
  });
  project.registerReflection(page, undefined, undefined);
  project.addChild(page);
  return page;
}
