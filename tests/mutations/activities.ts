import { inFile, mutants } from './mutant';

const CONTRACT = 'plugins/activity/contract';
const SERVER = 'plugins/activity/server';
const WEB = 'plugins/activity/web';
const RULES = `${CONTRACT}/activity-rules.test.ts`;
const FOUND = `${CONTRACT}/find-activities.test.ts`;
const ASKED = `${CONTRACT}/questions.test.ts`;
const BOOKED = `${CONTRACT}/activity-booking.test.ts`;
const PAGE = `${CONTRACT}/activity-page.test.ts`;
const SEARCHES = `${SERVER}/find-activities.test.ts`;
const BOOKINGS = `${SERVER}/activity-bookings.test.ts`;
const RESULTS = `${WEB}/results/results-screen.test.tsx`;
const ACTIVITY = `${WEB}/activity/activity-screen.test.tsx`;
const CHECKOUT = `${WEB}/checkout/checkout-screen.test.tsx`;
const AFTER = `${WEB}/booking/booking-screen.test.tsx`;

/** Faults in how things to do are found, chosen, booked and given back. */
export default mutants([
  ...inFile(
    `${SERVER}/find/in-language.ts`,
    { test: `${SERVER}/find/in-language.test.ts`, breaks: ['G137'] },
    [
      [
        'an activity stands in the language that it was booked in',
        'toldIn({ supplierId, activityId, way: option.way }, language);',
        'null as ReturnType<typeof toldIn>;',
      ],
    ],
  ),
  ...inFile(`${CONTRACT}/beginning.ts`, { test: `${CONTRACT}/beginning.test.ts`, breaks: ['R348'] }, [
    [
      'who is picked up is sent to the meeting point',
      "  if (pickup) return { kind: 'pickup',",
      "  if (pickup && !offered) return { kind: 'pickup',",
    ],
  ]),
  ...inFile('server/selling/bookable/letters.ts', { test: BOOKINGS, breaks: ['R348'] }, [
    [
      'what is cancelled stays in the calendar',
      "if (notice !== 'cancelled') return short(",
      'if (notice) return short(',
    ],
  ]),
  ...inFile('server/booking/lists/record.ts', { test: BOOKINGS, breaks: ['R348'] }, [
    ['an entry of a calendar never has a later edition', 'revision: row.version,', 'revision: 1,'],
  ]),
  ...inFile(`${SERVER}/find/sold.ts`, { test: `${SERVER}/find/sold.test.ts`, breaks: ['INV-4'] }, [
    [
      'what people pay does not add up to the total',
      'total: parts[at]!',
      'total: { ...total, amount: Math.round(parts[at]!.amount / count) * count }',
    ],
  ]),
  ...inFile(`${SERVER}/handlers/activity-page.ts`, { test: SEARCHES, breaks: ['R325'] }, [
    ['a page has another price than its card', 'params.id, searchedDays(query))', 'params.id)'],
  ]),
  ...inFile('core/i18n/exchange.ts', { test: 'core/i18n/exchange.test.ts', breaks: ['INV-4'] }, [
    ['lines do not add up in another currency', 'at === largest ? {', 'at < 0 ? {'],
  ]),
  ...inFile(`${CONTRACT}/place.ts`, { test: FOUND, breaks: ['R313'] }, [
    ['destinations have another address', "'/api/activities/destinations'", "'/api/activities/places'"],
    ['destinations are asked for by another word', '{ text: z.string()', '{ term: z.string()'],
    [
      'tags have another address',
      "'/api/activities/getActivityTagsFilterList'",
      "'/api/activities/tags'",
      { breaks: ['R323'] },
    ],
    [
      'tags are asked for by no destination',
      'query: z.strictObject({ destinationId: DestinationId })',
      'query: z.strictObject({ id: DestinationId })',
      { breaks: ['R323'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/places.ts`, { test: SEARCHES, breaks: ['R313'] }, [
    ['destinations are the same whatever is typed', 'findIn(query.text,', "findIn('',"],
    [
      'a destination has tags of nothing',
      'data.filter(({ count }) => count > 0)',
      'data.filter(({ count }) => count === 0)',
      { breaks: ['R323'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/find-activities.ts`, { test: FOUND, breaks: ['R314'] }, [
    [
      'a search needs no destination',
      '.check(z.trim(), z.minLength(1, ACTIVITY_SENTENCES.location), z.maxLength(80))',
      '.check(z.trim(), z.maxLength(80))',
    ],
    [
      'a page may have more than fifty',
      'z.maximum(ACTIVITY_PAGE_LIMIT)), ACTIVITY',
      'z.maximum(ACTIVITY_PAGE_LIMIT * 2)), ACTIVITY',
      { breaks: ['R315'] },
    ],
    [
      'titles have another address',
      "'/api/activities/getActivityTitle'",
      "'/api/activities/titles'",
      { breaks: ['R324'] },
    ],
    [
      'searches are kept elsewhere',
      "'/api/activities/search-store'",
      "'/api/activities/searches'",
      { breaks: ['R349'] },
    ],
  ]),
  ...inFile(`${WEB}/search/criteria.ts`, { test: RESULTS, breaks: ['R314'] }, [
    [
      'no destination is anywhere',
      '  destination ? { destinationId: destination,',
      "  true ? { destinationId: destination ?? 'anywhere',",
    ],
  ]),
  ...inFile(`${CONTRACT}/vocabulary.ts`, { test: RULES, breaks: ['R315'] }, [
    ['a page has twenty activities', 'PAGE_LIMIT = 50', 'PAGE_LIMIT = 20'],
    [
      'nothing lasts three days',
      ", '3DaysOrMore'] as const",
      '] as const',
      { test: FOUND, breaks: ['R319'] },
    ],
    ['no day has an afternoon', "'afternoon', ", '', { test: FOUND, breaks: ['R320'] }],
    ['nothing is a deal', "['deals', ", '[', { test: FOUND, breaks: ['R321'] }],
    ['nothing is virtual', "'virtual', ", '', { test: FOUND, breaks: ['R322'] }],
    ['no infant takes part', "'INFANT', ", '', { breaks: ['R329'] }],
    ['a tour is never read', ", 'WRITTEN']", ']', { breaks: ['R335'] }],
    ['no tour is in Portuguese', "'pt', ", '', { breaks: ['R335'] }],
    [
      'a booking is confirmed within three days',
      'WITHIN_HOURS = 48',
      'WITHIN_HOURS = 72',
      { breaks: ['R337'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/found-rules.ts`, { test: RULES, breaks: ['R315'] }, [
    ['a page takes the place of the one before', 'page === 1 ? data', 'page >= 1 ? data'],
    [
      'there are more after a short page',
      'data.length >= ACTIVITY_PAGE_LIMIT',
      'data.length > 0',
      { breaks: ['R316'] },
    ],
    [
      'there are none after a full page',
      'data.length >= ACTIVITY_PAGE_LIMIT',
      'data.length > ACTIVITY_PAGE_LIMIT',
      { breaks: ['R316'] },
    ],
    [
      'a failure leaves what was found',
      'if (!answer) return NOTHING_HELD;',
      'if (!answer) return held;',
      { breaks: ['R317'] },
    ],
    [
      'a changed search is added to the one before',
      'page === 1 ? data :',
      'page === 0 ? data :',
      { breaks: ['R318'] },
    ],
    ['an hour ends at two', 'upTo1Hour: [0, HOUR]', 'upTo1Hour: [0, 2 * HOUR]', { breaks: ['R319'] }],
    ['the morning begins at five', 'morning: [6, 12]', 'morning: [5, 12]', { breaks: ['R320'] }],
    ['the evening begins at six', 'evening: [17, 24]', 'evening: [18, 24]', { breaks: ['R320'] }],
  ]),
  {
    name: 'pages of activities are not asked for',
    file: `${WEB}/find/use-activity-results.ts`,
    find: 'for (let page = 2; held.hasMore',
    put: 'for (let page = 2; held.hasMore && page < 2',
    breaks: ['R315', 'R316'],
    test: `${WEB}/find/use-activity-results.test.ts`,
  },
  {
    name: 'a search that failed is not told',
    file: `${WEB}/find/use-activity-results.ts`,
    find: 'if (!first) return { found: undefined, error,',
    put: 'if (!first) return { found: undefined, error: null,',
    breaks: ['R317'],
    test: RESULTS,
  },
  ...inFile(`${WEB}/results/filters.ts`, { test: `${WEB}/results/filters.test.ts`, breaks: ['R321'] }, [
    ['one of what is special is enough', 'options: SPECIALS,\n    all: true,', 'options: SPECIALS,'],
    [
      'one of what is popular is enough',
      'options: POPULARITIES, all: true,',
      'options: POPULARITIES,',
      { breaks: ['R322'] },
    ],
    [
      'nothing is of a kind',
      'named: (rows) => named(rows, ({ activity }) => activity.tags)',
      'named: () => named([], ({ activity }) => activity.tags)',
      { breaks: ['R323'] },
    ],
    ['every activity is a deal', 'activity.before !== null', 'activity.before !== undefined'],
    [
      'everything sells out',
      'likelyToSellOut: ({ activity }) => activity.likelyToSellOut',
      'likelyToSellOut: () => true',
    ],
    [
      'popularity is of kinds',
      'has: ({ activity }) => activity.popularity',
      'has: ({ activity }) => activity.tags',
      { breaks: ['R322'] },
    ],
    [
      'a duration passes no filter',
      'durationsOf(activity.duration)',
      'durationsOf({ ...activity.duration, least: 0 })',
      { breaks: ['R319'] },
    ],
    [
      'times of day are not of what starts',
      'timesOfDayOf(activity.starts)',
      'timesOfDayOf([])',
      { breaks: ['R320'] },
    ],
    [
      'an activity has no tags',
      '    has: ({ activity }) => activity.tags,\n  },\n  durations',
      '    has: () => [],\n  },\n  durations',
      { breaks: ['R323'] },
    ],
  ]),
  ...inFile(`${SERVER}/handlers/find-activities.ts`, { test: SEARCHES, breaks: ['R324'] }, [
    [
      'no title is like what was typed',
      'likeText(cards, body.text)',
      'likeText([] as typeof cards, body.text)',
    ],
    [
      'a search is kept without its place',
      'location: body.destinationName',
      "location: ''",
      { breaks: ['R349'] },
    ],
    ['the days of a search are not kept', 'from: body.from ?? null', 'from: null', { breaks: ['R349'] }],
  ]),
  {
    name: 'a search that somebody starts is not kept',
    file: `${WEB}/search/SearchPanel.tsx`,
    find: 'if (destination && name)',
    put: 'if (destination && !name)',
    breaks: ['R349'],
    test: RESULTS,
  },
  ...inFile(`${WEB}/activity/ActivityView.tsx`, { test: ACTIVITY, breaks: ['R325'] }, [
    ['an activity has no overview', '          <Overview activity={activity} />\n', ''],
    ['nobody is told where an activity begins', '          <Where activity={activity} />\n', ''],
    ['nobody is told what cancelling gives back', '          <GoodToKnow activity={activity} />\n', ''],
    [
      'an activity has no days',
      '<PagePart id="dates">{children}</PagePart>',
      '<PagePart id="dates">{null}</PagePart>',
    ],
  ]),
  ...inFile(`${WEB}/activity/Overview.tsx`, { test: ACTIVITY, breaks: ['R325'] }, [
    ['what happens is not said', '      <Text>{overview}</Text>\n', ''],
    ['what is in the price is not said', '{included.map((text) => (', '{[].map((text) => ('],
  ]),
  ...inFile(`${WEB}/activity/Where.tsx`, { test: ACTIVITY, breaks: ['R325'] }, [
    [
      'nobody is told where guests are picked up',
      '      {pickup.offered && (',
      '      {!pickup.offered && (',
    ],
  ]),
  {
    name: 'what cancelling gives back is not said',
    file: `${WEB}/activity/GoodToKnow.tsx`,
    find: '{policyTexts(refund, i18n).map((text) => (',
    put: '{policyTexts(refund, i18n).slice(1).map((text) => (',
    breaks: ['R325'],
    test: ACTIVITY,
  },
  {
    name: 'a day without room can be chosen',
    file: `${WEB}/activity/booking/DayPicker.tsx`,
    find: 'priced.get(date) ?? { date, from: null }',
    put: 'priced.get(date) ?? { date, from: days[0]!.from }',
    breaks: ['R326'],
    test: ACTIVITY,
  },
  ...inFile(`${CONTRACT}/activity-page.ts`, { test: PAGE, breaks: ['R326'] }, [
    ['the days have another address', "'/api/activities/availableDates/{id}'", "'/api/activities/days/{id}'"],
    [
      'what is free is asked elsewhere',
      "'/api/activities/availability/check'",
      "'/api/activities/availability'",
      { breaks: ['R330'] },
    ],
    [
      'no day is asked for',
      'date: z.string(ACTIVITY_SENTENCES.date).check(z.refine(isDay, ACTIVITY_SENTENCES.date))',
      'date: z.optional(z.string())',
      { breaks: ['R327'] },
    ],
    ['nobody takes part', '(count ?? 0) > 0', '(count ?? 0) >= 0', { breaks: ['R327'] }],
    [
      'anybody is a category',
      'TravelerCounts = z.partialRecord(\n  z.enum(TRAVELER_CATEGORIES),',
      'TravelerCounts = z.record(\n  z.string(),',
      { breaks: ['R329'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/travelers.ts`, { test: RULES, breaks: ['R327'] }, [
    ['nobody can take part', "  if (all === 0) return { problem: 'nobody' };\n", ''],
    ['somebody who is left out is a stranger', 'named.filter(([, count]) => count > 0)', 'named'],
  ]),
  ...inFile(`${WEB}/activity/booking/use-options.ts`, { test: ACTIVITY, breaks: ['R330'] }, [
    [
      'what is free is asked for one',
      '{ productCode, date, travelers: counts }',
      '{ productCode, date, travelers: { ADULT: 1 } }',
    ],
    ['what is free is never asked', 'const isAsked = date !== null &&', 'const isAsked = date === null &&'],
    [
      'what is free is asked for nobody',
      ' && !checkTravelers(travelers, capacity)',
      ' && travelers !== capacity',
      { breaks: ['R327'] },
    ],
  ]),
  ...inFile(`${WEB}/checkout/Checkout.tsx`, { test: CHECKOUT, breaks: ['R331'] }, [
    ['the button to pay has another word', 'payLabel={t`Pay Securely`}', 'payLabel={t`Pay`}'],
    ['the checkout has no details of the tour', '          <TourFields state={form} offer={offer} />\n', ''],
    ['the checkout has no arrival', '          <TransportSection state={form} offer={offer} />\n', ''],
    [
      'the checkout has no contact',
      '          <ContactFields state={form} note={t`We will send your confirmation and voucher here.`} />\n',
      '',
    ],
    [
      'nobody leads the travellers',
      '{lineupOf(offer.travelers).map((category, at) => (',
      '{lineupOf(offer.travelers).slice(1).map((category, at) => (',
    ],
    [
      'nobody is told that an answer takes 48 hours',
      'offer.option.instant ? null : <ConfirmedLater />',
      'null',
      { breaks: ['R337'] },
    ],
  ]),
  ...inFile(
    `${WEB}/checkout/form/rules.ts`,
    { test: `${WEB}/checkout/form/form.test.ts`, breaks: ['R333'] },
    [
      [
        'any email address is taken',
        'return wrongBy(ActivityGuests.shape.email, value) && activityFieldRefusals.email;',
        'return null;',
      ],
      [
        'an arrival asks nothing of its way',
        'mode ? transportFields(direction, mode as TransportMode) : []',
        '(mode ? [] : [])',
        { breaks: ['R336'] },
      ],
    ],
  ),
  ...inFile(`${CONTRACT}/activity-booking.ts`, { test: BOOKED, breaks: ['R334'] }, [
    ['height is in metres', "measure(['cm', 'ft'],", "measure(['cm', 'kg'],"],
    ['weight is in kilograms alone', "measure(['kg', 'lbs'],", "measure(['kg', 'kg'],"],
    [
      'an email address may be none',
      '  email: Email,\n  phone: Phone,\n  pickup',
      '  email: z.string(),\n  phone: Phone,\n  pickup',
      { breaks: ['R333'] },
    ],
    [
      'a booking is asked for elsewhere',
      "'/api/activities/bookings/book'",
      "'/api/activities/bookings'",
      { breaks: ['R331'] },
    ],
    [
      'the confirmation is mailed elsewhere',
      "'/api/activities/bookings/email'",
      "'/api/activities/bookings/mail'",
      { breaks: ['R348'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/questions.ts`, { test: ASKED, breaks: ['R334'] }, [
    ['a foot is a yard', 'CM_IN_A_FOOT = 30.48', 'CM_IN_A_FOOT = 91.44'],
    ['a pound is a kilogram', 'KG_IN_A_POUND = 0.453_592_37', 'KG_IN_A_POUND = 1'],
    ['nobody arrives at a port', "'TRAIN', 'PORT', 'CRUISE'", "'TRAIN', 'CRUISE'", { breaks: ['R336'] }],
    [
      'who arrives by air names no flight',
      "AIRPORT: ['airline', 'flightNumber', 'arrivalTime'",
      "AIRPORT: ['airline', 'arrivalTime'",
      { breaks: ['R336'] },
    ],
    [
      'who leaves by ship names no ship',
      "CRUISE: ['cruiseShip', 'departureDate'",
      "CRUISE: ['departureDate'",
      { breaks: ['R336'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/refund.ts`, { test: RULES, breaks: ['R338'] }, [
    ['everything comes back until two days before', 'hoursBefore: 24 }', 'hoursBefore: 48 }'],
    [
      'what comes back until a day before is never free',
      "policy.kind === 'hours' || (policy.kind === 'days'",
      "(policy.kind === 'days'",
      { breaks: ['R321'] },
    ],
    ['exactly 24 hours before is too late', 'at.start - at.now >= policy', 'at.start - at.now > policy'],
    ['half comes back in time', '* HOUR_MS ? 100 : 0', '* HOUR_MS ? 50 : 0'],
    ['the last of several tiers counts', 'Math.max(best, percent)', 'percent', { breaks: ['R339'] }],
    ['a tier is over on its day', 'left >= daysBefore ?', 'left > daysBefore ?', { breaks: ['R339'] }],
    [
      'something comes back after the last tier',
      ': best),\n    0,',
      ': best),\n    50,',
      { breaks: ['R339'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/statuses.ts`, { test: RULES, breaks: ['R340'] }, [
    [
      'nothing is pending',
      "  'in progress',\n  'pending',\n  'failed',\n  'CANCELED'",
      "  'in progress',\n  'failed',\n  'CANCELED'",
    ],
    ['what is pending is confirmed', "  pending: 'pending'", "  pending: 'confirmed'"],
  ]),
  ...inFile(`${SERVER}/sandbox/activity-orders.ts`, { test: BOOKINGS, breaks: ['R341'] }, [
    [
      'nobody waits for an organizer',
      'option !== null && !activity.kind.instant',
      "option !== null && activity.kind.id === 'none'",
    ],
    [
      'an organizer has two hours',
      'ACTIVITY_CONFIRMED_WITHIN_HOURS * HOUR_MS',
      '2 * HOUR_MS',
      { breaks: ['R337'] },
    ],
  ]),
  {
    name: 'a request on its way reads as being made',
    file: 'core/selling/checkout/progress/ProgressCard.tsx',
    find: 'Your booking request has been submitted to the supplier and is awaiting a response',
    put: 'Your booking is being made',
    breaks: ['R341'],
    test: `${WEB}/confirmation/confirmation-screen.test.tsx`,
  },
  ...inFile(`${WEB}/booking/CancelDialog.tsx`, { test: AFTER, breaks: ['R345'] }, [
    ['a changed refund is not asked about', '    setChanged(true);\n', ''],
    ['a changed refund is accepted with another word', 'confirm: t`Yes` }', 'confirm: t`Cancel` }'],
    [
      'the refund of before is sent',
      'const body = { bookingId, reason: reason!, quoteAmount };',
      'const body = { bookingId, reason: reason!, quoteAmount: total };',
    ],
  ]),
  {
    name: 'a cancelled activity is stored as cancelled',
    file: `${SERVER}/listing.ts`,
    find: "  Cancelled: 'CANCELED',\n",
    put: "  Cancelled: 'cancelled',\n",
    breaks: ['R346'],
    test: BOOKINGS,
  },
  ...inFile(`${SERVER}/after/rows.ts`, { test: BOOKINGS, breaks: ['R346'] }, [
    [
      'a cancelled activity keeps its commission',
      '    ...figures,\n',
      '    ...figures,\n    commissionEarned: trip.price,\n',
    ],
  ]),
  {
    name: 'a row that is not in the list is left out',
    file: 'plugins/administration/web/bookings/list/use-rows.ts',
    find: '    else toast.error(t`Booking update failed. Please refresh the page.`);\n',
    put: '',
    breaks: ['R347'],
    test: 'plugins/administration/web/bookings/BookingsScreen.test.tsx',
  },
  {
    name: 'the confirmation has another address',
    file: 'plugins/activity/routes.ts',
    find: '/booknow/activities/confirmation/$bookingId',
    put: '/booknow/activities/confirmed/$bookingId',
    breaks: ['R348'],
    test: `${WEB}/confirmation/confirmation-screen.test.tsx`,
  },
  {
    name: 'the confirmation of an activity goes to who booked, whoever it is for',
    file: `${SERVER}/handlers/bookings.ts`,
    find: 'activities.resend(input, input.body)',
    put: 'activities.resend(input, { bookingId: input.body.bookingId })',
    breaks: ['R348'],
    test: BOOKINGS,
  },
  ...inFile(`${WEB}/agency/columns.ts`, { test: `${WEB}/agency/columns.test.ts`, breaks: ['R441'] }, [
    ['the list has no lead passenger', 'text: (row) => row.leadPassenger', "text: () => ''"],
    ['the list says the price by another name', 'msg`Total price`', 'msg`Price`'],
    ['the list has no figures', '  ...FIGURE_COLUMNS.map(named),\n', ''],
    ['the list does not say why it was cancelled', "row.reasonForCancellation ?? ''", "''"],
    ['the list has the day alone', '`${day}, ${format.time(local)}`', 'day'],
  ]),
  {
    name: 'what is over is cancelled again',
    file: 'plugins/activity/contract/statuses.ts',
    find: "!(['cancelled', 'failed'] as",
    put: '!([] as',
    breaks: ['G117'],
    test: 'plugins/activity/contract/activity-rules.test.ts',
  },
  {
    name: 'cancelling is offered for what is over',
    file: 'plugins/activity/web/booking/BookingView.tsx',
    find: 'canCancel && mayBeCancelled(bookingStatus)',
    put: 'canCancel',
    breaks: ['G117'],
    test: 'plugins/activity/web/booking/booking-screen.test.tsx',
  },
]);
