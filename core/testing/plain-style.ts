/** Elements that stand in a line of text by themselves. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code em i kbd label mark q s small span strong sub sup time u var'.split(' '),
);

/**
 * What an element looks like where no style sheets are loaded: its own style, and whether it stands in a line. The page's
 * own way works through a built-in sheet for every element and all that it stands in, which took half the time of the
 * tests that look for roles.
 */
export function plainStyle(element: Element): CSSStyleDeclaration {
  const own = (element as HTMLElement).style;
  const display = own.display || (INLINE.has(element.localName) ? 'inline' : 'block');
  return new Proxy(own, {
    get(target, name) {
      if (name === 'display') return display;
      if (name === 'getPropertyValue')
        return (property: string) => (property === 'display' ? display : target.getPropertyValue(property));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
