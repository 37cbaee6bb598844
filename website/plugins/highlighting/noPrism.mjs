/** Stands in for `prism-react-renderer`: a client module of the theme asks for this name. */
export const Prism = { languages: {} };
