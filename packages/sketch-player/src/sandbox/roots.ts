import { takeMethod } from './natives';
import { isCallable, readPath } from './read';

/**
 * Calls back for the document and for every shadow root that a sketch makes, closed ones too, before
 * the sketch has it.
 */
export function watchRoots(watch: (root: Document | ShadowRoot) => void): void {
  watch(document);
  const attach = takeMethod(Element.prototype, 'attachShadow');
  Element.prototype.attachShadow = function (this: Element, init: ShadowRootInit): ShadowRoot {
    const { mode, delegatesFocus, serializable, slotAssignment } = init;
    // Clones of a `clonable` root would come without a call of this method.
    const root = attach(this, { mode, delegatesFocus, serializable, slotAssignment });
    if (!isShadowRoot(root)) throw new TypeError('The element got no shadow root.');
    watch(root);
    return root;
  };
  withholdDeclaredRoots();
}

/** Narrows the result of `attachShadow()`. A sketch can replace the prototypes that `instanceof` checks. */
function isShadowRoot(value: unknown): value is ShadowRoot {
  return typeof value === 'object' && value !== null;
}

/** Methods that make shadow roots of markup; those that browsers will add are named alike. */
const fromMarkup = /^(?!get|insertAdjacent)\w+HTML(?:Unsafe)?$/;

/**
 * Removes the methods that create shadow roots from markup without a call of `attachShadow()`.
 * `innerHTML` and the like create none.
 */
function withholdDeclaredRoots(): void {
  for (const owner of [Document, Document.prototype, Element.prototype, ShadowRoot.prototype]) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      if (fromMarkup.test(name) && isCallable(readPath(property, 'value'))) {
        Reflect.deleteProperty(owner, name);
      }
    }
  }
}
