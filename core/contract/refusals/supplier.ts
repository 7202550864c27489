import { refusals } from '../refusal';

/** What travelers read of a supplier's no, by what it means; its own words are for staff. */
export const supplierRefusals = refusals('supplier', {
  busy: 'Too many people are asking the supplier right now. Please try again in a minute.',
  closed: 'This cannot be booked here at the moment. Please contact the agency.',
  details:
    'The supplier did not accept the travelers’ details. Please check names, dates of birth and phone numbers.',
});
