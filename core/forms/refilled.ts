const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * A form after what is known of its person has changed: a field that still says what was known before says what is known
 * now. Whatever was typed stays, also where it says the same: `isTyped` knows the path of a field.
 */
export function refilled<Form>(
  form: Form,
  before: Form,
  now: Form,
  isTyped: (path: string) => boolean = () => false,
  path = '',
): Form {
  if (!isGroup(form) || !isGroup(before) || !isGroup(now))
    return form === before && !isTyped(path) ? now : form;
  const inside = (name: string) =>
    refilled<unknown>(form[name], before[name], now[name], isTyped, path ? `${path}.${name}` : name);
  if (Array.isArray(form)) return form.map((_, index) => inside(String(index))) as Form;
  return Object.fromEntries(Object.keys(form).map((name) => [name, inside(name)])) as Form;
}
