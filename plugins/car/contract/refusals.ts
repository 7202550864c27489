import { answers, fieldNames, refusals } from '@/core/contract/refusal';

/** What the server says no with. */
export const carRefusals = refusals('car', {
  notMade: 'Error while booking car',
  noBooking: 'Not able to find booking in the database for this user',
  noUser: 'Not able to find user in database',
  invalid: 'Invalid request',
  none: 'No car reservations found',
  refused: 'Booking Failed',
  notSoldWith: 'This cannot be added to this car',
  gone: 'This car booking is not available any more. Please try to book another car.',
  search: 'Something went wrong',
  notCancelled: 'Booking cannot be cancelled',
  cancelUnknown: 'The cancellation is not confirmed yet',
});

/** What is wrong with what was typed: said by the forms, and by the server when it comes. */
export const carFieldRefusals = refusals('car', {
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
  flightNumber: 'Please enter a valid flight number',
  driverAge: 'This price is for a driver of another age: search again with the right one',
  privacy: 'Please accept the privacy policy of the rental company',
});

/** What it says when it did it. */
export const carAnswers = answers('car', {
  cancelled: 'Booking Cancelled Successfully',
});

/** What people know the fields of its calls by. */
export const carLabels = fieldNames('car.label', {
  age: 'Age',
  driver: 'Driver',
  countryOfResidence: 'Country of residence',
  flightNumber: 'Flight number',
  pickUpDateTime: 'Pick-up',
  returnDateTime: 'Drop-off',
  pickupTime: 'Pick-up time',
  pickupName: 'Pick-up location',
  dropoffName: 'Drop-off location',
  pickupLatitude: 'Pick-up location',
  pickupLongitude: 'Pick-up location',
  returnLatitude: 'Drop-off location',
  returnLongitude: 'Drop-off location',
  accessories: 'Accessories',
  coverages: 'Coverages',
  extras: 'Extras',
  quantity: 'Quantity',
});
