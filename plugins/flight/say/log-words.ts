import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WordsOfLog } from '@/core/say/say';
import type { LOGGED_HERE } from '../contract';

/** What flights write into the agency's log and into the history of a booking. */
const words: WordsOfLog & Readonly<Record<(typeof LOGGED_HERE)[number], MessageDescriptor>> = {
  'flight.brands.save': msg`Names of fares changed`,
  'flight.ticket': msg`Tickets asked for`,
  'flight.schedule.accept': msg`New flight times accepted`,
  flights: msg`Flight times`,
  'ticket-asked': msg`Tickets asked for`,
  'ticket-issued': msg`Tickets issued`,
  'ticket-refused': msg`The airline refused to issue the tickets`,
  'schedule-changed': msg`The airline changed the flight times`,
  'schedule-accepted': msg`New flight times accepted`,
};
export default words;
