import { type Draft, defaultOf, type Product } from './draft';
import { TEXT_FIELDS, type TextField, type Texts } from './texts/texts';

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

const onOff = ({ isActive, isRemoved }: Pick<Product, 'isActive' | 'isRemoved'>) =>
  isRemoved ? 'removed' : isActive ? 'on' : 'off';
const names = (draft: Draft) => draft.products.map(({ name }) => name);
const find = (draft: Draft, name: string) => draft.products.find((product) => product.name === name);

/** The draft with one of its differing settings as `source` has it. */
export function withPartOf(
  draft: Draft,
  source: Draft,
  { what, name }: Pick<Difference, 'what' | 'name'>,
): Draft {
  switch (what) {
    case 'product': {
      const wanted = source.products.find((product) => product.name === name);
      return {
        ...draft,
        products: draft.products.map((product) => (wanted && product.name === name ? wanted : product)),
      };
    }
    case 'order': {
      const place = (product: Product): number => {
        const at = names(source).indexOf(product.name);
        return at < 0 ? draft.products.length : at;
      };
      return { ...draft, products: [...draft.products].sort((one, other) => place(one) - place(other)) };
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

/**
 * The owner's changes upon a newer version: what the owner touched stays, everything else follows the newer
 * version. `differences` lists what somebody else changed, whoever's value won.
 */
export function mergeDrafts(
  base: Draft,
  own: Draft,
  theirs: Draft,
): { draft: Draft; differences: Difference[] } {
  const differences: Difference[] = [];
  const pick = <Value>(
    what: Difference['what'],
    values: { base: Value; own: Value; theirs: Value },
    show: (value: Value) => string = String,
    name?: string,
  ): Value => {
    const touched = show(values.own) !== show(values.base);
    const moved = show(values.theirs) !== show(values.base);
    if (moved && show(values.own) !== show(values.theirs))
      differences.push({
        what,
        ...(name ? { name } : {}),
        touched,
        keepsOwn: touched,
        own: show(values.own),
        theirs: show(values.theirs),
      });
    return touched ? values.own : values.theirs;
  };

  const known = names(theirs);
  const products = known.map((name): Product => {
    const [was, mine, now] = [find(base, name), find(own, name), find(theirs, name)!];
    return was && mine ? pick('product', { base: was, own: mine, theirs: now }, onOff, name) : now;
  });
  // Orders are compared over the names that all three know; what is new stands where the newer version put it.
  const common = known.filter((name) => find(base, name) && find(own, name));
  const orderOf = (draft: Draft) => names(draft).filter((name) => common.includes(name));
  const order = pick('order', { base: orderOf(base), own: orderOf(own), theirs: orderOf(theirs) }, (list) =>
    list.join(', '),
  );
  const places = order.values();
  const arranged = known.map((name) => (common.includes(name) ? places.next().value! : name));

  const preferred = pick(
    'default',
    {
      base: defaultOf(base),
      own: own.preferred === base.preferred ? defaultOf(base) : own.preferred,
      theirs: defaultOf(theirs),
    },
    (name) => name ?? '',
  );
  return {
    draft: {
      products: arranged.map((name) => products.find((product) => product.name === name)!),
      preferred,
      primaryColor: pick('primaryColor', {
        base: base.primaryColor,
        own: own.primaryColor,
        theirs: theirs.primaryColor,
      }),
      keepsColorInDark: pick('keepsColorInDark', {
        base: base.keepsColorInDark,
        own: own.keepsColorInDark,
        theirs: theirs.keepsColorInDark,
      }),
      roundness: pick('roundness', { base: base.roundness, own: own.roundness, theirs: theirs.roundness }),
      font: pick('font', { base: base.font, own: own.font, theirs: theirs.font }),
      texts: Object.fromEntries(
        TEXT_FIELDS.map((field) => [
          field,
          pick(field, { base: base.texts[field], own: own.texts[field], theirs: theirs.texts[field] }),
        ]),
      ) as Texts,
    },
    differences,
  };
}
