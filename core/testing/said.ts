/** Finds the innermost element that says this, also where an amount in it stands in an element of its own. */
export function said(text: string | RegExp): (content: string, element: Element | null) => boolean {
  const says = (element: Element): boolean => {
    const whole = element.textContent.replace(/\s+/g, ' ').trim();
    return typeof text === 'string' ? whole === text : text.test(whole);
  };
  return (_, element) => element !== null && says(element) && ![...element.children].some(says);
}
