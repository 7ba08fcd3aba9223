/** What a translation has put in the place of a text that React still holds. */
const standIns = new WeakMap<Node, ChildNode>();

/** What translations put text into: `<font>`, or an element with a name of its own. */
const isTranslation = (node: Node | null): node is HTMLElement => /^FONT$|-/.test(node?.nodeName ?? "");

/** Notes what has taken the place of a text, at once or one after the other. */
function noteStandIn({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord) {
  const standIn = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
  if (!standIn) return;
  for (const text of removedNodes)
    if (text instanceof Text) {
      standIns.set(text, standIn);
      observer?.observe(text, { characterData: true });
    }
}

/** A text that React writes anew is shown again, and translated again by whoever translates. */
function note(records: readonly MutationRecord[]) {
  for (const record of records)
    if (record.type === "childList") noteStandIn(record);
    else if (!record.target.isConnected) standIns.get(record.target)?.replaceWith(record.target);
}

let observer: MutationObserver | undefined;

/** Puts a node back into its parent, in the place of what stands there for it or around it; returns whether it is there. */
function putBack(parent: Node, child: Node): boolean {
  if (child.parentNode === parent) return true;
  note(observer?.takeRecords() ?? []);
  let place: Node | null = standIns.get(child) ?? child;
  while (place && place.parentNode !== parent) place = place.parentNode;
  (place as ChildNode | null)?.replaceWith(child); // it has a parent
  return place !== null;
}

/**
 * Lets React go on in a page that others change: translations take its texts away, extensions and blockers remove elements. It
 * asks to remove such a node, or to put something before it, and would show the page of errors when the browser refuses.
 */
export function tolerateForeignChanges() {
  // oxlint-disable-next-line typescript/unbound-method -- called with a node as `this` below
  const { removeChild, insertBefore } = Node.prototype;
  observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return putBack(this, child) ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    const next = before && putBack(this, before) ? before : null;
    return insertBefore.call(this, node, next) as Child;
  };
}
