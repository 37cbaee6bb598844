import type { Application, Comment, DeclarationReflection } from 'typedoc';
import type * as TypeDoc from 'typedoc';
import { usedInLine, type References } from '../cross-references/references';

/**
 * A TypeDoc plugin: gives the comment of each symbol the tag `@usedIn`, with links to the guides and
 * examples that use the symbol. The theme, `readablePages.mjs`, makes a line of it.
 *
 * @param typeDoc The module that runs; only its own classes make parts of comments.
 */
export function usedInTags(
  { Comment, CommentTag, Converter, ReflectionKind }: typeof TypeDoc,
  references: References,
): (app: Application) => void {
  const addTag = (reflection: DeclarationReflection): void => {
    if (reflection.inheritedFrom) return;
    // The members of a `type` belong to the object type that it names.
    const isOfLiteral = reflection.parent?.kindOf(ReflectionKind.TypeLiteral) ?? false;
    const parent = isOfLiteral ? reflection.parent?.parent : reflection.parent;
    const isMember =
      parent?.kindOf(ReflectionKind.ClassOrInterface | ReflectionKind.TypeAlias) ?? false;
    const line = usedInLine(
      isMember && parent ? `${parent.name}.${reflection.name}` : reflection.name,
      references,
    );
    if (line === '') return;
    const owner = commentedPart(reflection);
    const comment: Comment = owner.comment ?? new Comment();
    comment.blockTags.push(new CommentTag('@usedIn', [{ kind: 'text', text: line }]));
    owner.comment = comment;
  };
  return (app) => {
    app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
      const kinds =
        ReflectionKind.ClassOrInterface |
        ReflectionKind.Enum |
        ReflectionKind.Variable |
        ReflectionKind.Function |
        ReflectionKind.TypeAlias |
        ReflectionKind.Method |
        ReflectionKind.Accessor |
        ReflectionKind.Property;
      for (const reflection of project.getReflectionsByKind(kinds)) {
        if (reflection.isDeclaration()) addTag(reflection);
      }
    });
  };
}

/**
 * The part of a symbol that gets the tag. A function with overloads gets it on the last of its
 * signatures, so that the line stands at the end of the entry.
 */
function commentedPart(reflection: DeclarationReflection) {
  return reflection.signatures?.at(-1) ?? reflection.getSignature ?? reflection;
}
