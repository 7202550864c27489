import { bookingRefusals } from '@/core/contract/refusals/booking';
import { isWorthProtecting } from '@/core/say/protected';
import { randomUUID } from 'node:crypto';
import type { Money } from '@/core/contract';
import { notAllowed } from '../../http/access';
import { HttpError, invalid, notFound } from '../../error';
import {
  feeFor,
  markupFor,
  price,
  type PriceTerms,
  type SupplierFigures,
  typedMarkup,
  viewFor,
} from '../../pricing';
import { requireSelling } from '../../tenancy/selling';
import type { DriverParts } from '../parts';
import type { BookingStore } from '../store/store';
import type { Caller, Quote, QuoteChoices } from '../../ports/booking';

const QUOTE_LIFE_MS = 30 * 60_000;

/** The agency's fee in the currency of the offer. */
async function feeIn(
  parts: DriverParts,
  { pricing }: Caller['agency'],
  product: string,
  currency: string,
): Promise<number> {
  const fee = feeFor(pricing, product);
  if (fee === 0 || pricing.currency === currency) return fee;
  if (!parts.convert) throw new Error(`The fee is in ${pricing.currency}, the offer in ${currency}`);
  return (await parts.convert({ amount: fee, currency: pricing.currency }, currency)).amount;
}

const notProtected = () => invalid(bookingRefusals.protectionGone, 'protection');

/** What the chosen protection costs now, in hundredths of a percent; null without one. Throws HttpError 422. */
async function protectionFor(
  parts: DriverParts,
  agency: Caller['agency'],
  chosen: string | null,
): Promise<number | null> {
  if (chosen === null) return null;
  const basisPoints = (await parts.protections?.get(chosen)?.(agency)) ?? null;
  if (!basisPoints) throw notProtected();
  return basisPoints;
}

/** What who chose it before logging in had on screen: the price of visitors, where the buyer's own is another one. */
function visitorTotals(
  { public: { visitorsMaySearch }, pricing }: Caller['agency'],
  product: string,
  found: SupplierFigures,
  { markupBasisPoints, feeMinor }: PriceTerms,
): Money[] {
  const terms = { markupBasisPoints: markupFor(pricing, { user: null }, product), feeMinor };
  if (!visitorsMaySearch || terms.markupBasisPoints === markupBasisPoints) return [];
  return [{ ...found, extras: null }, found].map((figures) => price(figures, terms).total);
}

/** Asks for the price of now and keeps it for this user of this agency, with the terms it was made with. */
export async function makeQuote(
  store: BookingStore,
  parts: DriverParts,
  caller: Caller,
  product: string,
  offerId: string,
  request: unknown,
  { protection = null, markup = null }: QuoteChoices = {},
): Promise<Quote> {
  const seller = parts.products.get(product);
  if (!seller) throw notFound();
  const { agency, user, client = null } = caller;
  requireSelling(agency.public);
  // Only staff names a markup or a client; a traveller's price follows from the agency's own (SEC-34).
  if ((markup || client) && !user.isStaff) throw notAllowed();
  const protectionBps = await protectionFor(parts, agency, protection);
  const offerRef = seller.offered.take(offerId, { agency, services: parts });
  const found = await seller.quote(offerRef, request, { signal: caller.signal });
  const now = parts.clock.now();
  if (protectionBps) {
    const { offer } = found;
    const { startsAt } = seller.summarise({ offer, request, details: null });
    const freeUntil = seller.freeUntil?.(offer, now) ?? null;
    if (!isWorthProtecting({ startsAt, zone: seller.zoneOf?.(offer), freeUntil }, now)) throw notProtected();
  }
  const expiresAt = new Date(Math.min(new Date(found.expiresAt).getTime(), now.getTime() + QUOTE_LIFE_MS));
  if (!(expiresAt > now)) throw new HttpError(410, 'QUOTE_EXPIRED', bookingRefusals.quoteExpired);
  const { currency } = found.base;
  if (protectionBps && seller.isPaidThere?.(found.offer)) throw notProtected();
  const terms: PriceTerms = {
    ...(markup
      ? typedMarkup(markup, currency)
      : { markupBasisPoints: markupFor(agency.pricing, { user, client }, product) }),
    feeMinor: await feeIn(parts, agency, product, currency),
    ...(protectionBps ? { protection: { basisPoints: protectionBps } } : {}),
  };
  const full = price(found, terms);
  const id = randomUUID();
  await store.saveQuote({
    agency_id: agency.id,
    id,
    user_id: user.id,
    client_id: client?.id ?? null,
    product,
    offer_ref: offerRef,
    offer: found.offer,
    request: request ?? null,
    price: full,
    markup_bps: terms.markupBasisPoints,
    markup_minor: terms.markupMinor ?? null,
    fee_minor: terms.feeMinor,
    protection_bps: protectionBps,
    created_at: now,
    expires_at: expiresAt,
  });
  return {
    quoteId: id,
    price: viewFor(user, full),
    offer: found.offer,
    expiresAt: expiresAt.toISOString(),
    visitorTotals: visitorTotals(agency, product, found, terms),
  };
}
