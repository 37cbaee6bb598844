// A TypeDoc plugin: a theme whose pages begin with the members that a symbol does not inherit. This
// file is JavaScript so that TypeDoc imports it itself: `instanceof` below needs the very classes
// that TypeDoc uses.
import {
  CommentTag,
  Converter,
  IntrinsicType,
  ReferenceType,
  ReflectionKind,
  ReflectionType,
} from 'typedoc';
import { MarkdownTheme, MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { pageOfCallback } from './callbackPages.mjs';
import { libraryAddress } from './libraryLinks.mjs';
import { noteRelatedSymbols, relatedSymbols } from './seeAlso.mjs';
import { indexSections, memberFacts, pageHead } from './pageHeads.mjs';

/** @typedef {import('typedoc').DeclarationReflection} Declaration */
/** @typedef {MarkdownThemeContext['partials']} Partials */

const callable = ReflectionKind.Accessor | ReflectionKind.Method;

/**
 * The inherited accessors and methods of each symbol, which its groups no longer contain.
 *
 * @type {WeakMap<Declaration, Declaration[]>}
 */
const inheritedMembers = new WeakMap();

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.renderer.defineTheme('readable', ReadableTheme);
  app.renderer.on('beginRender', ({ project }) => noteRelatedSymbols(project));
  app.converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => {
      for (const reflection of project.getReflectionsByKind(callable | ReflectionKind.Function)) {
        if (reflection.isDeclaration()) noteFacts(reflection, project);
      }
      for (const reflection of project.getReflectionsByKind(ReflectionKind.ClassOrInterface)) {
        if (reflection.isDeclaration()) setMembersApart(reflection);
      }
    },
    afterGrouping,
  );
}

/** A lower priority than those with which TypeDoc makes groups (-100) and categories (-200). */
const afterGrouping = -300;

/**
 * Takes what is described elsewhere out of the groups of a page: inherited members, and functions
 * with their own pages.
 *
 * @param {Declaration} reflection
 */
function setMembersApart(reflection) {
  const children = reflection.children ?? [];
  const inherited = children.filter((child) => child.inheritedFrom && child.kindOf(callable));
  if (inherited.length > 0) inheritedMembers.set(reflection, inherited);
  const apart = new Set([...inherited, ...children.filter(pageOfCallback)]);
  if (apart.size === 0) return;
  for (const group of [...(reflection.groups ?? []), ...(reflection.categories ?? [])]) {
    group.children = group.children.filter((child) => !child.isDeclaration() || !apart.has(child));
  }
  reflection.groups = reflection.groups?.filter(({ children }) => children.length > 0);
  reflection.categories = reflection.categories?.filter(({ children }) => children.length > 0);
  // Where only inherited members have a category, the others are grouped by kind.
  if (reflection.categories?.length === 1) delete reflection.categories;
}

/** Tags that have no sections of their own. */
const ownTags = /** @type {const} */ (['@remarks', '@see', '@since', '@throws', '@usedIn']);

/**
 * What stands below the summary of a symbol, by the symbol's comment: with its own page, what such
 * a page begins with; otherwise since when it is there.
 *
 * @type {WeakMap<import('typedoc').Comment, string>}
 */
const heads = new WeakMap();

/**
 * @param {Declaration} reflection An accessor, method or function.
 * @param {import('typedoc').ProjectReflection} project
 */
function noteFacts(reflection, project) {
  const { getSignature, signatures = [] } = reflection;
  for (const { comment } of getSignature ? [getSignature] : signatures) {
    if (!comment) continue;
    const isPage = reflection.kindOf(ReflectionKind.Function);
    heads.set(comment, isPage ? pageHead(reflection, comment) : memberFacts(comment, project));
  }
}

class ReadableTheme extends MarkdownTheme {
  /**
   * @override
   * @param {ConstructorParameters<typeof MarkdownThemeContext>[1]} page
   */
  getRenderContext(page) {
    const context = new MarkdownThemeContext(this, page, this.application.options);
    // Links to a function that sketches define lead to its page, not to its interface.
    const urlTo = context.urlTo.bind(context);
    context.urlTo = (reflection) => urlTo(pageOfCallback(reflection) ?? reflection);
    Object.assign(context.partials, readablePartials(context, { ...context.partials }));
    return context;
  }
}

/**
 * The parts of a page that differ from those of the plugin.
 *
 * @param {MarkdownThemeContext} context
 * @param {Partials} standard
 * @returns {Partial<Omit<Partials, 'constructor'>>}
 */
