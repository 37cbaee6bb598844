import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';

const variablePrefix = '--token-';

/** A theme that names colours by CSS variables, such as `var(--token-keyword)`. */
export const namedTheme = createCssVariablesTheme({ name: 'named', variablePrefix });

/** Turns the name of each token's colour into a class, and drops the element around plain text. */
export const tokenClasses: ShikiTransformer = {
  name: 'token-classes',
  line(line) {
    line.children = line.children.flatMap((token) => {
      if (token.type !== 'element') return [token];
      const name = tokenName(token.properties['style']);
      delete token.properties['style'];
      if (name === undefined && !token.properties['class']) return token.children;
      if (name !== undefined) token.properties['class'] = `token-${name}`;
      return [token];
    });
  },
};

function tokenName(style: unknown): string | undefined {
  const [, name] = /var\(--token-([\w-]+)\)/.exec(typeof style === 'string' ? style : '') ?? [];
  // `foreground` is the colour of plain text.
  return name === 'foreground' ? undefined : name?.replace(/^token-/, '');
}
