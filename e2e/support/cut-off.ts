/** What reaches over an edge of the screen, other than inside an area that scrolls sideways by itself. */
export function cutOff(): string[] {
  const screen = document.documentElement.clientWidth;
  const scrolls = (element: Element | null): boolean => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const outside = (element: Element): boolean => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && (right > screen + 1 || left < -1);
  };
  const shown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"]');
  const found = [...document.body.querySelectorAll('*')]
    .filter((element) => outside(element) && shown(element) && !scrolls(element.parentElement))
    .map((element) => `<${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 40)}`);
  if (document.documentElement.scrollWidth > screen) found.push('the page scrolls sideways');
  return found.slice(0, 3);
}
