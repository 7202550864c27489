import { type Draft, defaultOf, type Product } from './draft';
import { TEXT_FIELDS, type TextField } from './texts/texts';

/** A setting that somebody else saved while this one was edited. */
export interface Difference {
  what:
    | 'primaryColor'
    | 'keepsColorInDark'
    | 'roundness'
    | 'font'
    | 'product'
    | 'order'
    | 'default'
    | TextField;
  /** The product, for `product`. */
  name?: string;
  /** Whether the owner had touched it, and so has a value of the own to keep. */
  touched: boolean;
  /** Whether saving keeps the own value: at first wherever the owner had touched it. */
  keepsOwn: boolean;
  own: string;
  theirs: string;
}

/** The settings that are one value each. */
const WHOLE = ['order', 'default', 'primaryColor', 'keepsColorInDark', 'roundness', 'font'] as const;

const onOff = ({ isActive, isRemoved }: Pick<Product, 'isActive' | 'isRemoved'>) =>
  isRemoved ? 'removed' : isActive ? 'on' : 'off';
const names = (draft: Draft) => draft.products.map(({ name }) => name);
const find = (draft: Draft, name: string) => draft.products.find((product) => product.name === name);

/** The draft with one of its differing settings as `source` has it. */
export function withPartOf(draft: Draft, source: Draft, { what, name }: Part): Draft {
  switch (what) {
    case 'product': {
      const wanted = find(source, name!);
      return {
        ...draft,
        products: draft.products.map((product) => (wanted && product.name === name ? wanted : product)),
      };
    }
    case 'order': {
      // What only one of them has stays where it is.
      const moved = names(source).filter((known) => find(draft, known));
      const places = moved.values();
      return {
        ...draft,
        products: draft.products.map((product) =>
          moved.includes(product.name) ? find(draft, places.next().value!)! : product,
        ),
      };
    }
    case 'default':
      return { ...draft, preferred: source.preferred };
    case 'primaryColor':
      return { ...draft, primaryColor: source.primaryColor };
    case 'keepsColorInDark':
      return { ...draft, keepsColorInDark: source.keepsColorInDark };
    case 'roundness':
      return { ...draft, roundness: source.roundness };
    case 'font':
      return { ...draft, font: source.font };
    default:
      return { ...draft, texts: { ...draft.texts, [what]: source.texts[what] } };
  }
}

type Part = Pick<Difference, 'what' | 'name'>;

/** One setting as it is compared and told; an order is one of the names in `among`. */
function shown(draft: Draft, { what, name }: Part, among: readonly string[]): string {
  switch (what) {
    case 'product':
      return onOff(find(draft, name!)!);
    case 'order':
      return names(draft)
        .filter((known) => among.includes(known))
        .join(', ');
    case 'default':
      return draft.preferred ?? '';
    case 'primaryColor':
    case 'keepsColorInDark':
    case 'roundness':
    case 'font':
      return String(draft[what]);
    default:
      return draft.texts[what];
  }
}

/** What opens first by name, unless this edit chose another one. */
const pinned = (draft: Draft, base: Draft): Draft => ({
  ...draft,
  preferred: draft.preferred === base.preferred ? defaultOf(base) : draft.preferred,
});

/**
 * The owner's changes upon a newer version: what the owner touched stays, everything else follows the newer
 * version. `differences` lists what somebody else changed, whoever's value won.
 */
export function mergeDrafts(
  base: Draft,
  own: Draft,
  theirs: Draft,
): { draft: Draft; differences: Difference[] } {
  const [was, mine, now] = [pinned(base, base), pinned(own, base), pinned(theirs, theirs)];
  const common = names(theirs).filter((name) => find(base, name) && find(own, name));
  const parts: Part[] = [
    ...common.map((name) => ({ what: 'product' as const, name })),
    ...[...WHOLE, ...TEXT_FIELDS].map((what) => ({ what })),
  ];
  const compared = parts.map((part) => {
    const [first, ours, others] = [was, mine, now].map((draft) => shown(draft, part, common));
    return { part, touched: ours !== first, moved: others !== first, own: ours!, theirs: others! };
  });
  return {
    draft: compared
      .filter(({ touched }) => touched)
      .reduce((merged, { part }) => withPartOf(merged, mine, part), now),
    differences: compared
      .filter((one) => one.moved && one.own !== one.theirs)
      .map(({ part, moved: _, touched, ...values }) => ({ ...part, touched, keepsOwn: touched, ...values })),
  };
}
