import type { Ask } from '../../kit/http';
import { readMoney } from '../../kit/money';
import { plain } from '@/server/selling/supplier/outside/plain-text';
import { readable } from '@/server/selling/supplier/outside/readable';
import { goneBy } from '../../kit/quoted';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { CarTexts } from '@/plugins/car/contract';
import { carRefusals } from '@/plugins/car/contract/refusals';
import type { SupplierCar } from '@/plugins/car/face/port';
import { Charge, Quote } from '../api/schemas';
import { textsOf } from './location';
import { type Making, offerOf } from './offer';
import type { RentalKey } from './offer-id';

const QUOTE_MS = 25_000;
const MOST_CHARGES = 30;
export const isGone = goneBy(new Set(['not_found', 'rate_unavailable', 'rate_expired', 'search_expired']));

/** A rate at the price of now, which can be booked, with what its vendor says. */
export interface Quoted {
  readonly quoteId: string;
  readonly offer: SupplierCar;
  readonly texts: CarTexts;
}

const chargesOf = ({ charges }: Quote): CarTexts['charges'] =>
  readable(Charge, (charges ?? []).slice(0, MOST_CHARGES)).flatMap(({ amount, currency, description }) => {
    const [money, name] = [readMoney(amount, currency), plain(description)];
    return money && name ? [{ name, amount: money }] : [];
  });

/** Whether it is about the rental that was asked for. */
const isOf = (quote: Quote, { rateId, pickUpDateTime, returnDateTime }: RentalKey): boolean =>
  quote.rate_id === rateId &&
  `${quote.pickup_date}T${quote.pickup_time.slice(0, 5)}` === pickUpDateTime &&
  `${quote.dropoff_date}T${quote.dropoff_time.slice(0, 5)}` === returnDateTime;

/**
 * Asks whether a rate can still be had, and at what price. Null when it cannot, or not for what it was offered. Throws
 * DuffelTrouble, and SupplierError `failed` for a quote of something else.
 */
export async function quoteOf(
  ask: Ask,
  key: RentalKey,
  { making, signal, timeoutMs = QUOTE_MS }: { making: Making; signal: AbortSignal; timeoutMs?: number },
): Promise<Quoted | null> {
  const { data } = await ask(Quote, {
    ...{ method: 'POST', path: '/cars/quotes', call: 'quote', body: { rate_id: key.rateId } },
    ...{ timeoutMs, signal },
  }).catch((error: unknown) => {
    if (isGone(error)) return { data: null };
    throw error;
  });
  if (!data) return null;
  if (!isOf(data, key)) throw new SupplierError('failed', carRefusals.notMade);
  const offer = offerOf(data, key, making);
  if (!offer) return null;
  const texts = {
    charges: chargesOf(data),
    conditions: textsOf(data.conditions),
    privacyPolicies: textsOf(data.privacy_policies),
  };
  return { quoteId: data.id, offer, texts };
}
