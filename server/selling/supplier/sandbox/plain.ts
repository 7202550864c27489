import { z } from 'zod/mini';
import type { Said } from '@/core/contract/refusal';
import { bookableRefusals } from '@/core/contract/refusals/bookable';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import type { Services } from '../../../ports/services';
import { SupplierError } from '../errors';
import { booksMigration, openJournal } from '../journal';
import { createPool, oncePerClock } from '../pool';
import type { Pool, NetOffer, PricedOffer, TimedPenalty } from '../../../ports/supplier';
import { embeddedSells } from '../sells';
import { cheapest } from './cheapest';
import { createSandbox, type Sandbox, type SandboxParts } from './create';
import { SEARCH_FAULTS } from './faults';
import { type Issued, offerIds } from './offer-ids';
import type { SandboxOrder } from './orders';
import { timedPenalty, type TimedTerms } from './penalty';
import type { Moment } from './rebuild';
import type { SandboxWords } from './sandbox-words';

/** What it offers, without an id and with what giving it back costs. */
export interface TimedOffer extends Omit<NetOffer, 'id'> {
  readonly cancellation: TimedTerms;
}

/** What it writes down about an order. */
export interface TimedOrder extends SandboxOrder {
  readonly cancellation: TimedTerms | null;
}

/** A plain embedded supplier: what is sold is found by a search, has a price, and is given back by time. */
export interface PlainProduct<Search extends { readonly currency: string }, Own, Offer extends TimedOffer> {
  /** The plugin's id: its books are `<id>_sandbox_…`. */
  readonly product: string;
  /** For people. */
  readonly name: string;
  /** What the ids of its offers begin with, and the numbers of its orders. */
  readonly version: string;
  readonly orders: string;
  /** What it says where that is something of its own. */
  readonly words?: Partial<PlainWords>;
  /** What names an offer, a few words without full stops and numbers; numbers are read with `z.coerce`. */
  readonly own: z.ZodMiniObject & z.ZodMiniType<Own>;
  /** The city by whose code it misbehaves. */
  readonly cityOf: (sought: Search | Own) => string;
  /** All that could be sold for a search. */
  readonly sought: (search: Search) => readonly Own[];
  /** The offer at the price of `at`; null when it is not sold any more. */
  readonly offerOf: (key: Own & Issued, at: Moment) => Offer | null;
}

type PlainWords = SandboxWords & { readonly refused: Said };
const { gone, searchFailed, unreadable, notCancellable } = bookableRefusals;
const WORDS: PlainWords = {
  gone,
  search: searchFailed,
  notMade: searchFailed,
  invalid: unreadable,
  refused: bookingRefusals.notMade,
  notCancelled: notCancellable,
};

const wordsOf = ({ words }: { readonly words?: Partial<PlainWords> }): PlainWords => ({ ...WORDS, ...words });

/** Who books, in what the booking call validated. */
const Named = z.object({ guest: z.object({ lastName: z.string() }) });
const lastNameIn = (request: unknown): string => z.parse(Named, request).guest.lastName;

const MOST_OFFERS = 200;

/** The last name of whoever it is for, once it is known. */
type Known = string | null;

type Sold<Offer> = Offer & {
  readonly id: string;
  readonly supplier: string;
  /** Until when it may be given back for nothing, ISO UTC; null when it never may. */
  readonly freeUntil: string | null;
};

/** Every product has one. */
const ID = 'sandbox';

/** The embedded supplier itself. */
export function plainSandbox<Search extends { readonly currency: string }, Own, Offer extends TimedOffer>(
  plain: PlainProduct<Search, Own, Offer>,
  parts: SandboxParts<TimedOrder>,
): Sandbox<Search, Sold<Offer>, Known, TimedPenalty, { readonly offers: readonly Sold<Offer>[] }> {
  const { product, name, version, orders, own, cityOf } = plain;
  const words = wordsOf(plain);
  const names = Object.keys(own.shape);
  const ids = offerIds<Own>({
    version,
    write: (key) => names.map((each) => String((key as Record<string, unknown>)[each])),
    read: (fields) =>
      own.safeParse(Object.fromEntries(names.map((each, index) => [each, fields[index]]))).data ?? null,
    invalid: () => new SupplierError('invalid', words.gone),
  });
  function offerOf(key: Own & Issued, { surge = 1, ...at }: Moment & { surge?: number }): Sold<Offer> | null {
    const offer = plain.offerOf(key, at);
    if (!offer) return null;
    const base = { ...offer.base, amount: Math.round(offer.base.amount * surge) };
    const { freeUntil } = offer.cancellation;
    return { ...offer, base, freeUntil, supplier: ID, id: ids.seal(key, at.secret) };
  }
  return createSandbox<Search, Own & Issued, Sold<Offer>, Known, TimedOrder, TimedPenalty>(
    {
      ...{ name, words, orders, ids, offerOf },
      id: ID,
      purpose: `sandbox ${product}`,
      searchedPlaces: (search) => [cityOf(search)],
      offeredPlaces: (key) => [cityOf(key)],
      searchFaults: SEARCH_FAULTS,
      offersOf(search, at) {
        const issue = { issued: at.today, currency: search.currency };
        const offers = plain.sought(search).flatMap((own) => offerOf({ ...own, ...issue }, at) ?? []);
        return { offers: cheapest(offers, MOST_OFFERS) };
      },
      nothing: { offers: [] },
      isDearerFor: (lastName) => lastName?.toUpperCase() === 'DEARER',
      askedIn: lastNameIn,
      lastNames: (request) => [lastNameIn(request)],
      faults: [],
      refusals: { REFUSE: words.refused },
      take: (_, { supplierRef }) => ({ status: 'Confirmed', details: { orderId: supplierRef } }),
      record: (order, { offer }) => ({ ...order, cancellation: offer?.cancellation ?? null }),
      penaltyOf: ({ cancellation, net }, now) => timedPenalty(cancellation, net, now),
      unclear: { CANCELFAIL: words.notCancelled },
    },
    parts,
  );
}

/** A plain product's suppliers, the embedded one so far, and the migration of its books. */
export function plainSuppliers<Search extends { readonly currency: string }, Own, Offer extends TimedOffer>(
  plain: PlainProduct<Search, Own, Offer>,
) {
  const { product, version, orders } = plain;
  const words = wordsOf(plain);
  const books = `${product}_sandbox`;
  const migration = booksMigration(`${product}-001-sandbox`, books);
  const suppliersOf = oncePerClock(({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>) => {
    const journal = openJournal<TimedOrder>(db, books);
    const supplier = plainSandbox(plain, { clock, journal, secret: config.signingSecret });
    const pool: Pool<typeof supplier, Known, PricedOffer<Sold<Offer>>, TimedPenalty> = createPool(
      [{ supplier, offers: `${version}.`, orders, isSelling: embeddedSells(config, supplier.id) }],
      {
        offer: () => new SupplierError('gone', words.gone),
        order: () => new SupplierError('invalid', words.invalid),
      },
    );
    return { ...pool, details: async (offerId: string) => pool.ownerOf(offerId).details(offerId) };
  });
  return { suppliersOf, migration };
}
