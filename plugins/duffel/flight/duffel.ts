import { sealingKey } from '@/server/selling/supplier/seal';
import { SupplierError } from '@/server/selling/supplier/errors';
import { tellingOf } from '@/server/selling/supplier/outside/told';
import type { FareFamily, TravellerCounts } from '@/plugins/flight/contract';
import type { SupplierOffer, FlightSupplier } from '@/plugins/flight/face/port';
import { bagPricesOf, fetchSeatMaps, mapsFor, priceExtrasOf, seatMapsOf } from './extras/extras';
import { bookOrder } from './orders/book';
import { cancelOrder, givenBackFor, isOrderCancelled, quotePenalty } from './orders/cancellation';
import { acceptOne, EVERY_MS, readChangesOf } from './orders/airline-changes';
import { findOrder } from './orders/find-order';
import { createAsk } from '../kit/http';
import type { DuffelParts } from '../kit/member';
import { asksOf, countsOf, DUFFEL, payLaterUntil, readOffer } from './offers/offer';
import { fetchOffer } from './offers/fetch-offer';
import { mapsIn, offerIn } from './offers/in-currency';
import { rulesOf } from './offers/rules';
import { NOT_AVAILABLE, openOffer, sealOffer } from './offers/offer-id';
import { searchDuffel } from './offers/offer-request';
import { peopleProblem } from './orders/passengers';
import { heldPriceOf, payOrder } from './orders/pay-order';
import { createUnsold } from '../kit/unsold';
import { flightRefusals } from '@/plugins/flight/contract/refusals';

const RULES_MS = 20_000;
/** Orders of which word came and that were not looked at yet. */
const MOST_HEARD = 200;

const isSame = (a: TravellerCounts, b: TravellerCounts) =>
  a.adults === b.adults && a.children === b.children && a.infants === b.infants;

