import { inFile, mutants } from './mutant';

const CONTRACT = 'plugins/flight/contract';
const SEARCH = 'plugins/flight/web/search';
const RESULTS = 'plugins/flight/web/results';
const CHOICES = 'core/selling/results/filters';

const contract = { test: 'plugins/flight/contract.test.ts' };
const criteria = { test: `${SEARCH}/criteria/criteria.test.ts` };
const form = { test: `${SEARCH}/form/form-state.test.ts` };
const results = { test: `${RESULTS}/list/results.test.ts` };
const asking = { test: `${RESULTS}/searching/run-search.test.ts` };
const screens = { test: 'plugins/flight/web/screens.test.tsx' };
const afterSale = { test: 'plugins/flight/server/after.test.ts' };
const reference = { test: 'server/reference/reference.test.ts' };
const list = { test: `${RESULTS}/ResultsScreen.test.tsx` };

/** Faults in how flights are searched, found, booked and ticketed. */
export default mutants([
  ...inFile(
    'plugins/flight/say/airport-changes.ts',
    { test: 'plugins/flight/say/airport-changes.test.ts', breaks: ['R185'] },
    [
      [
        'the second of two flights is a return',
        "kind: routeType === 'Round-Trip' ?",
        'kind: legs.length === 2 ?',
      ],
    ],
  ),
  ...inFile('plugins/flight/say/leg-title.ts', { ...list, breaks: ['R185'] }, [
    ['whatever is not one way goes there and back', "if (routeType === 'Round-Trip')", 'if (routeType)'],
  ]),
  ...inFile('plugins/flight/web/confirmation/use-route-points.ts', { ...screens, breaks: ['R185'] }, [
    ['the map shows the first flight alone', "routeType === 'Round-Trip' ?", 'routeType ?'],
  ]),
  ...inFile(
    'plugins/flight/server/stored.ts',
    { test: 'plugins/flight/server/mail/confirmation.test.ts', breaks: ['R185'] },
    [
      [
        'older bookings are round trips',
        'offer.routeType ?? routeTypeBetween(endsOf(offer.flights))',
        "'Round-Trip' as const",
      ],
    ],
  ),
  ...inFile(
    'plugins/flight/server/sandbox/offers/offer-key.ts',
    { test: 'plugins/flight/server/sandbox/flight-sandbox.test.ts', breaks: ['R185'] },
    [
      [
        'a price of now forgets what was searched for',
        'routeMarked(route) ?? routeTypeBetween',
        'routeTypeBetween',
      ],
    ],
  ),
  ...inFile(`${SEARCH}/criteria/criteria.ts`, { ...criteria, breaks: ['R185'] }, [
    [
      'a search is one way unless said',
      "(criteria.legs ? 'multi-city' : 'round-trip')",
      "(criteria.legs ? 'multi-city' : 'one-way')",
      { breaks: ['R184'] },
    ],
    [
      'a search is for economy unless said',
      "cabin: criteria.cabin ?? 'NoPreference'",
      "cabin: criteria.cabin ?? 'economy'",
      { breaks: ['R184'] },
    ],
    ['nobody flies back', '[out, { from: to, to: from, date: back }] : [out]', '[out] : [out]'],
  ]),
  ...inFile(`${SEARCH}/criteria/default-days.ts`, { ...criteria, breaks: ['R187'] }, [
    ['a search leaves today', 'DEPART_IN_DAYS = 1;', 'DEPART_IN_DAYS = 0;'],
    [
      'a search leaves the day after tomorrow',
      'DEPART_IN_DAYS = 1;',
      'DEPART_IN_DAYS = 2;',
      { breaks: ['R188'] },
    ],
    ['a search comes back after eight days', 'RETURN_IN_DAYS = 7;', 'RETURN_IN_DAYS = 8;'],
  ]),
  ...inFile(`${SEARCH}/form/form-state.ts`, { ...form, breaks: ['R186'] }, [
    ['all flights have one id', 'id: `leg-${index + 1}`', "id: 'leg-0'"],
    [
      'a flight has no range',
      'const rangeDate = { startDate: filled.depart, endDate: filled.return };',
      'const rangeDate = { startDate: filled.depart, endDate: filled.depart };',
    ],
    [
      'a seventh flight is added',
      'legs.length < MAX_LEGS;',
      'legs.length <= MAX_LEGS;',
      { breaks: ['R185'] },
    ],
    [
      'a trip through cities is left with one flight',
      'legs.length > MIN_LEGS;',
      'legs.length >= MIN_LEGS;',
      { breaks: ['R185'] },
    ],
  ]),
  ...inFile(`${SEARCH}/places/places.ts`, { ...form, breaks: ['R186'] }, [
    [
      'a place has no code of its country',
      'country, countryShortCode, isCity, ...(zone',
      "country, countryShortCode: '', isCity, ...(zone",
    ],
  ]),
  ...inFile(
    `${CONTRACT}/preferences.ts`,
    { test: `${SEARCH}/criteria/preferences.test.ts`, breaks: ['R190'] },
    [
      [
        'a search asks for direct flights',
        'ANY_STOPS]), ANY_STOPS)',
        "ANY_STOPS]), '0')",
        { breaks: ['R188'], test: criteria.test },
      ],
      [
        'private fares are left out',
        "[\n        'PUBLIC',\n        'PRIVATE',\n      ]",
        "[\n        'PUBLIC',\n      ]",
      ],
      [
        'fares have to be refundable',
        "refundable: z._default(Choice, 'any')",
        "refundable: z._default(Choice, 'yes')",
      ],
      [
        'custom brands are on',
        'useCustomBrands: z._default(z.boolean(), false)',
        'useCustomBrands: z._default(z.boolean(), true)',
      ],
      [
        'all flights are in the same cabin',
        "'SAME']), 'CHEAPEST')",
        "'SAME']), 'SAME')",
        { breaks: ['R191'] },
      ],
      [
        'no cabins are combined',
        'processVirtualCabinCombos: z._default(z.boolean(), true)',
        'processVirtualCabinCombos: z._default(z.boolean(), false)',
        { breaks: ['R191'] },
      ],
      ['a search is slow', 'z.maximum(5)), 3)', 'z.maximum(5)), 5)', { breaks: ['R192'] }],
      ['a trip has several tickets', "'YES']), 'NO')", "'YES']), 'YES')", { breaks: ['R192'] }],
      [
        'a search finds five hundred flights at most',
        'MAX_RESULTS = 1000',
        'MAX_RESULTS = 500',
        { breaks: ['R192'] },
      ],
    ],
  ),
  ...inFile(`${CONTRACT}/passenger.ts`, { ...contract, breaks: ['R189'] }, [
    ['who flies is thirty', 'ADT: 40', 'ADT: 30'],
    ['who flies is a child', "ptcs: ['ADT'],", "ptcs: ['CHD'],"],
    ['who flies lives in Portugal', "residency: 'US'", "residency: 'PT'"],
    ['who flies pays euros', "currencyOfPayment: 'USD'", "currencyOfPayment: 'EUR'"],
  ]),
  ...inFile(`${CONTRACT}/airport.ts`, { ...contract, breaks: ['R194'] }, [
    ['airports are asked for elsewhere', "'/api/v2/flight/airports'", "'/api/v2/flight/places'"],
  ]),
  ...inFile(`${RESULTS}/searching/search-state.ts`, { ...asking, breaks: ['R195'] }, [
    ['a search starts at its end', 'families: [],\n  done: false,', 'families: [],\n  done: true,'],
    [
      'that nothing was found is not told',
      'done && offers.length === 0',
      'done && offers.length < 0',
      { breaks: ['R200'] },
    ],
    [
      'families of fares are not kept',
      'families: withFamilies(state.families, fareFamilies),',
      'families: state.families,',
      { breaks: ['R197'] },
    ],
    [
      'that nobody answered is no failure',
      "suppliers.every(({ state }) => state !== 'answered')",
      "suppliers.every(({ state }) => state === 'asked')",
      { breaks: ['R199'] },
    ],
  ]),
  ...inFile(`${RESULTS}/list/sort.ts`, { ...results, breaks: ['R203'] }, [
    [
      'the first order is Best',
      "['cheapest', 'best', 'quickest']",
      "['best', 'cheapest', 'quickest']",
      { test: results.test },
    ],
    ['Best looks at the price alone', '      first(facts) +\n', '', { breaks: ['R204'] }],
    ['Best does not look at the price', '      price(facts) +\n', '', { breaks: ['R204'] }],
    [
      'Best does not look at the other legs',
      'OTHER_LEGS * others(facts) +',
      '0 * others(facts) +',
      { breaks: ['G62'] },
    ],
    [
      'nights on the way weigh nothing in Best',
      'facts.nights + facts.airportChanges',
      'facts.airportChanges',
      { breaks: ['G62'] },
    ],
    [
      'changes of airport weigh nothing in Best',
      'facts.nights + facts.airportChanges',
      'facts.nights',
      { breaks: ['G62'] },
    ],
    [
      'Best takes a trip that another beats',
      'mine = Math.max(mine, highest[node]!);',
      'mine = Math.max(mine, -Infinity);',
      { breaks: ['G62'] },
    ],
  ]),
  ...inFile(`${RESULTS}/table/result-table.ts`, { ...results, breaks: ['R205'] }, [
    [
      'the dearest comes first',
      '(a, b) => a.price - b.price || a.minutes',
      '(a, b) => b.price - a.price || a.minutes',
      { breaks: ['R203'] },
    ],
    [
      'the slowest comes first',
      '(a, b) => a.minutes - b.minutes || a.price',
      '(a, b) => b.minutes - a.minutes || a.price',
    ],
    [
      'of equally quick ones the dearest comes first',
      'a.minutes - b.minutes || a.price - b.price',
      'a.minutes - b.minutes || b.price - a.price',
      { breaks: ['G63'] },
    ],
    [
      'Quickest counts the first leg',
      'minutes: totalMinutes(offer)',
      'minutes: offer.flights[0]!.duration',
      { breaks: ['G63'] },
    ],
    [
      'stops of the first leg count',
      '...flights.map(({ stops }) => stops.length)',
      '...flights.slice(0, 1).map(({ stops }) => stops.length)',
      { breaks: ['R208'] },
    ],
    [
      'the airline of the first leg counts',
      'unique(flights.map(({ carrier }) => carrier))',
      'unique([first!.carrier])',
      { breaks: ['G66'] },
    ],
    [
      'the time of the last leg counts',
      "bandOf(first?.departureTime ?? '')",
      "bandOf(flights.at(-1)?.departureTime ?? '')",
      { breaks: ['G66'] },
    ],
  ]),
  ...inFile(`${RESULTS}/table/itinerary.ts`, { ...results, breaks: ['R206', 'G67'] }, [
    ['a wait of a day is a part of the trip', 'wait < MERGE_BELOW_MINUTES', 'wait <= MERGE_BELOW_MINUTES'],
    ['a wait of half a day ends a trip', 'MERGE_BELOW_MINUTES = 24 * 60', 'MERGE_BELOW_MINUTES = 12 * 60'],
  ]),
  ...inFile(`${RESULTS}/filters/filters.ts`, { ...results, breaks: ['R208', 'G65'] }, [
    [
      'one stop is that many and no fewer',
      'stops <= MOST_STOPS[most]',
      'stops === MOST_STOPS[most]',
      { breaks: ['G65'] },
    ],
    ['two stops are one', 'direct: 0, one: 1', 'direct: 0, one: 2'],
    [
      'one may fly in a cabin that was not chosen',
      'options: CABINS, only: true,',
      'options: CABINS,',
      { breaks: ['R210'] },
    ],
  ]),
  ...inFile(`${CHOICES}/choices.ts`, { ...results, breaks: ['G68'] }, [
    [
      'none chosen is all',
      'if (only) return (offer) => has(offer)',
      'if (only) return (offer) => chosen.length === 0 || has(offer)',
    ],
    [
      'a result waits for an airline though it lacks another',
      'had.filter((one) => had.every((other) => other === one || chosen.includes(other)))',
      'had.filter((one) => chosen.length >= 0 || one)',
      { breaks: ['G64'] },
    ],
    [
      'what other filters leave makes no difference',
      'const passes = all ? besidesThese() : besidesThese(name);',
      'const passes = all ? () => true : besidesThese(...(Object.keys(choices) as never[]));',
      { breaks: ['G64'] },
    ],
  ]),
  ...inFile(`${CHOICES}/toggled.ts`, { ...results, breaks: ['R211'] }, [
    ['no airline counts as chosen at first', 'const current = list ?? all;', 'const current = list ?? [];'],
  ]),
  ...inFile('plugins/flight/web/parts/legs.ts', { ...results, breaks: ['R209'] }, [
    ['one stop is direct', 'leg.stops.length === 0 ?', 'leg.stops.length <= 1 ?'],
  ]),
  ...inFile(`${RESULTS}/table/bands.ts`, { ...results, breaks: ['R212', 'R213'] }, [
    ['the morning begins at six', "['morning', 5]", "['morning', 6]"],
    ['the afternoon begins at eleven', "['afternoon', 12]", "['afternoon', 11]"],
    ['the hours of the early morning end at five', '[0, 5 * 60 - 1]', '[0, 5 * 60]', { breaks: ['R212'] }],
  ]),
  ...inFile(`${RESULTS}/list/view.ts`, { ...results, breaks: ['R202'] }, [
    ['a page has twenty flights', 'PAGE_SIZE = 15', 'PAGE_SIZE = 20'],
  ]),
  ...inFile(`${RESULTS}/filters/facets.ts`, { ...results, breaks: ['R198'] }, [
    [
      'the lowest price of any stops is the highest',
      'lowest ??= facts.offer.totalAmount',
      'lowest = facts.offer.totalAmount',
    ],
    [
      'what stops lead to looks at no other filter',
      "all: tallyOf(table.byPrice, passing('stops'))",
      'all: tallyOf(table.byPrice, () => true)',
      { breaks: ['G64'] },
    ],
  ]),

  ...inFile('core/selling/search/use-start-search.ts', { ...screens, breaks: ['R195'] }, [
    [
      'a new search keeps the filters of the one before',
      '...linkTo(results, criteria), ...how }',
      '...linkTo(results, criteria), search: (old: object) => ({ ...old, ...criteria }), ...how }',
    ],
  ]),
  ...inFile(`${RESULTS}/searching/use-results.ts`, { ...screens, breaks: ['R196'] }, [
    [
      'a search shows what the one before found',
      '...queryKeyOf(searchFlights, { body })',
      '...queryKeyOf(searchFlights)',
    ],
  ]),
  ...inFile(`${RESULTS}/ResultsScreen.tsx`, { ...screens, breaks: ['R242'] }, [
    ['a search is not stored', 'remember(criteria, route.places);', 'void route.places;'],
  ]),
  ...inFile('plugins/flight/web/checkout/Checkout.tsx', { ...screens, breaks: ['R219'] }, [
    ['nobody asks where the bill goes', '          <BillingFields state={form} />\n', ''],
    ['nobody asks who flies', '{codes.map((code, index) => (', '{codes.slice(1).map((code, index) => ('],
    [
      'the rules of the fare are not shown',
      '          <FareRulesCard key={quote.offer.id} offerId={quote.offer.id} />\n',
      '',
    ],
  ]),
  ...inFile('core/selling/results/view/use-results-view.ts', { ...list, breaks: ['R201'] }, [
    [
      'a filter leads to the page that was open',
      '((change.filters || change.sort) && { page: 1 })',
      '(change.sort && { page: 1 })',
    ],
    [
      'an order leads to the page that was open',
      '((change.filters || change.sort) && { page: 1 })',
      '(change.filters && { page: 1 })',
    ],
  ]),
  ...inFile(`${RESULTS}/filters/StopsFilter.tsx`, { ...list, breaks: ['R207'] }, [
    ['Non-stop cannot be chosen', '...options.map((option)', '...options.slice(1).map((option)'],
  ]),
  ...inFile('plugins/flight/web/cabin-words.ts', { ...list, breaks: ['R210'] }, [
    ['Premium is called First', 'premium: t`Premium`', 'premium: t`First`'],
  ]),
  ...inFile('plugins/flight/web/offer/OfferScreen.tsx', { ...list, breaks: ['R215'] }, [
    [
      'what loads is told to be gone',
      'const waits = !chosen && results.complete && !search.done;',
      'const waits = false as boolean;',
    ],
    ['a failure is not announced', '  useFailureToast(results.error);\n', '', { breaks: ['R216'] }],
  ]),
  ...inFile(
    'plugins/flight/web/offer/FareRulesCard.tsx',
    { test: 'plugins/flight/web/offer/fare-rules.test.tsx', breaks: ['R214'] },
    [
      [
        'rules of another fare stay while its own load',
        '{ staleTime: Infinity });',
        '{ staleTime: Infinity, placeholderData: (known: { data: FareRules } | undefined) => known });',
      ],
    ],
  ),
  ...inFile(
    'core/selling/checkout/form/payer.ts',
    { test: 'plugins/flight/web/checkout/form.test.ts', breaks: ['R220'] },
    [['a bill goes nowhere', ", ...under('billing', BillingAddress.shape) }", ' }']],
  ),
  ...inFile(
    'plugins/flight/web/checkout/form.ts',
    { test: 'plugins/flight/web/checkout/form.test.ts', breaks: ['R220'] },
    [
      [
        'who flies has no name',
        'return fieldError(SCHEMAS[field], value, REQUIRED) ??',
        "return (field === 'lastName' ? null : fieldError(SCHEMAS[field], value, REQUIRED)) ??",
      ],
    ],
  ),
  ...inFile(
    'server/payment/fields/texts.ts',
    { test: 'server/payment/fields/card.test.ts', breaks: ['R221'] },
    [
      [
        'an incomplete number is called invalid',
        "'number-incomplete': 'Your card number is incomplete'",
        "'number-incomplete': 'Your card number is invalid.'",
      ],
    ],
  ),
  ...inFile(`${CONTRACT}/traveller.ts`, { ...contract, breaks: ['R222'] }, [
    ['nobody is a Miss', "'Dr', 'Miss'] as const;", "'Dr'] as const;"],
    ['somebody is a Sir', "'Dr', 'Miss'] as const;", "'Dr', 'Miss', 'Sir'] as const;"],
  ]),
  ...inFile(
    'plugins/flight/web/booking/cancel/cancel-calls.ts',
    { test: 'plugins/flight/web/booking/cancel/cancel-calls.test.ts', breaks: ['R226'] },
    [['all goes by its locator', "kind === 'withdraw' && locator ?", 'locator ?']],
  ),
  ...inFile(`${CONTRACT}/refusals.ts`, { ...afterSale, breaks: ['R226'] }, [
    ['a cancellation is told in other words', "'Flight cancelled successfully'", "'Booking cancelled'"],
    [
      'nobody says when the locator comes',
      ' Your PNR will get sent via email within 30 minutes.',
      '',
      { breaks: ['R230'] },
    ],
  ]),
  ...inFile('plugins/flight/server/after/ticket.ts', { ...afterSale, breaks: ['R230'] }, [
    ['the locator is not mailed', '        mail: { to: record.contactEmail, ...mail },\n', ''],
  ]),
  ...inFile('plugins/flight/server/after/status.ts', { ...afterSale, breaks: ['R231'] }, [
    [
      'the list gets a flight that is not ticketed yet',
      "  'Ticket Requested': {\n    'ticket-issued': 'Ticketed',",
      "  'Ticket Requested': {\n    'ticket-issued': 'Booked',",
    ],
  ]),
  ...inFile(
    'core/selling/after-sale/cancel/cancel-end.ts',
    { test: 'core/selling/after-sale/cancel/cancel-end.test.ts', breaks: ['R227'] },
    [['a failure has no words of the server', 'const said = saidBy(error);', 'const said = saidBy(null);']],
  ),
  ...inFile(
    `${CONTRACT}/reservation.ts`,
    { test: 'plugins/flight/server/after/status.test.ts', breaks: ['R228'] },
    [['a flight may be voided', "  'Confirmed',\n", "  'Confirmed',\n  'Voided',\n"]],
  ),
  ...inFile(
    'plugins/flight/web/booking/hold/ticket-time.ts',
    { test: 'plugins/flight/web/booking/hold/ticket-time.test.ts', breaks: ['R229'] },
    [
      ['the limit itself is ahead', 'until > now.getTime()', 'until >= now.getTime()'],
      ['a limit that is over is ahead', 'until > now.getTime()', 'until > 0'],
    ],
  ),
  ...inFile(
    'plugins/administration/web/bookings/list/replace-row.ts',
    { test: 'plugins/administration/web/bookings/filters/list-filter.test.ts', breaks: ['R231'] },
    [
      ['a row stays what it was', '(keyOf(row) === key ? next : row)', '(row)'],
      [
        'what is not in the list takes its place',
        'rows.some((row) => keyOf(row) === key) ?',
        'rows.length > 0 ?',
        { breaks: ['G93'] },
      ],
    ],
  ),
  ...inFile(
    'plugins/flight/web/booking/tickets/tickets.ts',
    { test: 'plugins/flight/web/booking/tickets/tickets.test.ts', breaks: ['R232'] },
    [
      [
        'the vendor CTW has no path of its own',
        'vendor === VENDOR_CTW ? issueTicketCTW : issueTicket',
        'vendor ? issueTicket : issueTicketCTW',
      ],
    ],
  ),
  ...inFile(
    `${CONTRACT}/agency.ts`,
    { test: 'plugins/flight/web/booking/tickets/tickets.test.ts', breaks: ['M234'] },
    [
      ['the vendor is called by another name', "VENDOR_CTW = 'CTW'", "VENDOR_CTW = 'ctw'"],
      [
        'tickets are asked for elsewhere',
        "path: '/api/v2/flight/ticket',",
        "path: '/api/v2/flight/tickets',",
        { breaks: ['R232'] },
      ],
    ],
  ),
  ...inFile(`${CONTRACT}/booking.ts`, { ...contract, breaks: ['R233'] }, [
    [
      'a reservation is asked for by both names',
      '(query.bookingId === undefined) !== (query.orderID === undefined)',
      'query.bookingId !== undefined || query.orderID !== undefined',
    ],
    [
      'a reservation is asked for by no name',
      '(query.bookingId === undefined) !== (query.orderID === undefined)',
      'query.bookingId === undefined || query.orderID === undefined',
    ],
  ]),
  ...inFile(
    'plugins/flight/web/search/options/carriers.ts',
    { test: `${SEARCH}/search-screens.test.tsx`, breaks: ['R234'] },
    [
      [
        'a dictionary that failed breaks the form',
        'carrierOptions(data ?? [], locale)',
        'carrierOptions(data!, locale)',
      ],
    ],
  ),
  ...inFile('server/reference/more-dictionaries.ts', { ...reference, breaks: ['R234'] }, [
    ['there is no dictionary of meals', '  meals: () => MEALS,\n', ''],
  ]),
  ...inFile('server/reference/dictionaries.ts', { ...reference, breaks: ['R237'] }, [
    ['airports do not say whether they are in use', '    longitude,\n    active,\n', '    longitude,\n'],
  ]),
  ...inFile('server/reference/facts/travel.ts', { ...reference, breaks: ['R236'] }, [
    ['a level of frequent flyers is a text', 'level: Number.parseInt(level, 10)', 'level: level as never'],
  ]),
  ...inFile('server/reference/plugin.ts', { ...reference, breaks: ['R239'] }, [
    [
      'logos of airlines are elsewhere',
      "'/img/airline_logos/{carrier}-96.png'",
      "'/img/airline_logos/{carrier}.png'",
    ],
  ]),
  ...inFile('scripts/lib/embed-shop.ts', { test: 'scripts/lib/embed-shop.test.ts', breaks: ['R235'] }, [
    [
      'a shop inside another site has all dictionaries',
      'JSON.stringify(isOn)',
      'JSON.stringify(!isOn && isOn)',
    ],
  ]),
  ...inFile('server/http/at-most.ts', { test: 'server/http/at-most.test.ts', breaks: ['R238'] }, [
    ['six requests run at the same time', 'REMOTE_AT_ONCE = 5', 'REMOTE_AT_ONCE = 6'],
  ]),
  ...inFile(
    'server/reference/photos/google.ts',
    { test: 'server/reference/photos/photos.test.ts', breaks: ['R240'] },
    [['photos come from elsewhere', "'/v1/places:searchText'", "'/v1/places:searchNearby'"]],
  ),
  ...inFile(
    'plugins/flight/server/handlers/bookings.ts',
    { test: 'plugins/flight/server/flight.test.ts', breaks: ['R241'] },
    [
      [
        'the confirmation goes to who booked',
        'flights.resend(input, input.body)',
        'flights.resend(input, { ...input.body, email: undefined })',
      ],
    ],
  ),
  ...inFile(
    'plugins/flight/server/handlers/recent.ts',
    { test: 'plugins/flight/server/flight.test.ts', breaks: ['R242'] },
    [['forty searches are kept', 'KEPT_SEARCHES = 50', 'KEPT_SEARCHES = 40']],
  ),
  ...inFile(
    `${CONTRACT}/offer.ts`,
    { test: 'plugins/flight/server/duffel/offers/offer-request.test.ts', breaks: ['R243'] },
    [['the custom seller has another number', 'CUSTOM_SELLER_ID = 999', 'CUSTOM_SELLER_ID = 998']],
  ),
  ...inFile(
    'plugins/flight/web/columns.ts',
    { test: 'plugins/flight/web/agency/bookings.test.ts', breaks: ['R438'] },
    [
      ['where flights lead is not listed', "  { id: 'to', header: msg`To`, text: (row) => row.to },\n", ''],
      ['numbers of tickets are left out', "row.ticketNumbers.join(', ')", "row.ticketNumbers[0] ?? ''"],
    ],
  ),
  ...inFile(
    'plugins/flight/web/agency/bookings.ts',
    { test: 'plugins/flight/web/agency/bookings.test.ts', breaks: ['G79'] },
    [['a flight is found by the id of its booking', '  keyOf: ({ vmid }) => vmid,\n', '']],
  ),
  ...inFile(
    'core/selling/search/recent.ts',
    { test: 'core/selling/search/recent.test.ts', breaks: ['R440'] },
    [
      [
        'searches are written to the browser',
        '    const key = `${get(ownerAtom)}/${product}`;',
        '    const key = `${get(ownerAtom)}/${product}`;\n    localStorage.setItem(key, product);',
      ],
    ],
  ),
]);
