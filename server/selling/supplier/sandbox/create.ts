import type { Clock } from '../../../ports/services';
import { heavy } from '../../../http/heavy';
import { SupplierError } from '../errors';
import { createHeld } from '../held';
import type { Journal } from '../journal';
import type { FoundOffers, NetOffer, Penalty, PricedOffer, Sale, Searched } from '../../../ports/supplier';
import { sealingKey } from '../seal';
import { wait } from '../../../lines/wait';
import { afterOrders, type AfterParts } from './after';
import { faultAt, type FaultPlaces, orderFault, priceFault, type SearchFault } from './faults';
import type { Issued } from './offer-ids';
import { answerOf, type OrderParts, recordOf, type SandboxOrder } from './orders';
import { momentAt, type Moment, type OfferParts, rebuild } from './rebuild';

const SLOW_MS = 3_000;
/** Longer than anybody waits. */
const HANG_MS = 60_000;
/** Who asks the same so soon is told the same. */
const SAME_MS = 5_000;
const PRICE_HOLD_MS = 20 * 60_000;
/** How much dearer it gets for whoever asked for that. */
const DEARER = 1.08;

/** What an embedded supplier is given by the process that it sells in. */
export interface SandboxParts<Order extends SandboxOrder> {
  readonly clock: Clock;
  readonly journal: Pick<
    Journal<Order>,
    'byReference' | 'bySupplierRef' | 'write' | 'note' | 'cancel' | 'since'
  >;
  /** Offers are sealed with a key made of it; the same in every process. */
  readonly secret: string;
}

/** What a product says of its embedded supplier: what it sells, at which price, and what goes wrong on demand. */
export interface SandboxProduct<
  Search,
  Key extends Issued,
  Offer extends NetOffer,
  Asked,
  Order extends SandboxOrder,
  Cost extends Penalty,
  Answer extends FoundOffers<NetOffer> = FoundOffers<Offer>,
>
  extends OfferParts<Key, Offer, Asked>, OrderParts<Offer, Order>, AfterParts<Order, Cost> {
  readonly id: string;
  /** For people. */
  readonly name: string;
  /** What its seal is for: another word, another key. */
  readonly purpose: string;

  /** Codes of cities and airports, in their order: they say what goes wrong in a search and at a price. */
  readonly searchedPlaces: (search: Search) => readonly string[];
  readonly offeredPlaces: (key: Key) => readonly string[];
  readonly searchFaults: FaultPlaces<SearchFault>;
  /** Milliseconds that it thinks before it answers a search. */
  readonly thinks?: (search: Search) => number;
  /** What is sold for a search. The same search gives the same answer all day. */
  readonly offersOf: (search: Search, at: Moment) => Answer;
  /** What it answers where nothing is sold. */
  readonly nothing: Answer;
  /** Whoever asks for it pays more. */
  readonly isDearerFor?: (asked: Asked) => boolean;

  /** What an order's request asks the price for, and who travels. */
  readonly askedIn: (request: unknown) => Asked;
  readonly lastNames: (request: unknown) => readonly string[];
  /** Last names beside those that every embedded supplier knows. */
  readonly faults: readonly string[];
}

/** An embedded supplier, which also shows its offers one by one. */
export type Sandbox<
  Search,
  Offer,
  Asked,
  Cost extends Penalty,
  Answer extends FoundOffers<NetOffer>,
> = Searched<Search, Answer> &
  Sale<Asked, PricedOffer<Offer>, Cost> & {
    /** An offer in full at the price of now. */
    details(offerId: string): Promise<Offer>;
  };

/** An embedded supplier of a product: offers computed from a seed, orders in books of its own, faults on demand. */
export function createSandbox<
  Search,
  Key extends Issued,
  Offer extends NetOffer,
  Asked,
  Order extends SandboxOrder,
  Cost extends Penalty,
  Answer extends FoundOffers<NetOffer> = FoundOffers<Offer>,
>(
  product: SandboxProduct<Search, Key, Offer, Asked, Order, Cost, Answer>,
  { clock, journal, secret: given }: SandboxParts<Order>,
): Sandbox<Search, Offer, Asked, Cost, Answer> {
  const { id, name, words, ids } = product;
  const secret = sealingKey(given, product.purpose);
  const moment = () => momentAt(clock.now(), secret);
  const found = createHeld<Answer>({ clock, forMs: SAME_MS, most: 4 });

  function priceOf(offerId: string, asked: Asked) {
    const key = ids.open(offerId, secret);
    const fault = priceFault(product.offeredPlaces(key));
    const isDearer = fault === 'dearer' || product.isDearerFor?.(asked) === true;
    return {
      fault,
      offer: rebuild(product, key, { ...moment(), asked, ...(isDearer ? { surge: DEARER } : {}) }),
    };
  }

  return {
    id,
    name,

    async search(search, { signal }) {
      const fault = faultAt(product.searchFaults, product.searchedPlaces(search));
      if (fault === 'slow') await wait(SLOW_MS, signal);
      if (fault === 'hang') await wait(HANG_MS, signal);
      if (product.thinks) await wait(product.thinks(search), signal);
      signal.throwIfAborted();
      if (fault === 'failure') throw new SupplierError('failed', words.search);
      if (fault === 'nothing') return product.nothing;
      return heavy(() => {
        signal.throwIfAborted();
        return found.of(JSON.stringify(search), () => product.offersOf(search, moment()));
      });
    },

    details: async (offerId) => rebuild(product, ids.open(offerId, secret), moment()),

    async price(offerId, asked): Promise<PricedOffer<Offer>> {
      const { offer, fault } = priceOf(offerId, asked);
      if (fault === 'gone') throw new SupplierError('gone', words.gone);
      if (fault === 'failure') throw new SupplierError('failed', words.notMade);
      return { offer, expiresAt: new Date(clock.now().getTime() + PRICE_HOLD_MS).toISOString() };
    },

    async book(order, { signal }) {
      const known = await journal.byReference(order.reference);
      if (known) return answerOf(known, clock.now());
      const fault = orderFault(product.lastNames(order.request), product.faults);
      // Nothing is written: whether it was is what the caller cannot know.
      if (fault === 'UNKNOWN')
        return { kind: 'unknown', message: 'The supplier broke off without an answer' };
      if (fault === 'SLOW') await wait(SLOW_MS, signal);
      const rebuilt = () => priceOf(order.offerRef, product.askedIn(order.request)).offer;
      const written = await journal.write(
        await recordOf(order, { fault, now: clock.now(), words }, rebuilt, product),
      );
      if (fault !== 'TIMEOUT') return answerOf(written, clock.now());
      await wait(HANG_MS, signal);
      return { kind: 'unknown', message: 'The supplier did not answer in time' };
    },

    ...afterOrders(product, { journal, now: () => clock.now() }),
  };
}
