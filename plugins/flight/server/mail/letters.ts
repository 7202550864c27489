import { lettersOf } from '@/server/selling/bookable/letters';
import { pathOf } from '../../say/calendar';
import { trips } from '../stored';
import { eventsOf } from './events';
import { legsHtml } from './html';
import { journeysOf } from './itinerary';
import { wordsOf } from './language';
import { logosOf } from './logos';
import { letterOf } from './model';
import { noticeOf } from './notices';
import { legsText } from './text';

/** R241: the confirmation with the flights for a calendar and the itinerary, and all that is told beside it. */
export const letters = lettersOf({
  pathOf,
  wordsOf,
  letterOf,
  journey: { html: legsHtml, text: legsText },
  pictures: ({ legs }) => logosOf(legs.map(({ leg }) => leg)),
  journeysOf: (letter, _, i18n) => journeysOf(letter, i18n),
  eventsOf,
  travelerOf({ request }) {
    const { firstName, lastName } = trips.readRequest(request).travellers[0]!;
    return `${firstName} ${lastName}`;
  },
  noticeOf,
});
