/** What a form's field may hold, as deep as its name says. */
export type Form = { [name: string]: string | Form | (string | Form)[] };

const asList = (value: Form): Form | (string | Form)[] => {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name, at) => name === String(at))
    ? (Object.values(value) as (string | Form)[])
    : value;
};

const withLists = (value: Form): Form | (string | Form)[] =>
  asList(
    Object.fromEntries(
      Object.entries(value).map(([name, inside]) => [
        name,
        typeof inside === 'string' ? inside : (withLists(inside as Form) as Form),
      ]),
    ),
  );

/** Reads `a[b][c]=1&list[0]=2` the way Stripe does. */
export function readForm(text: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''));
    const path = [first, ...rest];
    let at = root;
    for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Form;
    const last = path.at(-1)!;
    // `expand[]` names no place.
    at[last === '' ? String(Object.keys(at).length) : last] = value;
  }
  return withLists(root) as Form;
}
