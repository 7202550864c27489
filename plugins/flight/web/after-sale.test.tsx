import { paidByCard } from '@/core/testing/paid-by-card';
import { flightRefusals } from '../contract/refusals';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as download from '@/core/ui/actions/download-file';
import { instead } from '@/core/testing/instead';
import { aUser } from '@/core/testing/user';
import {
  answerScheduleChange,
  cancelBooking,
  cancelVoidBooking,
  getAfterSale,
  getItineraryPdf,
  getPenalty,
  getReservationDetails,
  holdFlight,
  issueTicket,
  issueTicketCTW,
  payHeldFlight,
  repriceOffer,
} from '../contract';
import { fakeApi, QUOTE, refusal, type FakeApi } from './testing/fake-api';
import { PRICE, RESERVATION, usd } from './testing/fixtures';
import { asked, openScreen } from './testing/open-screen';
import {
  AFTER,
  AFTER_HELD,
  AGENCY_ROW,
  CANCELLED,
  HELD,
  SCHEDULE_CHANGE,
  TERMS,
} from './testing/fixtures-after';

paidByCard();
instead(download, 'downloadFile', () => undefined);

const ines = aUser({
  _id: 'ines',
  email: 'ines@example.com',
  name: 'Inês Carvalho',
  firstName: 'Inês',
  lastName: 'Carvalho',
  phone: '+351 912 345 678',
  home: {
    homeAirport: 'LIS',
    streetAddress: 'Rua da Rosa 41',
    country: 'PT',
    state: 'Lisboa',
    city: 'Lisboa',
    zipCode: '1200-382',
  },
});
const agent = { ...ines, _id: 'agent', userType: 'AgencyOwner', isTravelAgent: true };
const open = (path: string, api: FakeApi, user = ines) => openScreen(path, api, user);

const DETAILS = `/flight-details?bookingId=${RESERVATION.bookingId}`;
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }, { timeout: 8000 }));
const dialog = () => screen.findByRole('dialog', undefined, { timeout: 8000 });

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 8000 });
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server on which the booking becomes another one when `path` is called. */
function world(
  path: string,
  after: { reservation: object; sale?: object; answer?: unknown },
  more: object = {},
) {
  let done = false;
  return fakeApi({
    [getReservationDetails.path]: () => ({ data: done ? after.reservation : RESERVATION }),
    [getAfterSale.path]: () => ({ data: done ? { ...AFTER, ...after.sale } : AFTER }),
    ...more,
    [path]: () => {
      done = true;
      return after.answer ?? { data: CANCELLED, message: 'Flight cancelled successfully' };
    },
  });
}
const gone = { bookingStatus: 'Cancelled', state: 'cancelled', canCancel: false };

