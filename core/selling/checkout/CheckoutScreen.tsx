import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import type { z } from 'zod/mini';
import { linkTo } from '../../address/link';
import { useAddress } from '../../address/use-address';
import { ApiError } from '../../api/error';
import type { Money } from '../../contract/money/money';
import { useCall, type Call } from '../../query/call';
import { usePageTitle } from '../../tenant/use-page-title';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { ArrowLeft } from '../../ui/pictures/icons';
import { markupAddress, newKey, type CheckoutAddress } from './address';
import type { OfferWords } from './CheckoutAlert';
import { CheckoutEntry } from './CheckoutEntry';
import type { Quote } from './pay/use-booking';
import type { Markup } from './price/markup';
import { useAddressMarkup } from './price/use-address-markup';

/** What the price on entry is asked with. */
export interface Entry {
  expectedTotal: Money;
  markup?: Markup;
}

/** What may be added, where the address carries it. */
export interface ExtrasInAddress<Extras, Address> {
  none: Extras;
  isEmpty: (extras: Extras) => boolean;
  read: (address: Address) => Extras;
  write: (extras: Extras) => Partial<Address>;
}

/** Extras of which the address says nothing. */
const NOT_IN_ADDRESS = <Extras,>(none: Extras): ExtrasInAddress<Extras, unknown> => ({
  none,
  isEmpty: () => true,
  read: () => none,
  write: () => ({}),
});

/** One checkout, as its page gets it. */
export interface CheckoutGiven<Q extends Quote, Extras = unknown, Criteria extends object = object> {
  words: OfferWords;
  /** What was searched for. */
  criteria: Criteria;
  /** Makes one checkout one booking; see `newKey`. */
  checkoutKey: string;
  /** The price on entry. */
  first: Q;
  /** What it cost where it was chosen, without extras; another price of now asks at once. */
  agreed?: Money | undefined;
  /** What of extras is in the price on entry. */
  extras: Extras;
  /** Staff's own markup that is part of the price on entry. */
  markup?: Markup | null;
  /** After a failed attempt: the next one is another booking. */
  onNewKey: () => void;
  /** The address should carry the price that is agreed to now, without extras, and the markup in it. */
  onAgreed: (bare: Money, markup: Markup | null) => void;
  /** The address should carry what is added. */
  onExtras: (extras: Extras) => void;
}

interface CheckoutScreenProps<
  Q extends Quote,
  Address extends CheckoutAddress,
  Extras,
  Criteria extends object,
> {
  /** Id of the product. */
  product: string;
  path: string;
  pages: { results: string };
  /** A constant. */
  schema: z.ZodMiniType<Address>;
  /** Asks for the price of what the address names; null where it names nothing. */
  quote: (address: Address, entry: Entry, extras: Extras) => Call<{ data: Q }> | null;
  /** What may be added; where the address says nothing of it, what stands for nothing. */
  extras: ExtrasInAddress<Extras, Address> | { none: Extras };
  criteria: (address: Address) => Criteria;
  words: {
    /** Said where the address names nothing. */
    nothing: string;
    /** Said when what was chosen is not to be had any more, and what leads to others. */
    gone: string;
    others: string;
  };
  /** Leads to where it was chosen. */
  back: (address: Address) => { to: string; search: object; label: ReactNode };
  children: (given: CheckoutGiven<Q, Extras, Criteria> & { address: Address }) => ReactNode;
}

/** Whether the server refused what was added, rather than what is sold. */
const refusesExtras = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path.includes('extras'));

/** Checkout of what is in the address. Its key, price and extras stand there too, so a reload goes on where it was. */
export function CheckoutScreen<
  Q extends Quote,
  Address extends CheckoutAddress,
  Extras,
  Criteria extends object,
>({
  product,
  path,
  schema,
  quote,
  pages,
  extras: added,
  criteria: criteriaOf,
  words: { nothing, gone, others },
  back,
  children,
}: CheckoutScreenProps<Q, Address, Extras, Criteria>) {
  const { t } = useLingui();
  usePageTitle(t`Checkout`);
  const navigate = useNavigate();
  const address = useAddress(schema);
  const { total, currency, key } = address;
  const markup = useAddressMarkup(address);
  const inAddress: ExtrasInAddress<Extras, Address> = 'read' in added ? added : NOT_IN_ADDRESS(added.none);
  const criteria = criteriaOf(address);
  const { to, search, label } = back(address);
  const words: OfferWords = {
    gone,
    others: (
      <ButtonLink {...linkTo(pages.results, criteria)} variant="secondary" size="small">
        {others}
      </ButtonLink>
    ),
  };
  const replace = (change: object, resetScroll = false) =>
    void navigate({ to: path, search: { ...address, ...change }, replace: true, resetScroll } as never);

  const [agreed] = useState(total !== undefined && currency ? { amount: total, currency } : undefined);
  // The price asked for on entry. What is chosen or accepted later changes the address, and must not ask again by itself.
  const [extras, setExtras] = useState(() => inAddress.read(address));
  const [asked] = useState(() => ({
    address,
    entry: {
      expectedTotal: agreed ?? { amount: 0, currency: 'USD' },
      ...(markup ? { markup } : {}),
    },
  }));
  const call = quote(asked.address, asked.entry, extras);
  const query = useCall(call, { staleTime: Infinity, gcTime: 0 });
  // An address that names what is not sold with it leads to it without.
  const isRefused = !inAddress.isEmpty(extras) && refusesExtras(query.error);
  useEffect(() => {
    if (!isRefused) return;
    setExtras(inAddress.none);
    replace(inAddress.write(inAddress.none));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [isRefused]);

  return (
    <CheckoutEntry
      isComplete={call !== null}
      checkoutKey={key}
      // Arriving without a key is the start of a checkout, so the page begins at its top.
      onArrive={() => replace({ key: newKey(product) }, true)}
      query={query}
      nothing={nothing}
      words={words}
      back={
        <ButtonLink {...linkTo(to, search)} variant="quiet" size="small" flush icon={ArrowLeft}>
          {label}
        </ButtonLink>
      }
    >
      {({ data }, checkoutKey) =>
        children({
          ...{ words, criteria, checkoutKey, agreed, extras, markup },
          address: asked.address,
          first: data,
          onNewKey: () => replace({ key: newKey(product) }),
          onAgreed: (bare, typed) =>
            replace({ total: bare.amount, currency: bare.currency, ...markupAddress(typed) }),
          onExtras: (chosen) => replace(inAddress.write(chosen)),
        })
      }
    </CheckoutEntry>
  );
}
