import type { Language, TripSummary } from '@/core/contract';
import type { HotelTripDetails } from '../contract';
import { addressText } from '../say/calendar';
import { nameOf } from './request';
import { stayIn, type stays } from './stored';

/** Where a stay stands among trips whose property has told no times; never shown. */
const USUAL = { in: '16:00', out: '10:00' };

type Booked = ReturnType<typeof stays.tryRead>;

/** What My Trips shows of a stay. */
export function summarise(
  { offer, request, details }: Booked,
  language: Language,
): Pick<TripSummary, 'title' | 'startsAt' | 'endsAt' | 'travelers' | 'details'> {
  const stay = offer && stayIn(offer.stay, language);
  const hotel = stay?.hotel ?? null;
  const trip: HotelTripDetails = {
    name: hotel?.name ?? '',
    address: stay ? addressText(stay) : '',
    city: hotel?.address.city ?? '',
    picture: hotel?.pictures[0]?.src ?? null,
    latitude: hotel?.latitude ?? null,
    longitude: hotel?.longitude ?? null,
    nights: stay?.nights ?? 0,
    rooms: stay?.rooms.length ?? 0,
    checkInFrom: stay?.checkIn.from ?? null,
    confirmationNumber: details?.confirmationNumber ?? null,
    payment: stay?.payment ?? null,
  };
  return {
    title: hotel?.name ?? '',
    startsAt: stay ? `${stay.stayPeriod.start}T${stay.checkIn.from ?? USUAL.in}` : '',
    endsAt: stay ? `${stay.stayPeriod.end}T${stay.checkOut ?? USUAL.out}` : '',
    travelers: request ? [nameOf(request)] : [],
    details: trip,
  };
}