function readablePartials(context, standard) {
  return {
    // What a symbol is related to, and where it is used, has a line rather than a section; the
    // messages of its errors are one list.
    comment(model, options) {
      const { showSummary = true, showTags = true, isTableColumn = false } = options ?? {};
      const others = model.clone();
      for (const tag of ownTags) others.removeTags(tag);
      if (isTableColumn) return standard.comment(others, options);
      const summary = others.clone();
      summary.blockTags = [];
      return joined([
        ...(showSummary
          ? [standard.comment(summary, { ...options, showTags: false }), heads.get(model) ?? '']
          : []),
        ...(showTags
          ? [
              ...model.getTags('@remarks').map(({ content }) => textOf(context, content)),
              throwsList(context, model.getTags('@throws'), options?.headingLevel),
              standard.comment(others, { ...options, showSummary: false }),
              referenceLine('See also', [
                ...textsOf(context, model, '@see'),
                ...relatedSymbols(model).map((symbol) => symbolLink(context, symbol)),
              ]),
              referenceLine('Used in', textsOf(context, model, '@usedIn')),
            ]
          : []),
      ]);
    },

    // The comment of a symbol with its own page begins with what such a page needs.
    memberWithGroups(model, options) {
      if (model.comment) heads.set(model.comment, pageHead(model, model.comment));
      return standard.memberWithGroups(model, options);
    },

    // The heading above inherited members says once where they come from.
    inheritance: () => '',

    // A method that returns nothing does not need a section to say so.
    signatureReturns: (model, options) =>
      model.type instanceof IntrinsicType && model.type.name === 'void'
        ? ''
        : standard.signatureReturns(model, options),

    // The signature of a getter names its type, so only what goes beyond that follows.
    accessor(model, options) {
      const { getSignature, setSignature } = model;
      if (!getSignature || setSignature) return standard.accessor(model, options);
      const { comment, sources, type } = getSignature;
      const explains =
        comment?.getTag('@returns') ?? (type && context.helpers.hasUsefulTypeDetails(type));
      return joined([
        standard.signatureTitle(getSignature, { accessor: 'get' }),
        sources ? standard.sources(getSignature) : '',
        comment ? context.partials.comment(comment, { headingLevel: options.headingLevel }) : '',
        explains ? standard.signatureReturns(getSignature, options) : '',
      ]);
    },

    body(model, options) {
      if (model.isProject()) {
        return joined([
          indexSections(model, (symbol) => context.urlTo(symbol)),
          standard.body(model, options),
        ]);
      }
      if (!model.isDeclaration()) return standard.body(model, options);
      const callbacks = callbacksTable(context, model, options.headingLevel);
      // Without groups the standard page would list all members.
      if (callbacks !== '') return callbacks;
      return joined([
        optionsTable(context, model, options.headingLevel),
        standard.body(model, options),
        inheritedTables(context, model, options.headingLevel),
      ]);
    },
  };
}

/**
 * The messages of the errors that a symbol throws.
 *
 * @param {MarkdownThemeContext} context
 * @param {import('typedoc').CommentTag[]} tags
 * @param {number | undefined} level
 */
function throwsList(context, tags, level) {
  if (tags.length === 0) return '';
  const items = tags.map((tag) => textOf(context, tag.content));
  const heading = level === undefined ? '**Throws**' : `${'#'.repeat(level)} Throws`;
  return joined([heading, items.map((item) => `- ${item.replace(/\s+/g, ' ')}`).join('\n')]);
}

/**
 * @param {MarkdownThemeContext} context
 * @param {import('typedoc').CommentDisplayPart[]} parts
 */
function textOf(context, parts) {
  return context.helpers.getCommentParts(parts).trim();
}

/**
 * @param {MarkdownThemeContext} context
 * @param {import('typedoc').Comment} comment
 * @param {`@${string}`} tag
 */
function textsOf(context, comment, tag) {
  return comment.getTags(tag).map(({ content }) => textOf(context, content));
}

/**
 * A line of links below the entry of a symbol. Styles make it small (`src/css/docs.css`).
 *
 * @param {string} title
 * @param {string[]} links
 */
function referenceLine(title, links) {
  if (links.length === 0) return '';
  // Markdown inside an element stays text only in one line; several would become a paragraph.
  return `<p className="references">${title}: ${links.join(', ').replace(/\s+/g, ' ')}</p>`;
}

/**
 * @param {MarkdownThemeContext} context
 * @param {Declaration} symbol
 */
function symbolLink(context, symbol) {
  const isCalled = symbol.kindOf(ReflectionKind.Method | ReflectionKind.Function);
  const isMember = symbol.kindOf(callable);
  const isHere = !isMember || symbol.parent === context.page.model || pageOfCallback(symbol);
  const owner = isHere ? '' : `${symbol.parent?.name ?? ''}.`;
  const name = `${owner}${symbol.name}`.replaceAll('_', '\\_');
  return `[${name}${isCalled ? '()' : ''}](${context.urlTo(symbol)})`;
}

/**
 * The options of a renderer, which its base class takes as a type argument, with their defaults.
 *
 * @param {MarkdownThemeContext} context
 * @param {Declaration} model
 * @param {number} level
 */