describe('cancelling', () => {
  it("R226 asks what it costs, voids at those terms, and tells 'Flight cancelled successfully'", async () => {
    const api = world(cancelVoidBooking.path, { reservation: CANCELLED, sale: gone });
    await open(DETAILS, api);
    await press('Cancel booking');
    const box = within(await dialog());
    await press('Cancel and get $1,364.40 back');
    expect(await screen.findByText('Flight cancelled successfully')).toBeTruthy();
    expect(asked(api, cancelVoidBooking.path)[0]!.input.body).toEqual({
      bookingId: RESERVATION.bookingId,
      acceptedPenalty: TERMS.void.penalty,
    });
    expect(await screen.findByText('This booking is cancelled')).toBeTruthy();
    expect(box.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  });

  it('tells the fee, what comes back and that it is final before anything is decided', async () => {
    const api = fakeApi({ [getPenalty.path]: { data: TERMS.refund } });
    await open(DETAILS, api);
    await press('Cancel booking');
    const box = within(await dialog());
    expect(await box.findByText('-$500.00')).toBeTruthy();
    expect(box.getByText('$864.40')).toBeTruthy();
    expect(box.getByText(/This cannot be undone/)).toBeTruthy();
    await press('Keep the booking');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(api, cancelBooking.path)).toHaveLength(0);
  });

  it('R218 a penalty that cannot be read is told, and nothing can be confirmed', async () => {
    const failed = refusal(502, 'UPSTREAM_FAILED', flightRefusals.unreadable);
    await open(DETAILS, fakeApi({ [getPenalty.path]: failed }));
    await press('Cancel booking');
    await dialog();
    expect(
      (await screen.findAllByText(/Error while fetching flight booking details/)).length,
    ).toBeGreaterThanOrEqual(2);
    const confirm = screen.getByRole('button', { name: 'Cancel booking', hidden: false });
    expect(confirm.hasAttribute('disabled') || confirm.getAttribute('aria-disabled') === 'true').toBe(true);
  });

  it('R227 G06 a refusal is told and the booking never looks cancelled', async () => {
    const api = fakeApi({
      [getPenalty.path]: { data: TERMS.refund },
      [cancelBooking.path]: refusal(409, 'CONFLICT', flightRefusals.cancelRefused),
    });
    await open(DETAILS, api);
    await press('Cancel booking');
    await dialog();
    await press('Cancel and get $864.40 back');
    expect(await screen.findByText('The booking was not canceled. It is still: Ticketed')).toBeTruthy();
    expect(screen.queryByText('This booking is cancelled')).toBeNull();
    expect(screen.queryByText('Cancelled')).toBeNull();
  });

  it('R227 INV-6 an end that is not known reads "Cancelling" and is followed until it is known', async () => {
    let times = 0;
    const onItsWay = {
      ...RESERVATION,
      bookingStatus: 'Cancelling',
      progress: { ...RESERVATION.progress, state: 'processing' as const, status: 'Cancelling' },
    };
    const state = () => {
      if (times === 0) return 'before';
      return times++ < 4 ? 'cancelling' : 'done';
    };
    const sale = { ...AFTER, canCancel: false, voidUntil: null };
    let seen = 'before';
    const api = fakeApi({
      [cancelVoidBooking.path]: () => {
        times = 1;
        return refusal(502, 'UPSTREAM_FAILED', flightRefusals.cancelUnknown);
      },
      [getAfterSale.path]: () => {
        seen = state();
        return {
          data:
            seen === 'before'
              ? AFTER
              : seen === 'cancelling'
                ? { ...sale, state: 'processing', bookingStatus: 'Cancelling' }
                : { ...sale, state: 'cancelled', bookingStatus: 'Cancelled' },
        };
      },
      [getReservationDetails.path]: () => ({
        data: times === 0 ? RESERVATION : seen === 'done' ? CANCELLED : onItsWay,
      }),
    });
    await open(DETAILS, api);
    await press('Cancel booking');
    await dialog();
    await press('Cancel and get $1,364.40 back');
    expect(await screen.findByText('The cancellation is in progress')).toBeTruthy();
    expect(screen.getByText('Cancelling')).toBeTruthy();
    expect(screen.queryByText('This booking is cancelled')).toBeNull();
    expect(await screen.findByText('This booking is cancelled', undefined, { timeout: 20_000 })).toBeTruthy();
  });

  it('asks again with the old and the new terms when they have changed', async () => {
    let times = 0;
    const api = fakeApi({
      [getPenalty.path]: () => ({ data: times > 0 ? TERMS.refund : TERMS.void }),
      [cancelVoidBooking.path]: () => {
        times++;
        return refusal(409, 'PENALTY_CHANGED', bookingRefusals.termsChanged);
      },
    });
    await open(DETAILS, api);
    await press('Cancel booking');
    await dialog();
    await press('Cancel and get $1,364.40 back');
    expect(await screen.findByText(/The cancellation fee was \$0\.00 and is now \$500\.00/)).toBeTruthy();
    await press('Cancel and get $864.40 back');
    await waitFor(() =>
      expect(asked(api, cancelBooking.path)[0]?.input.body).toMatchObject({ acceptedPenalty: usd(500) }),
    );
  });

  it('G58 gives a reservation back by its record locator, once and not before it is said', async () => {
    const api = fakeApi({
      [getReservationDetails.path]: { data: HELD },
      [getAfterSale.path]: { data: AFTER_HELD },
      [getPenalty.path]: { data: TERMS.withdraw },
    });
    await open(DETAILS, api);
    await press('Cancel the reservation');
    await dialog();
    await screen.findByRole('button', { name: 'Cancel it' });
    expect(asked(api, '/api/v2/flight/cancel')).toEqual([]);
    await press('Cancel it');
    await waitFor(() =>
      expect(asked(api, '/api/v2/flight/cancel').map(({ input }) => input)).toEqual([
        { query: { pnr: 'K7PX4M' } },
      ]),
    );
  });
});

