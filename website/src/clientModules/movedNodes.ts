/**
 * Keeps React working on a page whose nodes other software has moved.
 *
 * Translators wrap each text in `<font>`, or put one in its place. React keeps the nodes that it has
 * made; `removeChild()` and `insertBefore()` throw when one of them is not where it was put, and the
 * whole page is gone (https://github.com/react/react/issues/11538). Here such a node is put back
 * first. To a translator that is a change of the page, which it translates again.
 */

/** The placeholder of a text that was taken out of the page. */
const standIns = new WeakMap<Node, ChildNode>();
/** The texts that a node replaces, in their order. */
const originals = new WeakMap<Node, Text[]>();

if (typeof window !== 'undefined') guardMovedNodes();

/** Guards the document of this window. */
function guardMovedNodes(): void {
  // A text that React changes outside of the page would be seen by nobody.
  const changes = new MutationObserver((records) => {
    for (const { target } of records) restore(target);
  });
  const note = (records: readonly MutationRecord[]): void => {
    for (const text of noteStandIns(records)) changes.observe(text, { characterData: true });
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  const { prototype } = Node;
  // oxlint-disable-next-line typescript/unbound-method -- They are called on nodes below.
  const { appendChild, insertBefore, removeChild } = prototype;

  /** Whether a node is a child of its parent again. */
  function isPutBack(parent: Node, node: Node): boolean {
    note(observer.takeRecords());
    restore(node);
    takeOut(parent, node);
    return node.parentNode === parent;
  }

  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!(child instanceof Node) || child.parentNode === this || isPutBack(this, child)) {
      removeChild.call(this, child);
    } else if (child.parentNode) {
      removeChild.call(child.parentNode, child);
    }
    return child;
  };

  prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    restore(child);
    const isLost = next instanceof Node && next.parentNode !== this && !isPutBack(this, next);
    insertBefore.call(this, child, isLost ? null : next);
    return child;
  };

  prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
    restore(child);
    appendChild.call(this, child);
    return child;
  };
}

/** Notes which elements have been put in the place of texts. Returns these texts. */
function noteStandIns(records: readonly MutationRecord[]): Text[] {
  const added = new Set<Node>();
  const replaced: Text[] = [];
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) {
      added.add(node);
      standIns.delete(node);
    }
    const beside = [...addedNodes, previousSibling, nextSibling];
    const standIn = beside.find((node) => node instanceof HTMLElement && added.has(node));
    if (!(standIn instanceof HTMLElement)) continue;
    for (const node of removedNodes) {
      if (!(node instanceof Text)) continue;
      standIns.set(node, standIn);
      originals.set(standIn, [...(originals.get(standIn) ?? []), node]);
      replaced.push(node);
    }
  }
  return replaced;
}

/** Puts a text back in the place of its placeholder. */
function restore(text: Node): void {
  const standIn = standIns.get(text);
  if (!standIn || text.parentNode) return;
  // The placeholder may have been replaced itself.
  restore(standIn);
  const texts = (originals.get(standIn) ?? []).filter((one) => standIns.get(one) === standIn);
  originals.delete(standIn);
  for (const one of texts) standIns.delete(one);
  standIn.replaceWith(...texts);
}

/** Makes a node a child of its parent again when it is deeper in there, in a wrapper. */
function takeOut(parent: Node, node: Node): void {
  if (node.parentNode === parent || !parent.contains(node)) return;
  let wrapper = node;
  let isFirst = true;
  while (wrapper.parentNode && wrapper.parentNode !== parent) {
    isFirst &&= !wrapper.previousSibling;
    wrapper = wrapper.parentNode;
  }
  parent.insertBefore(node, isFirst ? wrapper : wrapper.nextSibling);
  if (wrapper.textContent === '') parent.removeChild(wrapper);
}

export {};
