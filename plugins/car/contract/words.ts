/** Texts of the catalogue that both sides know, in English: the browser's catalogs translate them by these. */
export const CAR_MESSAGES = {
  pickUpRequired: 'Pick-up location is required',
  dropOffRequired: 'Drop-off location is required',
  tooLong: 'Drop-off must be within 1 year of pick-up',
  tooShort: 'There must be at least 1 hour between pick-up and drop-off',
  pickUpTime: 'Please enter a valid pickup time',
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  address: 'Address is required',
  city: 'City is required',
  state: 'State is required',
  zipCode: 'Zip code is required',
} as const;

/** What the server answers (S2 §8). */
export const CAR_ERRORS = {
  notMade: 'Error while booking car',
  noBooking: 'Not able to find booking in the database for this user',
  noUser: 'Not able to find user in database',
  invalid: 'Invalid request',
  none: 'No car reservations found',
  refused: 'Booking Failed',
  gone: 'This car booking is not available any more. Please try to book another car.',
  search: 'Something went wrong',
  notCancelled: 'Booking cannot be cancelled',
  cancelUnknown: 'The cancellation is not confirmed yet',
} as const;

/** Said when a cancellation succeeded. */
export const CAR_CANCELLED = 'Booking Cancelled Successfully';
