import { answers, refusals } from '@/core/contract/refusal';

/** What the server says no with. */
export const flightRefusals = refusals('flight', {
  notUpdated: 'Failed to update flight',
  locatorNotUpdated: 'Failed to update flight PNR model',
  unknownBooking: 'Invalid booking id',
  seatTaken: 'A seat that you chose has just been taken. Please choose another one.',
  seatNotForTraveler: 'This seat cannot be given to this traveler',
  noSuchSeat: 'There is no such seat on this flight',
  oneSeatEach: 'Each traveler has one seat on a flight, and each seat one traveler',
  tooManyBags: 'So many bags cannot be added to this flight',
  otherTravelers: 'These seats and bags are for other travelers',
  tooManySeats: 'At most 9 seats can be booked at once; infants in lap take none',
  infantsPerAdult: 'At most one infant in lap can travel with each adult',
  notTicketed: 'Failed to issue ticket',
  soldOut: 'Booking failed, the flight may have sold out. Please try again or contact support.',
  cancelRefused: 'Error in flight cancellation',
  cancelUnknown: 'Flight cancellation failed',
  notRepriced: 'Flight reprice failed',
  refundUnknown: 'Update refund status failed',
  failed: 'Error has occured',
  statusNotUpdated: 'Update flight status failed',
  updateFailed: 'Update Failed',
  orderNotUpdated: 'Order update failed',
  notAvailable: 'Flight not available, please try again',
  gone: 'This flight is not available, please select another',
  unreadable: 'Error while fetching flight booking details',
  samePlace: 'Origin and destination must not be the same',
  unknownPlace: 'This place is not known',
  datePast: 'The date is in the past',
  dateOrder: 'A flight cannot leave before the one in front of it',
  birthAfterFlight: 'The birth date is after the flight',
  ageOfAnotherType: 'The age does not fit the type of traveler',
  titleOfAnotherAge: 'This title does not fit the age of the traveler',
  pricedForOthers: 'The price was asked for other travelers',
  paidAtOnce: 'This fare must be paid at once',
  tooManyReservations: 'Please pay or cancel one of your reservations first',
  notPaidYet: 'This booking is not paid yet',
  ticketedAlready: 'This booking is ticketed already',
  notChangeable: 'This booking cannot be changed now',
  changeAnswered: 'This change has already been answered',
  urlMissing: 'URL is missing',
  tokenMissing: 'Token not found',
});

/** What the checkout says of travellers before anything is sent. */
export const travellerRefusals = refusals('flight', {
  notPast: 'Choose a date in the past',
  ADT: 'Adults are 12 or older on the day of the last flight',
  CHD: 'Children are 2 to 11 years old on the day of the last flight',
  INF: 'Infants are under 2 on the day of the last flight',
});

/** What it says when it did it. */
export const flightAnswers = answers('flight', {
  cancelled: 'Flight cancelled successfully',
  ticketed: 'Your booking is ticketed successfully. Your PNR will get sent via email within 30 minutes.',
  ticketsRequested: 'The tickets were requested. They are sent by email once the airline has issued them.',
  timesConfirmed: 'Your new flight times are confirmed',
});
