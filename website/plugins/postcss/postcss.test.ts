import contentAltText from '@csstools/postcss-content-alt-text';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import postCssPlugin from '.';

const changed = (plugins: unknown[]) => postCssPlugin().configurePostCss?.({ plugins });

it('leaves a part of what the framework has PostCSS do, and other plugins as they are', () => {
  const path = require.resolve('postcss-preset-env');
  const part = require.resolve('@csstools/postcss-content-alt-text');
  const others = [{ postcssPlugin: 'postcss-wrap-in-layer' }, ['/another.js', {}]];
  expect(changed([[path, {}], ...others])).toEqual({ plugins: [part, ...others], config: false });
});

it('keeps signs in browsers that do not know texts for screen readers', () => {
  const source = 'a{content:"+" / ""}';
  const { css } = postcss([contentAltText()]).process(source, { from: undefined });
  expect(css).toBe('a{content:"+" ;content:"+" / ""}');
});
