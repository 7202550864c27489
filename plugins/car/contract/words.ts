import { carRefusals } from './refusals';

/** Texts of the catalogue that both sides know, in English: the browser's catalogs translate them by these. */
export const CAR_MESSAGES = {
  pickUpRequired: 'Pick-up location is required',
  dropOffRequired: 'Drop-off location is required',
  tooLong: carRefusals.tooLong.message,
  tooShort: carRefusals.tooShort.message,
  pickUpTime: carRefusals.pickUpTime.message,
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Email is required',
  address: 'Address is required',
  city: 'City is required',
  state: 'State is required',
  zipCode: 'Zip code is required',
} as const;
