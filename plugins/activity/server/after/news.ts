import { nudge } from '@/server/booking/nudge';
import { AT_SUPPLIER } from '@/server/booking/states';
import type { Services } from '@/server/ports/services';
import { type Found, noteCancelled, supplierPoint } from '@/server/selling/bookable/supplier-news';
import { each } from '@/server/jobs/each';
import { changedMail } from '../mail/changes';
import { penaltyNow } from '../../face/penalty';
import { activities } from '../product';
import { returnsOf } from '../sell';
import { kept, type StoredOffer } from '../stored';
import { organizerVoucherOf } from './organizer-voucher';
import type { NoteNews, OrderNews } from '../../face/port';
import { suppliersOf } from '../suppliers';
import { startsAt } from '../../face/days';

/** How often it is asked what became of orders. */
export const HEARD_EVERY_MS = 5 * 60_000;
/** Longer than a few pages of news take. */
const READ_MS = 120_000;

/** Whose order it is: by the supplier's number, and where that has never arrived by the reference it was sent with. */
async function ownerOf(services: Services, { supplierRef, isFor }: OrderNews): Promise<Found | null> {
  const rows = await services.db.asSystem(async (tx) => {
    const own = tx
      .selectFrom('booking')
      .select(['agency_id', 'id', 'supplier_ref'])
      .where('product', '=', activities.id);
    const known = await own.where('supplier_ref', '=', supplierRef).execute();
    if (known.length > 0) return known;
    const open = await own
      .where('state', 'in', [...AT_SUPPLIER])
      .where('supplier_ref', 'is', null)
      .execute();
    return open.filter(({ id }) => isFor(id));
  });
  const [row] = rows;
  return row ? { agencyId: row.agency_id, bookingId: row.id } : null;
}

/** By its terms at that moment, as if it had been asked for here. */
async function givenBack(services: Services, found: Found, { code, at }: OrderNews): Promise<void> {
  const now = services.clock.now();
  const then = new Date(Math.min(now.getTime(), at ? Date.parse(at) || Infinity : Infinity));
  const became = await services.bookings.cancelledBySupplier(found, {
    code,
    kept({ offer }) {
      const { activity, option } = kept.readOffer(offer);
      const { day, time } = option.startsAt;
      const net = { ...option.base, amount: option.base.amount + option.taxes.amount };
      const beginning = { begins: startsAt(activity, day, time), day, zone: activity.zone };
      return penaltyNow(activity.refund, beginning, net, then);
    },
  });
  if (became === 'busy') throw new Error(`Booking ${found.bookingId} is being changed by somebody else`);
}

/** What was sold, at the time that it begins now; null where that is the same. */
function movedTo(
  { activity, option, ...offer }: StoredOffer,
  { startsAt: told }: OrderNews,
  now: Date,
): StoredOffer | null {
  if (!told) return null;
  const { day, time = option.startsAt.time } = told;
  if (day === option.startsAt.day && time === option.startsAt.time) return null;
  const moved = { startsAt: { day, time }, begins: startsAt(activity, day, time) };
  const returns = returnsOf(activity, moved, now);
  return { ...offer, activity, option: { ...option, startsAt: moved.startsAt, ...returns } };
}

const said = ({ day, time }: StoredOffer['option']['startsAt']): string =>
  [day, time].filter(Boolean).join(' ');

/** Whatever whoever travels would see is written to them: when it begins, and which voucher counts. */
async function changed(services: Services, found: Found, news: OrderNews): Promise<void> {
  const { id, code, details } = news;
  const agency = await services.agencyById(found.agencyId);
  if (!agency) return;
  await services.bookings.revise(found, (record) => {
    if (
      record.events.some(
        ({ type, data }) => type === 'supplier-changed' && (data as { id: unknown }).id === id,
      )
    )
      return null;
    const before = kept.read(record);
    const offer = movedTo(before.offer, news, services.clock.now());
    const times = offer && { from: said(before.offer.option.startsAt), to: said(offer.option.startsAt) };
    const after = { ...record, ...(offer ? { offer } : {}), ...(details === undefined ? {} : { details }) };
    const hasNewVoucher = organizerVoucherOf(kept.read(after))?.url !== organizerVoucherOf(before)?.url;
    const what = times ? `${code}: ${times.from} → ${times.to}` : code;
    return {
      ...(offer ? { offer } : {}),
      ...(details === undefined ? {} : { details }),
      event: { type: 'supplier-changed', data: { id, code, ...times } },
      also: supplierPoint(services, found, 'supplier-changed', what),
      ...(offer || hasNewVoucher
        ? {
            mail: {
              to: record.contactEmail,
              ...changedMail(after, agency, { before: record, hasNewVoucher }, services),
            },
          }
        : {}),
    };
  });
}

/** Writes down what became of an order: the booking follows, its traveller is written to, and its agency sees it. */
const noting =
  (services: Services): NoteNews =>
  async (news) => {
    const found = await ownerOf(services, news);
    if (!found) return false;
    switch (news.kind) {
      case 'cancelled':
        await noteCancelled(services, found, { code: news.code });
        break;
      case 'given-back':
        await givenBack(services, found, news);
        break;
      case 'changed':
        await changed(services, found, news);
        break;
      case 'answered':
        // What it has answered is asked for now, and not in a quarter of an hour.
        await nudge(services.db, found.bookingId, services.clock.now());
    }
    return true;
  };

/** Reads what became of orders without anybody here. Safe to run at any time, by several processes at once. */
export async function hearOfOrders(services: Services): Promise<void> {
  await each(suppliersOf(services).keepers, async ({ hear }) =>
    hear?.(noting(services), { signal: AbortSignal.timeout(READ_MS) }),
  );
}
