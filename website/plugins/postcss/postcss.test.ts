import postcss from 'postcss';
import presetEnv from 'postcss-preset-env';
import { expect, it } from 'vitest';
import postCssPlugin, { presetEnvOptions } from '.';

const changed = (plugins: unknown[]) => postCssPlugin().configurePostCss?.({ plugins }).plugins;

it('shortens what the framework has PostCSS do, and leaves other plugins as they are', () => {
  const path = require.resolve('postcss-preset-env');
  const others = [{ postcssPlugin: 'postcss-wrap-in-layer' }, ['/another.js', {}]];
  expect(changed([[path, {}], ...others])).toEqual([[path, presetEnvOptions], ...others]);
});

it('keeps signs in browsers that do not know texts for screen readers', () => {
  const source = 'a{content:"+" / ""}';
  const { stage, features } = presetEnvOptions;
  const { css } = postcss([presetEnv({ stage, features })]).process(source, { from: undefined });
  expect(css).toBe('a{content:"+" ;content:"+" / ""}');
});
