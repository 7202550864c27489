import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createFormatter, intlLocale } from '@/core/i18n/format';
import type { BookingColumn } from '@/core/plugin';
import type { FlightTripDetails } from '../contract/reservation';
import { STATUS_LABELS } from './statuses';

const format = () => createFormatter(intlLocale(i18n.locale));
const statusText = (status: string): string => {
  const label = STATUS_LABELS[status as keyof typeof STATUS_LABELS];
  return label ? i18n._(label) : status;
};

/** R438, as far as a booking's summary carries it. */
const columns: readonly BookingColumn<FlightTripDetails>[] = [
  { id: 'record-locator', header: msg`Record Locator`, text: ({ trip }) => trip.locator ?? '' },
  {
    id: 'airline-record-locator',
    header: msg`Airline Record Locator`,
    text: ({ details }) => details.airlineRecordLocator ?? '',
  },
  { id: 'booking-id', header: msg`Booking ID`, text: ({ trip }) => trip.bookingId },
  {
    id: 'ticket-number',
    header: msg`Ticket Number`,
    text: ({ details }) => details.ticketNumbers.join(', '),
  },
  { id: 'from', header: msg`From`, text: ({ details }) => details.legs[0]?.origin.code ?? '' },
  { id: 'to', header: msg`To`, text: ({ details }) => details.legs[0]?.destination.code ?? '' },
  { id: 'date-booked', header: msg`Date Booked`, text: ({ trip }) => format().moment(trip.bookedAt) },
  { id: 'travel-date', header: msg`Travel Date`, text: ({ trip }) => format().date(trip.startsAt) },
  {
    id: 'cost-price',
    header: msg`Cost Price`,
    align: 'end',
    text: ({ details }) => (details.wholesale ? format().money(details.wholesale) : ''),
  },
  {
    id: 'sales-price',
    header: msg`Sales Price`,
    align: 'end',
    text: ({ trip }) => format().money(trip.price),
  },
  { id: 'booking-status', header: msg`Booking Status`, text: ({ trip }) => statusText(trip.status) },
  { id: 'booked-currency', header: msg`Booked Currency`, text: ({ trip }) => trip.price.currency },
];
export default columns;
