import { expect, it } from 'vitest';
import reactContext from './reactContext.mjs';

it('leaves the router the contexts of React', () => {
  const source = 'var createContext = React.createContext || createReactContext;';
  expect(reactContext(source)).toBe('var createContext = React.createContext;');
});

it('says so when the router is written otherwise', () => {
  expect(() => reactContext('var context = React.createContext();')).toThrow(
    'react-router.js: expected "React.createContext || createReactContext"; see plugins/lighter-packages.',
  );
});
