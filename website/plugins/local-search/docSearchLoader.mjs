/**
 * Repairs what DocSearch 3.9.0 has no setting for. It is one minified file: each repair names the
 * text that it replaces, and the build stops when that text is gone.
 */

/** @type {readonly { what: string, text: RegExp, by: string }[]} */
const repairs = [
  {
    // A strict Content-Security-Policy forbids it. `theme/SearchBar/dialogue.lazy.css` has its rules.
    what: "the logo's style element",
    text: /\w+\.createElement\("style",null,"\.cls-1,\.cls-2[^"]*"\)/,
    by: 'null',
  },
  {
    // After a failure the state went on to "idle", and the error screen was never seen.
    what: 'the end of a search',
    text: /\.finally\(\(function\(\)\{(\w+)\("idle"\),(\w+)&&(\w+)\.environment\.clearTimeout\(\2\)\}\)\)(;return (\w+)\.pendingRequests)/,
    by: '.finally((function(){"error"!==$5.getState().status&&$1("idle"),$2&&$3.environment.clearTimeout($2)}))$4',
  },
  {
    // Every list had the same id, and the field controlled lists that were not there.
    what: 'the list of a group',
    text: /"ul",(\w+)\.getListProps\(\)/,
    by: '"ul",$1.getListProps({source:$1.collection.source})',
  },
  {
    // It asked once whether there is storage. What is full or damaged later is no reason to stop.
    what: 'its memory of results',
    text: /\{setItem:function\((\w+)\)\{return window\.localStorage\.setItem\((\w+),JSON\.stringify\(\1\)\)\},getItem:function\(\)\{var (\w+)=window\.localStorage\.getItem\(\2\);return \3\?JSON\.parse\(\3\):\[\]\}\}/,
    by: '{setItem:function($1){try{window.localStorage.setItem($2,JSON.stringify($1))}catch{}},getItem:function(){try{return JSON.parse(window.localStorage.getItem($2))||[]}catch{return[]}}}',
  },
  {
    // It proposed the kinds of pages that had answered before, such as "Guides › In depth". The
    // site's own engine says what finds something; the hosted service says nothing of the sort.
    what: 'what to search for instead',
    text: /var (\w+)=(\w+)\.results\[0\],(.{0,120}?)(\w+\.context\.searchSuggestions\.length<Object\.keys\((\w+)\)\.length&&(\w+)\(\{searchSuggestions:Object\.keys\(\5\)\}\))/,
    by: 'var $1=$2.results[0],$3$1.suggestions?$6({searchSuggestions:$1.suggestions}):$4',
  },
  {
    // It set what the service and its own memory say as HTML. Of all that only marks are wanted.
    what: 'the text of a result',
    text: /\{dangerouslySetInnerHTML:\{__html:(\w+\(\w+,"_snippetResult\."\.concat\(\w+,"\.value"\)\)\|\|\w+\(\w+,\w+\))\}\}/,
    by: '{children:marksOf({html:$1||""})}',
  },
];

const imports = 'import { Marked as marksOf } from "@site/src/search/Marked";\n';

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
