/**
 * Prevents crashes in a page that others change: translations replace texts and extensions remove elements that React asks to remove,
 * or to insert something before, and it would unmount everything when the browser refuses
 * (https://github.com/facebook/react/issues/11538). A text that a translation has replaced is not updated.
 */
export function tolerateForeignChanges() {
  // oxlint-disable-next-line typescript/unbound-method -- called with a node as `this` below
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    child.parentNode?.removeChild(child); // a translation has wrapped it
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Child;
  };
}
