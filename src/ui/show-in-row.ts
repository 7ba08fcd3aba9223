function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** Scrolls an element to the middle of its row, without scrolling the page. */
export function showInRow(element?: Element | null) {
  const row = element?.parentElement;
  if (row) row.scrollLeft += centreOf(element) - centreOf(row);
}
