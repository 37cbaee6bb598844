const choice = 'React.createContext || createReactContext';

/**
 * @param {string} source The router's module.
 * @returns {string} The same, but without its own contexts, which are for a React that has none.
 */
export default function reactContext(source) {
  if (!source.includes(choice)) {
    throw new Error(`react-router.js: expected "${choice}"; see plugins/lighter-packages.`);
  }
  return source.replace(choice, 'React.createContext');
}
