/**
 * Prevents crashes of pages modified by other software: React would unmount the whole tree if a text node
 * replaced by a translator, or an element removed by a browser extension, is missing
 * (https://github.com/facebook/react/issues/11538). A text replaced by a translator is no longer updated.
 */
export function tolerateForeignChanges() {
  // oxlint-disable-next-line typescript/unbound-method -- called with a node as `this` below
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    child.parentNode?.removeChild(child); // wrapped by a translator
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    return insertBefore.call(this, node, place) as Child;
  };
}
