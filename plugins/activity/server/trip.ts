import type { Language, TripSummary } from '@/core/contract';
import { momentOf, isoAt, localTime } from '@/server/selling/supplier/time';
import { type ActivityTripDetails, beginningOf } from '../contract';
import { organizerVoucherOf } from './after/organizer-voucher';
import { inLanguage, type Tellers } from './find/in-language';
import { nameOf } from './request';
import type { kept, StoredOffer } from './stored';
import type { SupplierOption } from '../face/port';

type Booked = ReturnType<typeof kept.tryRead>;

/** The local time at which it begins; of what is open all day its day. */
export const beginsAt = ({ startsAt: { day, time } }: Pick<SupplierOption, 'startsAt'>): string =>
  time === null ? day : `${day}T${time}`;

/** When it ends, by the clocks there; of what is open all day its day. */
function endOf({ activity, option: { startsAt } }: StoredOffer): string {
  if (startsAt.time === null) return startsAt.day;
  const from = Date.parse(isoAt(momentOf(`${startsAt.day}T${startsAt.time}`, activity.zone))) / 60_000;
  return localTime(activity.zone, from + activity.duration.most).slice(0, 16);
}

/** What My Trips shows of an activity. */
export function summarise(
  { offer: shown, request, details }: Booked,
  language: Language,
  tellers: Tellers,
): Pick<TripSummary, 'title' | 'startsAt' | 'endsAt' | 'travelers' | 'details'> {
  const offer = shown && inLanguage(shown, language, tellers);
  const activity = offer?.activity ?? null;
  const option = offer?.option ?? null;
  const trip: ActivityTripDetails = {
    name: activity?.title ?? '',
    option: option?.title ?? '',
    city: activity?.city ?? '',
    begins: activity && request && beginningOf(activity, request),
    picture: activity?.pictures[0]?.src ?? null,
    travelers: offer?.travelers ?? {},
    startTime: option?.startsAt.time ?? null,
    answeredBy: null,
    organizerVoucher: organizerVoucherOf({ offer, details }),
  };
  return {
    title: trip.name,
    startsAt: option ? beginsAt(option) : '',
    endsAt: offer ? endOf(offer) : '',
    travelers: request ? [nameOf(request)] : [],
    details: trip,
  };
}
