import { ToldBooking } from '@/core/selling/after-sale/told/ToldBooking';
import { ToldConfirmed } from '@/core/selling/after-sale/told/ToldConfirmed';
import { rowsOn } from '@/core/testing/rows';
import { pageCases, tripOf } from '@/server/testing/told/page.cases';
import { reservationOf } from './server/after/reservation';
import { stays } from './server/stored';
import { bookedStay, stayPaged, stayRecord } from './server/testing/told';
import { summarise } from './server/trip';
import { Pass } from './web/confirmation/Pass';
import { SOLD } from './web/sold';
import { Stage } from './web/testing/stage';
import Trip from './web/trips/HotelTripCard';

pageCases('R280 G137', {
  ...{ booked: bookedStay, record: stayRecord, told: stayPaged },
  shares(record, language) {
    const { stay } = reservationOf(record, language);
    const { rooms } = stays.read(record).offer.stay;
    return {
      total: stay.total.amount,
      of: stay.rooms.map(({ total }, at) => ({ amount: total.amount, net: rooms[at]!.net.amount })),
    };
  },
  draw(record, language, page) {
    const reservation = reservationOf(record, language);
    const views = {
      details: () => <ToldBooking product={SOLD} booking={reservation} />,
      confirmation: () => <ToldConfirmed product={SOLD} booking={reservation} Pass={Pass} />,
      trip: () => <Trip {...tripOf(record, summarise(stays.tryRead(record), language))} />,
    };
    return rowsOn(<Stage>{views[page]()}</Stage>, language);
  },
});
