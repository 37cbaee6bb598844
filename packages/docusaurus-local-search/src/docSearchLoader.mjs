/**
 * Webpack loader that repairs what DocSearch 3.9.0 has no setting for. DocSearch is one minified
 * file: each repair replaces a pattern in it, and the build stops when a pattern matches nothing.
 */

/** @type {readonly { what: string, text: RegExp, by: string }[]} */
const repairs = [
  {
    // The Content-Security-Policy forbids style elements; the rules of this one are in
    // `theme/SearchBar/dialogue.lazy.css`.
    what: "the logo's style element",
    text: /\w+\.createElement\("style",null,"\.cls-1,\.cls-2[^"]*"\)/,
    by: 'null',
  },
  {
    // DocSearch sets the status to "idle" after a failed search too, which hides its error screen.
    // Nobody catches the error of that search, which the screen has told the reader.
    what: 'the end of a search',
    text: /\.finally\(\(function\(\)\{(\w+)\("idle"\),(\w+)&&(\w+)\.environment\.clearTimeout\(\2\)\}\)\)(;return (\w+)\.pendingRequests)/,
    by: '.finally((function(){"error"!==$5.getState().status&&$1("idle"),$2&&$3.environment.clearTimeout($2)})).catch((function(error){if("RetryError"!==error.name)throw error}))$4',
  },
  {
    // DocSearch gives the lists of all groups the same id, so the field's `aria-controls` names
    // lists that do not exist.
    what: 'the list of a group',
    text: /"ul",(\w+)\.getListProps\(\)/,
    by: '"ul",$1.getListProps({source:$1.collection.source})',
  },
  {
    // DocSearch checks once that storage is available, and would throw when storage is full or
    // holds damaged data later.
    what: 'its memory of results',
    text: /\{setItem:function\((\w+)\)\{return window\.localStorage\.setItem\((\w+),JSON\.stringify\(\1\)\)\},getItem:function\(\)\{var (\w+)=window\.localStorage\.getItem\(\2\);return \3\?JSON\.parse\(\3\):\[\]\}\}/,
    by: '{setItem:function($1){try{window.localStorage.setItem($2,JSON.stringify($1))}catch{}},getItem:function(){try{return JSON.parse(window.localStorage.getItem($2))||[]}catch{return[]}}}',
  },
  {
    // For a query that finds nothing, DocSearch proposes groups of earlier results, such as
    // "Guides › In depth". The site's own engine sends queries that find something, and the repair
    // proposes those; the hosted service sends none, and the proposals stay as they are.
    what: 'what to search for instead',
    text: /var (\w+)=(\w+)\.results\[0\],(.{0,120}?)(\w+\.context\.searchSuggestions\.length<Object\.keys\((\w+)\)\.length&&(\w+)\(\{searchSuggestions:Object\.keys\(\5\)\}\))/,
    by: 'var $1=$2.results[0],$3$1.suggestions?$6({searchSuggestions:$1.suggestions}):$4',
  },
  {
    // DocSearch sets text from the service and from its storage as HTML. `Marked` makes elements
    // of the marks in it and leaves everything else text.
    what: 'the text of a result',
    text: /\{dangerouslySetInnerHTML:\{__html:(\w+\(\w+,"_snippetResult\."\.concat\(\w+,"\.value"\)\)\|\|\w+\(\w+,\w+\))\}\}/,
    by: '{children:marksOf({html:$1||""})}',
  },
];

const imports = 'import { Marked as marksOf } from "docusaurus-local-search/Marked";\n';

/**
 * @param {string} source
 * @returns {string}
 */
export default function docSearchLoader(source) {
  return repairs.reduce((repaired, { what, text, by }) => {
    if (!text.test(repaired)) {
      throw new Error(
        `DocSearch no longer holds ${what} as docSearchLoader.mjs knows it. Is the repair still needed?`,
      );
    }
    return repaired.replace(text, by);
  }, imports + source);
}
