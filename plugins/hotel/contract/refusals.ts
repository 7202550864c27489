import { answers, refusals } from '@/core/contract/refusal';

/** What the server says no with. */
export const hotelRefusals = refusals('hotel', {
  notFound: 'Hotel not found',
  noResult: 'No search result',
  noContent: 'Static content unavailable',
  expired: 'Session expired or invalid, please search again',
  gone: 'Selected hotel or room is no longer available',
  noVendor: 'No hotel vendor found',
  notMade: 'Booking failed',
  notMadeUnknown: 'Booking failed due to an unknown error',
  notCancelled: 'Cancellation failed, please try again',
  alreadyCancelled: 'Booking is already cancelled',
  notRefunded: 'Refund failed',
  noBooking: 'Booking not found',
  bookingId: 'Invalid booking id',
  parameter: 'Missing required parameter',
  noPrice: 'Unable to get price',
  resourceId: 'Resource id is required',
  nonRefundable: 'You are not authorised to book non-refundable rates',
  notPaid: 'Payment failed',
  card: 'Please provide valid card details',
  paymentDisabled: 'Payment is disabled. Please contact the agency administrator',
  letter: 'Confirmation email sent, please contact the administrator',
  support: 'Something went wrong, please contact support',
  noSetting: 'Hotel setting not found',
  settingNotUpdated: 'Hotel setting update failed',
  settingInvalid: 'Hotel setting is not valid',
  noRadius: 'Search radius not found',
  radiusNotUpdated: 'Search radius update failed',
  radiusInvalid: 'Search radius is not valid',
});

/** What is wrong with what was typed: said by the forms, and by the server when it comes. */
export const hotelFieldRefusals = refusals('hotel', {
  destination: 'Destination is required',
  sameDay: 'Check-out date cannot be the same as check-in date',
  checkIn: 'Please choose a check-in date from today on',
  tooLong: 'A stay can be 28 nights long at most',
  rooms: 'You can select at most 6 rooms',
  guests: 'A room takes 1 to 5 adults and up to 5 children',
  childAge: 'Please choose the age of each child, from 0 to 17',
  searchString: 'Missing search string',
  stayPeriod: 'Missing stay period',
  currency: 'Missing currency',
  nationality: 'Missing nationality',
  coordinates: 'Missing latitude and longitude',
  occupancies: 'Missing occupancies',
  email: 'Missing email',
  compareMost: 'You can compare at most 3 hotels',
  compareLeast: 'Select at least 2 hotels to compare',
  abovePublished: 'Total price is greater than published price',
  aboveRetail: 'Total price is greater than retail price',
  cardYear: 'Card expiration year cannot be in the past',
});

/** What it says when it did it. */
export const hotelAnswers = answers('hotel', {
  cancelled: 'Booking Cancelled Successfully',
});
