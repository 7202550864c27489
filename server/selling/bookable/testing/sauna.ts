import { z } from 'zod/mini';
import type { Money } from '@/core/contract';
import { bookableContract } from '@/core/contract/bookings/bookable';
import { invalid } from '../../../error';
import type { ServerPluginEntry } from '../../../plugin';
import type { SupplierOrder, SupplierOutcome } from '../../../ports/booking';
import { SupplierError } from '../../supplier/errors';
import { createPool, oncePerClock } from '../../supplier/pool';
import { embeddedSells } from '../../supplier/sells';
import { bookablePlugin } from '../plain/plugin';
import type { PlainOffer, PlainSupplier } from '../plain/port';

const Criteria = z.strictObject({ city: z.string().check(z.minLength(1)), day: z.string() });
type Criteria = z.output<typeof Criteria>;
const Sauna = z.object({ degrees: z.int() });
type Sauna = z.output<typeof Sauna>;

/** A product as small as they come, to try the kit with. */
export const saunas = bookableContract({
  id: 'sauna',
  root: '/booknow/sauna',
  criteria: Criteria,
  offer: Sauna,
  request: z.strictObject({ towels: z.int().check(z.minimum(0), z.maximum(9)) }),
});

/** Degrees by what may happen to who books them. */
export const NEVER_FREE = 110;
const DEGREES = [70, 90, NEVER_FREE];

/** The offers of a day: their ids tell all that they are. */
function offerOf(id: string): PlainOffer<Sauna> {
  const [, city = '', day = '', degrees = '', currency = ''] = id.split('|');
  const money = (amount: number): Money => ({ amount, currency });
  return {
    ...{ id, supplier: 'heat', city, zone: 'Europe/Helsinki', degrees: Number(degrees) },
    title: `Sauna in ${city}`,
    startsAt: `${day}T18:00`,
    endsAt: `${day}T20:00`,
    base: money(Number(degrees) * 100),
    taxes: money(1_000),
    freeUntil: Number(degrees) === NEVER_FREE ? null : `${day}T00:00:00.000Z`,
  };
}

/** Keeps its orders as long as the process lives; what goes wrong follows from the last name. */
function createSupplier(now: () => Date): PlainSupplier<Criteria, Sauna> {
  const orders = new Map<string, { offerRef: string; lastName: string; cancelled: boolean }>();
  const lastNameOf = ({ request }: SupplierOrder) =>
    (request as { guest: { lastName: string } }).guest.lastName;
  const outcomeOf = (reference: string): SupplierOutcome => ({
    kind: 'booked',
    supplierRef: `SA${reference}`,
    locator: reference.slice(0, 6).toUpperCase(),
    status: 'Confirmed',
    details: { orderId: `SA${reference}` },
  });
  const orderOf = (supplierRef: string) => orders.get(supplierRef.slice(2))!;
  return {
    id: 'heat',
    name: 'Heat',
    async search({ city, day, currency }) {
      if (city === 'Fail') throw new SupplierError('failed', { message: 'No steam' });
      return { offers: DEGREES.map((degrees) => offerOf(['heat', city, day, degrees, currency].join('|'))) };
    },
    async price(offerId, lastName) {
      if (lastName === 'GONE') throw new SupplierError('gone', { message: 'Sold out' });
      return {
        offer: offerOf(offerId),
        expiresAt: new Date(now().getTime() + 600_000).toISOString(),
      };
    },
    async book(order) {
      const lastName = lastNameOf(order);
      if (lastName === 'REFUSE') return { kind: 'rejected', reason: 'refused', message: 'Booking Failed' };
      if (!orders.has(order.reference))
        orders.set(order.reference, { offerRef: order.offerRef, lastName, cancelled: false });
      return outcomeOf(order.reference);
    },
    lookup: async ({ reference }) => (orders.has(reference) ? outcomeOf(reference) : { kind: 'absent' }),
    async cancelPenalty(supplierRef) {
      const { base, taxes, freeUntil } = offerOf(orderOf(supplierRef).offerRef);
      const isFree = freeUntil !== null && freeUntil > now().toISOString();
      const amount = isFree ? 0 : base.amount + taxes.amount;
      return { penalty: { ...base, amount }, refundable: isFree };
    },
    async cancel(supplierRef) {
      const order = orderOf(supplierRef);
      if (order.lastName === 'NOCANCEL') return { kind: 'refused', message: 'It is too hot to leave' };
      if (order.lastName === 'CANCELFAIL') return { kind: 'unknown', message: 'Nobody answers' };
      order.cancelled = true;
      return { kind: 'cancelled', message: '' };
    },
  };
}

const gone = () => new SupplierError('gone', { message: 'Sold out' });

/** The product as tests install it. */
export const entry: ServerPluginEntry = {
  id: 'sauna',
  activatedBy: { menu: 'Saunas' },
  plugin: bookablePlugin(saunas, {
    names: { en: 'Saunas', pt: 'Saunas', es: 'Saunas' },
    suppliers: oncePerClock(({ clock, config }) =>
      createPool(
        [
          {
            supplier: createSupplier(() => clock.now()),
            ...{ offers: 'heat|', orders: 'SA', isSelling: embeddedSells(config, 'sauna') },
          },
        ],
        { offer: gone, order: gone },
      ),
    ),
    noted: ({ city, day }) => ({ location: city, from: day, to: null }),
    sample: (day) => ({ criteria: { city: 'Helsinki', day }, request: { towels: 2 } }),
    tell: ({ offer: { degrees }, request: { towels } }) => [
      { label: 'Heat', text: `${degrees} °C`, note: `${towels} towels` },
    ],
    check({ degrees }, { towels }) {
      if (degrees === NEVER_FREE && towels === 0)
        throw invalid({ reason: 'sauna.noTowel', message: 'Bring a towel' }, 'request.towels');
    },
  }),
};
