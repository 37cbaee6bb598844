import { createCssVariablesTheme, type ShikiTransformer } from 'shiki';

const variablePrefix = '--token-';

/** A theme whose colours are variables such as `var(--token-keyword)`: names rather than colours. */
export const namedTheme = createCssVariablesTheme({ name: 'named', variablePrefix });

/** Puts the name of each colour into a class, and leaves plain text without an element. */
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
  // The colour of text itself.
  return name === 'foreground' ? undefined : name?.replace(/^token-/, '');
}