/** Duffel as a supplier: airlines' offers over its API, paid from the balance of the Duffel account. */
export function createDuffel(given: DuffelParts): FlightSupplier {
  const { token, url, line, clock, journal, log } = given;
  const secret = sealingKey(given.secret, 'duffel offers');
  const ask = createAsk({ token, url, line: line.sales });
  const now = () => clock.now();
  const parts = { ask: createAsk({ token, url, line: line.orders }), journal, now, log };
  const unsold = createUnsold(now, log);
  let lastLook = -Infinity;
  const heard = new Set<string>();

  const telling = tellingOf(log, 'duffel');

  async function offerOf(offerId: string, signal: AbortSignal, withServices = false) {
    const { duffelId, routeType, exchange } = openOffer(offerId, secret);
    const asked = await fetchOffer(ask, duffelId, { now: now(), signal, withServices });
    const offer = asked && offerIn(asked, exchange);
    const read = offer && readOffer(offer, secret, routeType, exchange);
    if (!read) throw new SupplierError('gone', NOT_AVAILABLE);
    // An answer about another offer than was asked for is none.
    if (read.offer.id !== sealOffer({ duffelId, routeType, exchange }, secret))
      throw new SupplierError('failed', flightRefusals.notRepriced);
    return { offer, read, exchange };
  }

  return {
    id: DUFFEL,
    name: 'Duffel',

    search: (search, { signal, withinMs, tell }) =>
      telling(flightRefusals.failed, async () => {
        const { currency } = search;
        const offers: SupplierOffer[] = [];
        const families = new Map<string, FareFamily>();
        const foreign = new Set<string>();
        let sold = 0;
        const searching = { secret, now: now(), signal, withinMs, log, exchange: given.exchange };
        const pages = unsold.has(currency) ? [] : searchDuffel(ask, search, searching);
        for await (const page of pages) {
          for (const other of page.foreign) foreign.add(other);
          sold += page.offers.length;
          if (tell) tell({ offers: page.offers, fareFamilies: page.fareFamilies });
          else offers.push(...page.offers);
          for (const family of page.fareFamilies) families.set(family.id, family);
        }
        if (sold === 0 && foreign.size > 0) unsold.add(currency, [...foreign]);
        return { offers, fareFamilies: [...families.values()] };
      }),

    rules: (offerId) =>
      telling(flightRefusals.notAvailable, async () => {
        const { offer, read } = await offerOf(offerId, AbortSignal.timeout(RULES_MS));
        return rulesOf(offer, read);
      }),

    price: (offerId, travellers, { signal }) =>
      telling(flightRefusals.notRepriced, async () => {
        const { offer, read } = await offerOf(offerId, signal);
        // A price is for those who were searched for; airlines price others anew.
        if (!isSame(countsOf(offer.passengers), travellers)) throw new SupplierError('gone', NOT_AVAILABLE);
        return {
          ...read,
          expiresAt: new Date(offer.expires_at).toISOString(),
          payLaterUntil: payLaterUntil(offer, now()),
          asks: asksOf(offer, travellers),
        };
      }),

    seatMaps: (offerId, segmentId, { signal }) =>
      telling(flightRefusals.notAvailable, async () => {
        const sold = await offerOf(offerId, signal);
        const maps = await fetchSeatMaps(ask, sold.offer.id, signal);
        return seatMapsOf(sold, mapsIn(maps, sold.exchange), segmentId);
      }),

    bagPrices: (offerId, travellers, { signal }) =>
      telling(flightRefusals.notAvailable, async () =>
        bagPricesOf(await offerOf(offerId, signal, true), travellers),
      ),

    priceExtras: (offerId, asked, { signal }) =>
      telling(flightRefusals.notRepriced, async () => {
        const sold = await offerOf(offerId, signal, asked.extras.bags.length > 0);
        const maps = await mapsFor(ask, sold.offer.id, asked.extras, signal);
        return priceExtrasOf(sold, mapsIn(maps, sold.exchange), asked);
      }),

    extrasArePaidAtOnce: true,

    peopleProblem,

    referenceOf: (supplierRef) => journal.referenceOf(supplierRef),

    book: (order, { signal }) =>
      telling({ message: 'Duffel cannot be asked' }, () =>
        bookOrder(parts, order, openOffer(order.offerRef, secret), signal),
      ),

    lookup: (order, { signal }) =>
      telling({ message: 'Duffel cannot be asked' }, () =>
        findOrder(parts, order, openOffer(order.offerRef, secret).duffelId, signal),
      ),

    ticket: (supplierRef, asked, { signal }) =>
      telling(flightRefusals.notTicketed, () => payOrder(parts, supplierRef, asked, signal)),

    heldPrice: (supplierRef, { signal }) =>
      telling(flightRefusals.notRepriced, () => heldPriceOf(ask, supplierRef, signal)),

    cancelPenalty: (supplierRef, { signal }) =>
      telling(flightRefusals.unreadable, () => quotePenalty(parts, supplierRef, signal)),

    cancel: (supplierRef, _reference, { signal }) => cancelOrder(parts, supplierRef, signal),

    isCancelled: (supplierRef, { signal }) => isOrderCancelled(parts.ask, supplierRef, signal),
    givenBack: (supplierRef, { signal }) => givenBackFor(parts, supplierRef, signal),

    changes: (after, until, { signal }) =>
      telling({ message: 'Changed schedules could not be read' }, async () => {
        const at = now().getTime();
        if (at - lastLook < EVERY_MS) return [];
        const names = new Set(heard);
        const changes = await readChangesOf({ ...parts, ask }, { after, until, heard: names }, signal);
        lastLook = at;
        for (const name of names) heard.delete(name);
        return changes;
      }),

    heard(supplierRef) {
      lastLook = -Infinity;
      if (supplierRef && heard.size < MOST_HEARD) heard.add(supplierRef);
    },

    acceptChange: (supplierRef, changeId, options) => acceptOne(parts, supplierRef, changeId, options),
  };
}
