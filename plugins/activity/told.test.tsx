import { ToldBooking } from '@/core/selling/after-sale/told/ToldBooking';
import { ToldConfirmed } from '@/core/selling/after-sale/told/ToldConfirmed';
import { rowsOn } from '@/core/testing/rows';
import { pageCases, tripOf } from '@/server/testing/told/page.cases';
import { reservationOf } from './server/after/reservation';
import { kept } from './server/stored';
import { bookedActivity, spotPaged, spotRecord } from './server/testing/told';
import { summarise } from './server/trip';
import { Vouchers } from './web/confirmation/Vouchers';
import { SOLD } from './web/sold';
import { Stage } from './web/testing/stage';
import Trip from './web/trips/ActivityTripCard';

pageCases('R348 G137', {
  ...{ booked: bookedActivity, record: spotRecord, told: spotPaged },
  shares(record, language) {
    const { option } = reservationOf(record, language, []).offer;
    const { each } = kept.read(record).offer.option;
    return {
      total: option.total.amount,
      of: each.map(({ category, count, net }) => ({
        amount: option.each.find((one) => one.category === category)!.total.amount,
        net: count * net.amount,
      })),
    };
  },
  draw(record, language, page) {
    const reservation = reservationOf(record, language, []);
    const views = {
      details: () => <ToldBooking product={SOLD} booking={reservation} />,
      confirmation: () => <ToldConfirmed product={SOLD} booking={reservation} Pass={Vouchers} />,
      trip: () => <Trip {...tripOf(record, summarise(kept.tryRead(record), language, []))} />,
    };
    return rowsOn(<Stage>{views[page]()}</Stage>, language);
  },
});