describe('hold and pay later', () => {
  const held = (more: object = {}) =>
    fakeApi({
      [getReservationDetails.path]: { data: HELD },
      [getAfterSale.path]: { data: AFTER_HELD },
      '/api/bookings/{id}/progress': { data: HELD.progress },
      ...more,
    });

  it('R229 a reservation says so, until when it is kept, and is paid once', async () => {
    let isPaid = false;
    const api = held({
      [payHeldFlight.path]: () => {
        isPaid = true;
        return { data: { ...RESERVATION.progress, state: 'processing', money: 'held' } };
      },
      [getReservationDetails.path]: () => ({ data: isPaid ? RESERVATION : HELD }),
      '/api/bookings/{id}/progress': () => ({ data: isPaid ? RESERVATION.progress : HELD.progress }),
    });
    const { router } = await open(DETAILS, api);
    expect((await screen.findAllByText('On hold')).length).toBeGreaterThan(0);
    expect(await screen.findByText(/Your ticket time will expire on/)).toBeTruthy();
    await press('Pay now');
    const button = await screen.findByRole('button', { name: 'Pay $1,364.40' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/flights/confirmation'));
    expect(asked(api, payHeldFlight.path)).toHaveLength(1);
    expect(asked(api, payHeldFlight.path)[0]!.key).toMatch(/\S{8,}/);
    // What was read before the payment is not taken for how it ended.
    expect(await screen.findByText('You are going to New York')).toBeTruthy();
    expect(screen.queryByText('On hold')).toBeNull();
  });

  it('a declined card leaves it reserved with the reason; the next press is another payment', async () => {
    const declined = { ...HELD.progress, message: 'Your card was declined' };
    const api = held({ [payHeldFlight.path]: { data: declined } });
    await open(DETAILS, api);
    await press('Pay now');
    await press('Pay $1,364.40');
    expect(await screen.findByText('The payment was refused. Your reservation remains valid.')).toBeTruthy();
    expect(screen.getByText(/Your card was declined/)).toBeTruthy();
    await press('Pay $1,364.40');
    await waitFor(() => expect(asked(api, payHeldFlight.path)).toHaveLength(2));
    const [first, second] = asked(api, payHeldFlight.path);
    expect(second!.key).not.toBe(first!.key);
  });

  it('INV-5 a dearer one is asked about before it is paid', async () => {
    let times = 0;
    const now = { ...PRICE, total: usd(1432.62) };
    const api = held({
      [payHeldFlight.path]: () =>
        times++ === 0
          ? refusal(409, 'PRICE_CHANGED', bookingRefusals.priceChanged, { price: { old: PRICE, new: now } })
          : { data: RESERVATION.progress },
    });
    await open(DETAILS, api);
    await press('Pay now');
    await press('Pay $1,364.40');
    expect(await screen.findByText('The price has gone up')).toBeTruthy();
    await press('Accept $1,432.62');
    await waitFor(() => expect(asked(api, payHeldFlight.path)).toHaveLength(2));
    expect(asked(api, payHeldFlight.path)[1]!.input.body).toMatchObject({ acceptedTotal: usd(1432.62) });
  });

  it('INV-1 an unanswered payment is repeated word for word under its key', async () => {
    let times = 0;
    const api = held({
      [payHeldFlight.path]: () =>
        times++ === 0 ? refusal(0, 'NETWORK', 'No answer') : { data: RESERVATION.progress },
    });
    await open(DETAILS, api);
    await press('Pay now');
    await press('Pay $1,364.40');
    expect(await screen.findByText('We did not hear back about your payment')).toBeTruthy();
    await press('Ask again');
    await waitFor(() => expect(asked(api, payHeldFlight.path)).toHaveLength(2));
    const [first, second] = asked(api, payHeldFlight.path);
    expect(second).toEqual(first);
  });

  it("R229 says 'Ticket time has already passed' and offers no payment any more", async () => {
    const past = { until: '2020-01-01T00:00:00Z', payable: PRICE.total, isPast: true };
    await open(
      DETAILS,
      held({ [getAfterSale.path]: { data: { ...AFTER_HELD, hold: past, canPay: false } } }),
    );
    expect(await screen.findByText('Ticket time has already passed')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  });

  it('is chosen at checkout, sends no payment, once under the key of the address, and ends on a reservation', async () => {
    const payLater = { until: '2099-02-21T09:41:00Z' };
    const api = held({
      [repriceOffer.path]: { data: { ...QUOTE, payLater } },
      [holdFlight.path]: { data: HELD.progress },
    });
    const { router } = await open(
      `/booknow/flights/checkout?from=LIS&to=NYC&depart=2027-03-10&return=2027-03-17&adults=1&itinerary=tp-direct&fare=TP-classic&offer=${QUOTE.offer.id}&total=${PRICE.total.amount}&currency=USD&key=flight-0002`,
      api,
    );
    expect(await screen.findByDisplayValue('Inês')).toBeTruthy();
    expect(screen.getByDisplayValue('Rua da Rosa 41')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Title' }), 'Ms');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gender' }), 'F');
    const birth = screen.getByRole('group', { name: /Date of birth/ });
    await userEvent.type(within(birth).getByLabelText('Day'), '2');
    await userEvent.type(within(birth).getByLabelText('Month'), '6');
    await userEvent.type(within(birth).getByLabelText('Year'), '1988');
    await userEvent.click(screen.getByRole('radio', { name: /^Hold until .* and pay later/ }));
    expect(screen.queryByText('Card fields')).toBeNull();
    await userEvent.dblClick(screen.getAllByRole('button', { name: 'Reserve without paying' })[0]!);
    await waitFor(() => expect(router.state.location.pathname).toBe('/booknow/flights/confirmation'));
    const [sent, ...others] = asked(api, holdFlight.path);
    expect([others.length, sent!.key, sent!.input.body!['payment']]).toEqual([0, 'flight-0002', undefined]);
    expect(await screen.findByText('Your seats to New York are on hold')).toBeTruthy();
    expect(screen.queryByText('Your booking is confirmed')).toBeNull();
  });
});

describe('a changed schedule', () => {
  const changed = { ...AFTER, scheduleChanges: [SCHEDULE_CHANGE] };

  it.each([
    ['nobody can tell', { after: [], answers: ['cancel'] as const }, true],
    ['nobody takes an answer to', { answers: [] }, false],
  ])('offers no answer that cannot be given, where it is one that %s', async (_, more, mayCancel) => {
    const change = { ...SCHEDULE_CHANGE, ...more };
    await open(
      DETAILS,
      world(
        answerScheduleChange.path,
        { reservation: RESERVATION, answer: { data: RESERVATION } },
        {
          [getAfterSale.path]: { data: { ...AFTER, scheduleChanges: [change] } },
        },
      ),
    );
    expect(await screen.findByText(/settled with/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept the new times' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel free of charge' }) !== null).toBe(mayCancel);
  });

  it('lets staff say that the airline has agreed, where the supplier cannot be asked to', async () => {
    const change = { ...SCHEDULE_CHANGE, answers: ['settle'] as const };
    const api = world(
      answerScheduleChange.path,
      { reservation: RESERVATION, answer: { data: RESERVATION } },
      { [getAfterSale.path]: { data: { ...AFTER, scheduleChanges: [change] } } },
    );
    await open(DETAILS, api);
    expect(await screen.findByText(/^Agree on the new times with the airline/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept the new times' })).toBeNull();
    await press('The airline has agreed');
    await waitFor(() =>
      expect(asked(api, answerScheduleChange.path)[0]!.input.body).toMatchObject({ answer: 'settle' }),
    );
  });

  it('asks for an answer with the times before and now, and takes it', async () => {
    const api = world(
      answerScheduleChange.path,
      {
        reservation: RESERVATION,
        answer: { data: RESERVATION, message: 'Your new flight times are confirmed' },
      },
      { [getAfterSale.path]: { data: changed } },
    );
    await open(DETAILS, api);
    expect(await screen.findByText('Action needed')).toBeTruthy();
    expect(screen.getByText('Departs 1h 35m later')).toBeTruthy();
    await press('Accept the new times');
    expect(await screen.findByText('Your new flight times are confirmed')).toBeTruthy();
    expect(asked(api, answerScheduleChange.path)[0]!.input.body).toMatchObject({ answer: 'accept' });
  });

  it('may be answered by cancelling, after the terms were shown', async () => {
    const api = fakeApi({
      [getAfterSale.path]: { data: changed },
      [getPenalty.path]: { data: TERMS.schedule },
    });
    await open(DETAILS, api);
    await press('Cancel free of charge');
    const box = within(await dialog());
    expect(await box.findByText(/cancelling is free of charge/)).toBeTruthy();
    await press('Cancel and get $1,364.40 back');
    await waitFor(() =>
      expect(asked(api, answerScheduleChange.path)[0]?.input.body).toEqual({
        bookingId: RESERVATION.bookingId,
        changeId: SCHEDULE_CHANGE.changeId,
        answer: 'cancel',
      }),
    );
  });

  it('an answer that is refused is told, and the question stays', async () => {
    const api = fakeApi({
      [getAfterSale.path]: { data: changed },
      [answerScheduleChange.path]: refusal(409, 'CONFLICT', flightRefusals.changeAnswered),
    });
    await open(DETAILS, api);
    await press('Accept the new times');
    expect((await screen.findAllByText('This change has already been answered')).length).toBeGreaterThan(0);
  });
});

describe('staff', () => {
  const canTicket = {
    [getAfterSale.path]: { data: { ...AFTER, canTicket: true, bookingStatus: 'Ticketed' } },
  };
  const TICKETED =
    'Your booking is ticketed successfully. Your PNR will get sent via email within 30 minutes.';

  it('R230 R232 issues tickets by the order, and tells that the locator is mailed within 30 minutes', async () => {
    const api = fakeApi({ ...canTicket, [issueTicket.path]: { data: AGENCY_ROW, message: TICKETED } });
    await open(DETAILS, api, agent);
    await press('Issue tickets');
    expect(await screen.findByText(TICKETED)).toBeTruthy();
    expect(asked(api, issueTicket.path)[0]!.input.body).toEqual({ orderId: RESERVATION.orderId });
    expect(asked(api, issueTicketCTW.path)).toHaveLength(0);
  });

  it('R232 G119 those of the vendor CTW go another way, and a refusal is told', async () => {
    const api = fakeApi({
      ...canTicket,
      [getReservationDetails.path]: { data: { ...RESERVATION, vendor: 'CTW' } },
      [issueTicketCTW.path]: refusal(409, 'CONFLICT', flightRefusals.notTicketed),
    });
    await open(DETAILS, api, agent);
    await press('Issue tickets');
    expect(await screen.findByText('Failed to issue ticket')).toBeTruthy();
  });

  it('R439 SEC-35 sees what the price is made of; a traveller does not', async () => {
    const staff = {
      wholesale: usd(1296.4),
      agencyMarkup: usd(64),
      agencyFee: usd(4),
      commission: usd(64),
      retail: usd(1420),
      published: usd(1300),
    };
    const price = { ...PRICE, staff };
    const { unmount } = await open(
      DETAILS,
      fakeApi({ [getReservationDetails.path]: { data: { ...RESERVATION, price } } }),
      agent,
    );
    await press('For the agency');
    for (const label of ['Wholesale Rate', 'Retail Price', 'Published Rate', 'Commission Earned'])
      expect(await screen.findByText(label)).toBeTruthy();
    expect(screen.getAllByText('Agency Markup').length).toBeGreaterThan(0);
    expect(screen.getByText('Price to Traveler')).toBeTruthy();
    expect(screen.getByText('Total price is greater than published price')).toBeTruthy();
    expect(screen.queryByText('Total price is greater than retail price')).toBeNull();
    unmount();
    await open(DETAILS, fakeApi());
    expect(await screen.findByText('Base Fare')).toBeTruthy();
    expect(screen.getByText('Taxes and fees')).toBeTruthy();
    expect(screen.queryByText('Wholesale Rate')).toBeNull();
  });
});

describe('the booking on paper and by another name', () => {
  it('R217 a PDF that cannot be had is told with the server’s sentence', async () => {
    const api = fakeApi({ [getItineraryPdf.path]: refusal(404, 'NOT_FOUND', flightRefusals.unknownBooking) });
    await open(DETAILS, api);
    await press('Download PDF');
    expect(await screen.findByText('Invalid booking id')).toBeTruthy();
  });

  it('is fetched with the session and saved under its locator', async () => {
    await open(DETAILS, fakeApi());
    await press('Download PDF');
    await waitFor(() =>
      expect(download.downloadFile).toHaveBeenCalledWith('horizonte-K7PX4M.pdf', expect.any(Blob)),
    );
  });

  it('R233 is found by the id of its order', async () => {
    const api = fakeApi();
    await open('/booknow/flights/reservation-details?orderID=ord_51H9', api);
    expect(await screen.findByText('TP8Q2L')).toBeTruthy();
    expect(asked(api, getReservationDetails.path)[0]!.input.query).toEqual({ orderID: 'ord_51H9' });
  });
});
