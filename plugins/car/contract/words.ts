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
