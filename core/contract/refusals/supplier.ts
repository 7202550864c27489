import { refusals } from '../refusal';

/** What travelers read of a supplier's no, by what it means, and of what it would not take; its own words are for staff. */
export const supplierRefusals = refusals('supplier', {
  busy: 'Too many people are asking the supplier right now. Please try again in a minute.',
  closed: 'This cannot be booked here at the moment. Please contact the agency.',
  details:
    'The supplier did not accept the travelers’ details. Please check names, dates of birth and phone numbers.',
  phoneCountry: 'Please start the phone number with + and the country code, such as +351 912 345 678.',
  nameLetters: 'Please write the name in Latin letters, with spaces, hyphens and apostrophes only.',
  nameTooLong: 'At most {n} letters are taken here. Please shorten it: the first of several names is enough.',
  emailTooLong: 'At most {n} characters are taken here. Please use a shorter email address.',
});
