import type { SupplierOrder } from '@/server/ports/booking';
import { freeLine } from '@/server/lines/testing/free';
import { type Drive, driveOrder } from '@/server/selling/supplier/testing/driven';
import { testClock } from '@/server/testing/clock';
import type { PricedOption } from '@/plugins/activity/face/port';
import { createViator } from '../viator';
import { memoryKept } from './memory-kept';

const { signal } = new AbortController();
const ASKED = { language: 'en', currency: 'AUD' } as const;
const TRAVELERS = { ADULT: 2, CHILD: 2 };

const pickupOf = ({ points: [point], mayMeet }: PricedOption['activity']['pickup']) =>
  point ? { point: point.id } : mayMeet ? { meet: true } : { text: 'Sydney Harbour Hotel' };

/** Four people who answer what is asked of everybody; the first speaks for all. */
const orderOf = ({ offer, activity }: PricedOption): SupplierOrder => {
  const person = (category: string, firstName: string) => ({
    ...{
      category,
      firstName,
      lastName: 'Silva',
      dateOfBirth: category === 'CHILD' ? '2018-05-17' : '1990-05-17',
    },
    ...{ weight: { value: 70, unit: 'kg' }, height: { value: 170, unit: 'cm' } },
    ...{ passportNumber: 'AB123456', passportExpiryDate: '2031-01-01', passportNationality: 'PT' },
  });
  return {
    reference: 'order-1',
    offerRef: offer.id,
    offer: {},
    net: { amount: offer.base.amount + offer.taxes.amount, currency: offer.base.currency },
    request: {
      travelers: [
        person('ADULT', 'Ana'),
        person('ADULT', 'Rui'),
        person('CHILD', 'Lia'),
        person('CHILD', 'Leo'),
      ],
      ...{ email: 'ana@example.com', phone: '+351912345678' },
      ...(activity.pickup.offered && { pickup: pickupOf(activity.pickup) }),
      ...{ tourLanguage: offer.guides[0] },
    },
  } as SupplierOrder;
};

/** Viator's port from a search to a cancellation. */
export const driveViator: Drive = async (url, step, log) => {
  const clock = testClock('2021-11-20T12:00:00Z');
  const viator = createViator({
    ...{ url, clock, log, line: freeLine(), kept: memoryKept() },
    ...{ key: 'key', secret: 'secret' },
  });
  // What the published examples are about; destinations have none, so they are given beside the document.
  const days = { from: '2021-12-12', to: '2021-12-14' };
  const near = { latitude: -33.87, longitude: 151.21, radius: 40, cityCode: null };
  await step(
    'search',
    () => viator.search({ ...near, days, ...ASKED }, { signal }),
    ({ offers }) => `${offers.length} cards`,
  );
  const code = '5010SYDNEY';
  await step(
    'content',
    () => viator.content(code, ASKED, { signal }),
    ({ title }) => title,
  );
  await step(
    'reviews',
    () => viator.reviews!(code, { language: 'en', page: 1 }, { signal }),
    ({ reviews, total }) => `${reviews.length} of ${total}`,
  );
  await step(
    'days',
    () => viator.days(code, { days, currency: 'AUD' }, { signal }),
    (open) => `${open.length} days`,
  );
  const options = await step(
    'optionsOn',
    () => viator.optionsOn(code, { date: days.from, travelers: TRAVELERS, ...ASKED }, { signal }),
    (all) => `${all.length} options`,
  );
  const option = options?.[0];
  const priced =
    option &&
    (await step(
      'price',
      () => viator.price(option.id, null, { signal }),
      ({ expiresAt }) => expiresAt,
    ));
  const order = priced && orderOf(priced);
  if (order)
    await step(
      'hold',
      () => viator.price(order.offerRef, order.request as never, { signal }),
      ({ offer }) => String(offer.base.amount),
    );
  const reasons = await step(
    'cancelReasons',
    () => viator.cancelReasons('en', { signal }),
    (all) => `${all.length} reasons`,
  );
  await driveOrder(step, viator, order, {
    ...{ product: 'activities', none: 'BR-1', reasonCode: reasons?.[0]?.code ?? null },
  });
};
