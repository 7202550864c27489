import { rowsOn } from '@/core/testing/rows';
import { withPlaceNames } from '@/server/reference';
import { pageCases, tripOf } from '@/server/testing/told/page.cases';
import { reservationOf } from './server/after/reservation';
import { trips } from './server/stored';
import { bookedTrip, tripPaged, tripRecord } from './server/testing/told';
import { summarise } from './server/trip';
import { BookingView } from './web/booking/BookingView';
import { Confirmed } from './web/confirmation/Confirmed';
import { Stage } from './web/testing/stage';
import Trip from './web/trips/FlightTripCard';

pageCases('R233 G137', {
  ...{ booked: bookedTrip, record: tripRecord, told: tripPaged },
  shares(record) {
    const { offer } = reservationOf(record);
    const { fares } = trips.read(record).offer.offer;
    return {
      total: record.price.total.amount,
      of: fares.map(({ passengerType, base, taxes }) => ({
        amount: offer.travellerPrices.find((each) => each.passengerType === passengerType)!.total.amount,
        net: base.amount + taxes.amount,
      })),
    };
  },
  draw(record, language, page) {
    const reservation = withPlaceNames(reservationOf(record), language);
    const views = {
      details: () => <BookingView reservation={reservation} />,
      confirmation: () => <Confirmed reservation={reservation} />,
      trip: () => <Trip {...tripOf(record, summarise(trips.tryRead(record), language))} />,
    };
    return rowsOn(<Stage>{views[page]()}</Stage>, language);
  },
});
