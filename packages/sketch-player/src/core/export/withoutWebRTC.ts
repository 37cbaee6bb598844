/**
 * A script that takes WebRTC from a page, whose connections no policy covers. A document within the page
 * would have it again, so that no such element gets into it: it is taken out of what is inserted, before
 * and afterwards, and what would run code of a sketch in between is gone as well.
 */
export const withoutWebRTC = `(function () {
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection']) delete window[name];
const { apply, defineProperty, getOwnPropertyDescriptor } = Reflect;
const frames = 'iframe, frame, frameset, object, embed, portal, fencedframe';
const { remove, matches, attachShadow } = Element.prototype;
const { addEventListener } = EventTarget.prototype;
const roots = [document];
function removeIn(root) {
  const find = root.nodeType === 1 ? Element : root.nodeType === 9 ? Document : DocumentFragment;
  for (const frame of apply(queries.get(find), root, [frames])) apply(remove, frame, []);
}
const queries = new Map([Element, Document, DocumentFragment].map((type) => [type, type.prototype.querySelectorAll]));
function removeAll() {
  for (const root of roots) removeIn(root);
}
const isFrame = (node) => node instanceof Element && apply(matches, node, [frames]);
function wrap(owner, name) {
  const property = getOwnPropertyDescriptor(owner, name);
  for (const part of ['value', 'set']) {
    const original = property && property[part];
    if (typeof original !== 'function') continue;
    property[part] = function (...given) {
      for (const node of given) if (node instanceof Node && 'querySelectorAll' in node) removeIn(node);
      removeAll();
      const result = apply(original, this, given.map((node) => (isFrame(node) ? new Text('') : node)));
      removeAll();
      return result;
    };
  }
  if (property) defineProperty(owner, name, property);
}
for (const type of [Node, Element, Document, DocumentFragment, ShadowRoot, CharacterData, DocumentType, Range, HTMLElement, HTMLTableElement, HTMLSelectElement, HTMLOptionsCollection]) {
  for (const name of ['appendChild', 'insertBefore', 'replaceChild', 'append', 'prepend', 'replaceChildren', 'before', 'after', 'replaceWith', 'moveBefore', 'insertAdjacentElement', 'insertAdjacentHTML', 'innerHTML', 'outerHTML', 'setHTML', 'insertNode', 'surroundContents', 'body', 'caption', 'tHead', 'tFoot', 'add']) wrap(type.prototype, name);
  for (const name of ['write', 'writeln', 'open', 'execCommand', 'setHTMLUnsafe']) {
    if (Object.hasOwn(type.prototype, name)) defineProperty(type.prototype, name, { value: () => null });
  }
}
Element.prototype.attachShadow = function (options) {
  const root = apply(attachShadow, this, [options]);
  roots.push(root);
  apply(addEventListener, root, ['load', removeAll, true]);
  return root;
};
addEventListener.call(window, 'load', removeAll, true);
for (const [owner, name] of [[window.CustomElementRegistry && CustomElementRegistry.prototype, 'define'], [Document, 'parseHTMLUnsafe'], [window, 'open']]) {
  if (owner) defineProperty(owner, name, { value: () => null });
}
})();`;
