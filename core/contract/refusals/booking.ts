import { refusals } from '../refusal';

/** What ends or forbids a booking, its payment or its cancellation, whatever the product. */
export const bookingRefusals = refusals('booking', {
  unknown: 'Booking not found',
  noData: 'No data available',
  notConfirmed: 'This booking is not confirmed',
  quoteExpired: 'The offer has expired. Please search again.',
  offerTaken: 'This offer is already being booked. You will find it under My Trips.',
  protectionGone: 'This protection is not offered any more. Please choose again.',
  priceChanged: 'The price has changed',
  currency: 'The price is in {currency}',
  paymentDisabled: 'Payment is disabled. Please contact the agency administrator',
  paymentMethod: 'This payment method is not available here',
  paidAtOnce: 'This must be paid right away',
  paidThere: 'This is paid on site, not here',
  sentOtherwise: 'This booking was already sent with other details. Please reload the page and try again.',
  paymentSentOtherwise:
    'This payment was already sent with other details. Please reload the page and try again.',
  keyMissing: 'Send an Idempotency-Key header, or this field',
  keyLength: 'The key must have 8 to 200 characters',
  returnPath: 'Not a path of this site',
  busy: 'This booking is being paid or canceled right now. Please reload the page.',
  paidWhenMade: 'This booking was already paid when it was made',
  payTimeOver: 'Ticket time has already passed',
  notPayable: 'This booking can no longer be paid',
  notCancellable: 'This booking cannot be cancelled now',
  beingCancelled: 'This booking is already being canceled',
  cancelledAlready: 'This booking has already been cancelled',
  notCancelled: 'The booking could not be cancelled',
  cancelledBySupplier: 'The supplier had to cancel this booking. Everything that you paid is returned.',
  termsChanged: 'The cancellation terms have changed. Please check them again.',
  termsUnreadable: 'The cancellation terms could not be read',
  tooLong: 'The booking took too long and was stopped. No money was taken, please try again.',
  notPriced: 'The price could not be checked. No money was taken, please try again.',
  notPaidInTime: 'It was not paid in time, so the reservation has ended. No money was taken.',
  notMade: 'The booking could not be made. Your money is being returned.',
  holdOver:
    'The supplier did not confirm in time, so the booking was not made. Your money is being refunded.',
  notCaptured:
    'The payment could not be completed, so the booking was not made. Your money is being returned.',
});

/** Why a payment was not taken. */
export const paymentRefusals = refusals('payment', {
  failed: 'Something went wrong during payment, please try again',
  declined: 'Your card was declined.',
  'insufficient-funds': 'Your card has insufficient funds.',
  'expired-card': 'Your card has expired.',
  'authentication-failed': 'The payment was not confirmed.',
  'too-slow': 'This way to pay takes days, and the booking cannot wait for it. Please choose another one.',
  notConfirmedInTime: 'The payment was not confirmed in time. No money was taken.',
  noAnswer: 'The bank has not answered yet',
  noOwnAccounts: 'Payments of this site go to the account of the platform',
  accountFailed: 'The payment provider did not answer. Please try again',
});

/** What is wrong with a price. */
export const pricingRefusals = refusals('pricing', {
  noRates: 'The exchange rates are not available at the moment',
  markupTooLow: 'Markup must be more than 0',
  markupTooHigh: 'Markup must be between 0 and 100',
});
