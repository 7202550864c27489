import { rowsOn } from '@/core/testing/rows';
import { pageCases, tripOf } from '@/server/testing/told/page.cases';
import { reservationOf } from './server/after/reservation';
import { kept } from './server/stored';
import { bookedActivity, spotPaged, spotRecord } from './server/testing/told';
import { summarise } from './server/trip';
import { BookingView } from './web/booking/BookingView';
import { Confirmed } from './web/confirmation/Confirmed';
import { Stage } from './web/testing/stage';
import Trip from './web/trips/ActivityTripCard';

pageCases('R348 G137', {
  ...{ booked: bookedActivity, record: spotRecord, told: spotPaged },
  draw(record, language, page) {
    const reservation = reservationOf(record, language);
    const views = {
      details: () => <BookingView reservation={reservation} />,
      confirmation: () => <Confirmed reservation={reservation} />,
      trip: () => <Trip {...tripOf(record, summarise(kept.tryRead(record), language))} />,
    };
    return rowsOn(<Stage>{views[page]()}</Stage>, language);
  },
});