function optionsTable(context, model, level) {
  const options = (model.extendedTypes ?? [])
    .flatMap((type) => (type instanceof ReferenceType ? (type.typeArguments ?? []) : []))
    .map((type) => (type instanceof ReferenceType ? type.reflection : undefined))
    .find((reflection) => reflection?.kindOf(ReflectionKind.Interface));
  if (!options?.isDeclaration() || !options.children) return '';
  const address = context.urlTo(options);
  return joined([
    `${'#'.repeat(level)} Options and defaults`,
    `Set several at once with \`update()\`, or one with the method of the same name. Their type is [${options.name}](${address}).`,
    withDefaultsOf(model, options.children, () =>
      context.partials.propertiesTable(options.children ?? [], {
        kind: ReflectionKind.Interface,
        isEventProps: false,
      }),
    ),
  ]);
}

/**
 * Gives options the defaults of one class of renderers while they are rendered. The comments of
 * options name those of all classes.
 *
 * @param {Declaration} model
 * @param {Declaration[]} options
 * @param {() => string} render
 */
function withDefaultsOf(model, options, render) {
  const kind = /^P5Asciify(\w+)Renderer$/.exec(model.name)?.[1]?.toUpperCase();
  const constant = Object.values(model.project.reflections).find(
    ({ name }) => name === `${kind}_DEFAULT_OPTIONS`,
  );
  const type = constant?.isDeclaration() ? constant.type : undefined;
  const defaults = type instanceof ReflectionType ? type.declaration.children : undefined;
  const comments = options.map(({ comment }) => comment);
  for (const option of options) {
    const value = defaults?.find(({ name }) => name === option.name)?.defaultValue;
    // The compiler's text for an array is only dots, where the comment has its values.
    if (!value || value === '...' || !option.comment) continue;
    option.comment = option.comment.clone();
    option.comment.removeTags('@defaultValue');
    const text = `\`${value.replace(/^'(.*)'$/, '"$1"')}\``;
    option.comment.blockTags.push(new CommentTag('@defaultValue', [{ kind: 'code', text }]));
  }
  const table = render();
  options.forEach((option, i) => (option.comment = comments[i]));
  return table;
}

/**
 * A table for each class from which members are inherited, whose rows lead to their descriptions.
 *
 * @param {MarkdownThemeContext} context
 * @param {Declaration} model
 * @param {number} level
 */
function inheritedTables(context, model, level) {
  const inherited = inheritedMembers.get(model) ?? [];
  const parents = new Set(inherited.map((member) => originOf(member).name));
  return joined(
    Array.from(parents, (parent) => {
      const members = inherited.filter((member) => originOf(member).name === parent);
      const rows = members.map((member) => {
        const { declaration } = originOf(member);
        const address = declaration
          ? context.urlTo(declaration)
          : libraryAddress([parent, member.name]);
        return memberRow(context, member, address);
      });
      return membersTable(`${'#'.repeat(level)} Inherited from ${parent}`, rows);
    }),
  );
}

/**
 * A table of the functions that sketches define, whose rows lead to their pages.
 *
 * @param {MarkdownThemeContext} context
 * @param {Declaration} model
 * @param {number} level
 */
function callbacksTable(context, model, level) {
  const members = (model.children ?? []).filter(pageOfCallback).toReversed();
  if (members.length === 0) return '';
  const rows = members.map((member) => memberRow(context, member, context.urlTo(member)));
  return membersTable(`${'#'.repeat(level)} Functions that you write`, rows);
}

/**
 * @param {MarkdownThemeContext} context
 * @param {Declaration} member
 * @param {string | undefined} address
 */
function memberRow(context, member, address) {
  const name = member.kindOf(ReflectionKind.Method) ? `${member.name}()` : member.name;
  const comment = member.getSignature?.comment ?? member.signatures?.[0]?.comment;
  const summary = comment ? context.helpers.getDescriptionForComment(comment) : '';
  return `| <a id="${member.name.toLowerCase()}"></a> [\`${name}\`](${address ?? ''}) | ${(summary ?? '').trim()} |`;
}

/**
 * @param {string} heading
 * @param {string[]} rows
 */
function membersTable(heading, rows) {
  return joined([heading, ['| Name | Description |', '| ------ | ------ |', ...rows].join('\n')]);
}

/**
 * The class in which an inherited member is written.
 *
 * @param {Declaration} member
 * @returns {{ name: string, declaration?: Declaration }}
 */
function originOf(member) {
  const from = member.inheritedFrom;
  const target = from?.reflection;
  const above = target?.isSignature() ? target.parent : target;
  if (above?.isDeclaration()) {
    if (above.inheritedFrom) return originOf(above);
    return { name: above.parent?.name ?? '', declaration: above };
  }
  return { name: (from?.name ?? '').replace(/\..*/, '') };
}

/** @param {string[]} parts */
function joined(parts) {
  return parts.filter(Boolean).join('\n\n');
}
