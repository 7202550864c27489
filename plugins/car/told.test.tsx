import { ToldBooking } from '@/core/selling/after-sale/told/ToldBooking';
import { ToldConfirmed } from '@/core/selling/after-sale/told/ToldConfirmed';
import { rowsOn } from '@/core/testing/rows';
import { pageCases, tripOf } from '@/server/testing/told/page.cases';
import { reservationOf } from './server/after/reservation';
import { rentals } from './server/stored';
import { bookedRental, rentalPaged, rentalRecord } from './server/testing/told';
import { summarise } from './server/trip';
import { Pass } from './web/confirmation/Pass';
import { SOLD } from './web/sold';
import { Stage } from './web/testing/stage';
import Trip from './web/trips/CarTripCard';

pageCases('R312 G137', {
  ...{ booked: bookedRental, record: rentalRecord, told: rentalPaged },
  draw(record, language, page) {
    const reservation = reservationOf(record, language);
    const views = {
      details: () => <ToldBooking product={SOLD} booking={reservation} />,
      confirmation: () => <ToldConfirmed product={SOLD} booking={reservation} Pass={Pass} />,
      trip: () => <Trip {...tripOf(record, summarise(rentals.tryRead(record), language))} />,
    };
    return rowsOn(<Stage>{views[page]()}</Stage>, language);
  },
});
