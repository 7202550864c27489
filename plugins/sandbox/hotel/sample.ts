import type { SampleStay, SampleWanted, SupplierSearch, SupplierStay } from '@/plugins/hotel/face/port';
import { SAMPLE_PERSON } from '@/server/mail/sample-person';
import { worldCity } from '@/server/reference/world/cities';

/** What is looked for: a room for two in Lisbon. */
export function sampleSearch({ stay, currency }: SampleWanted): SupplierSearch {
  const { latitude, longitude, id: cityCode } = worldCity('LIS')!;
  return {
    ...{ latitude, longitude, cityCode, radius: 10, stay, currency },
    rooms: [{ adults: 2, childAges: [] }],
    nationality: 'PT',
  };
}

/** The first of a hotel that may be given back, as most are, and who would have bought it. */
export function sampleOf(offers: readonly SupplierStay[], orders: string): SampleStay {
  const { firstName, lastName, email, phone } = SAMPLE_PERSON;
  return {
    stay: offers.find(
      ({ rooms, listing }) =>
        rooms.every(({ rate }) => rate.terms.freeUntil !== null && rate.payment === 'now') &&
        listing.kind === 'hotel',
    )!,
    request: {
      guests: [{ firstName, lastName }],
      ...{ email, phone, arrivalTime: '16:00', specialRequests: null },
    },
    details: { orderId: `${orders}1`, confirmationNumber: '4821907' },
  };
}
