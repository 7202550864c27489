/** A field or button as people know it: by its label, else by its words. */
export const nameOf = (control: Element | null): string =>
  (
    (control as HTMLInputElement | null)?.labels?.[0]?.textContent ??
    control?.getAttribute('aria-label') ??
    control?.textContent ??
    ''
  ).trim();

/** What somebody did on a form that is not all there yet. */
export interface Wish {
  name: string;
  /** Pressed, not only reached. */
  isPressed: boolean;
  /** What has been typed into it. */
  text: string;
}

const CONTROLS = 'input, select, textarea, button';
const isTyped = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'text';

/** The control that an event went to, or that has the focus. */
export function wishFor(target: Element | null, isPressed: boolean): Wish | null {
  const control = target?.closest('label')?.control ?? target?.closest(CONTROLS);
  if (!control) return null;
  return { name: nameOf(control), isPressed, text: isTyped(control) ? control.value : '' };
}

/** React listens to what a person types, and to nothing that is written into the field behind its back. */
const writeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Does to the form that is there now what was wished; false while it has no such control. */
export function fulfil({ name, isPressed, text }: Wish, form: Element): boolean {
  const controls = [...form.querySelectorAll<HTMLElement>(CONTROLS)];
  // A button may say more once it knows more.
  const control =
    controls.find((each) => nameOf(each) === name) ?? controls.find((each) => nameOf(each).startsWith(name));
  if (!control) return false;
  control.focus();
  if (isTyped(control) && text) {
    writeValue?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (isPressed && !isTyped(control)) control.click();
  return true;
}
