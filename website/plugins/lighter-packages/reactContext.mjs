const choice = 'React.createContext || createReactContext';

/**
 * @param {string} source The router's module.
 * @returns {string} The module without its replacement for `React.createContext`, which is for
 *   versions of React that have none.
 */
export default function reactContext(source) {
  if (!source.includes(choice)) {
    throw new Error(`react-router.js: expected "${choice}"; see plugins/lighter-packages.`);
  }
  return source.replace(choice, 'React.createContext');
}
