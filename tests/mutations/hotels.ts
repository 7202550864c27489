import { inFile, mutants } from './mutant';

const CONTRACT = 'plugins/hotel/contract';
const SERVER = 'plugins/hotel/server';
const WEB = 'plugins/hotel/web';
const RULES = `${CONTRACT}/hotel-rules.test.ts`;
const STAYS = `${SERVER}/stay-bookings.test.ts`;
const PLACES = `${SERVER}/supplier/locations.test.ts`;
const SEARCHES = `${SERVER}/find-hotels.test.ts`;
const BOOKED = `${WEB}/booking/booking-screen.test.tsx`;
const CHECKOUT = `${WEB}/checkout/checkout-screen.test.tsx`;
const HOTEL = `${WEB}/hotel/HotelScreen.test.tsx`;
const RESULTS = `${WEB}/results/results-screen.test.tsx`;

/** Faults in how stays are searched, chosen, booked and given back. */
export default mutants([
  ...inFile(`${CONTRACT}/hotel-search.ts`, { test: RULES, breaks: ['R244'] }, [
    ['prices are in euros where nobody says', "HOTEL_CURRENCY = 'USD'", "HOTEL_CURRENCY = 'EUR'"],
    ['a search is for Brazil where nobody says', "ALLOWED_COUNTRY = 'US'", "ALLOWED_COUNTRY = 'BR'"],
    ['a search begins at its second page', 'HOTEL_PAGE_NO_START = 1', 'HOTEL_PAGE_NO_START = 2'],
    ['a page of hotels is short', 'HOTEL_PAGE_SIZE = 50', 'HOTEL_PAGE_SIZE = 20'],
    [
      'a search begins with the cheapest',
      'HOTEL_LIST_SORT = HOTEL_ORDERS.recommended',
      'HOTEL_LIST_SORT = HOTEL_ORDERS.lowest',
    ],
    [
      'a search needs no destination',
      '.check(z.trim(), z.minLength(1, HOTEL_MESSAGES.searchString), z.maxLength(120))',
      '.check(z.trim(), z.maxLength(120))',
      { breaks: ['R245'] },
    ],
    ['a search needs no place', 'lat: degrees(90)', 'lat: z._default(degrees(90), 0)', { breaks: ['R245'] }],
    [
      'seven rooms of one sort are searched',
      '.reduce((sum, { numOfRoom }) => sum + numOfRoom, 0) > HOTEL_MAX_ROOMS',
      '.length > HOTEL_MAX_ROOMS',
      { breaks: ['R247'] },
    ],
    [
      'one adult is searched for where nobody says',
      'z._default(z.int(), HOTEL_NEW_ROOM.adults)',
      'z._default(z.int(), 1)',
      { breaks: ['R249'] },
    ],
    ['the lowest price stands last', "lowest: 'price asc'", "lowest: 'price desc'", { breaks: ['R257'] }],
  ]),
  ...inFile(`${CONTRACT}/occupancy.ts`, { test: RULES, breaks: ['R247'] }, [
    ['seven rooms can be added', 'rooms.length < HOTEL_MAX_ROOMS ?', 'rooms.length <= HOTEL_MAX_ROOMS ?'],
    ['seven rooms are a search', 'HOTEL_MAX_ROOMS = 6', 'HOTEL_MAX_ROOMS = 7'],
    [
      'a new room is for one adult',
      'HOTEL_NEW_ROOM = { adults: 2,',
      'HOTEL_NEW_ROOM = { adults: 1,',
      { breaks: ['R248', 'R249'] },
    ],
    [
      'a new room has a child',
      'adults: 2, childAges: [] }',
      'adults: 2, childAges: [10] }',
      { breaks: ['R248'] },
    ],
    ['a new child is eight', 'AGE_DEFAULT = 10', 'AGE_DEFAULT = 8', { breaks: ['R250'] }],
  ]),
  ...inFile(`${CONTRACT}/stay.ts`, { test: RULES, breaks: ['R246'] }, [
    ['a stay ends on the day on which it begins', 'stay.end <= stay.start', 'stay.end < stay.start'],
  ]),
  ...inFile(`${CONTRACT}/place.ts`, { test: PLACES, breaks: ['R251'] }, [
    ['ten places are suggested', 'AUTOSUGGEST_SIZE = 20', 'AUTOSUGGEST_SIZE = 10'],
    ['places are held for a minute', 'SEARCH_CACHE = 10', 'SEARCH_CACHE = 60', { breaks: ['R253'] }],
  ]),
  ...inFile(`${SERVER}/supplier/location-host.ts`, { test: PLACES, breaks: ['R251'] }, [
    ['a host is not told how many places', '{ term, size: String(size) }', '{ term }'],
    ['a host is asked for what nobody typed', '{ term, size:', '{ term: language, size:'],
    ['places come from elsewhere at the host', '/autosuggestV2?', '/autosuggest?'],
    [
      'a chosen place is asked for by the old call',
      '/locationcontent/locationV2/',
      '/locationcontent/location/',
      { breaks: ['R252'] },
    ],
    [
      'a chosen place has no coordinates',
      'return placeOf(safeParse(One, answer).data?.data);',
      'const place = placeOf(safeParse(One, answer).data?.data); return place && { ...place, latitude: 0, longitude: 0 };',
      { breaks: ['R252'] },
    ],
  ]),
  ...inFile(`${SERVER}/supplier/locations.ts`, { test: PLACES, breaks: ['R253'] }, [
    [
      'places are asked for each time',
      'if (known && known.until > now())',
      'if (known && known.until < now())',
    ],
    ['places are held for ever', 'if (known && known.until > now())', 'if (known)'],
  ]),
  ...inFile(`${CONTRACT}/results-rules.ts`, { test: RULES, breaks: ['R254'] }, [
    ['a page is added to a short list', 'held.hotels.length >= HOTEL_PAGE_SIZE && isNew', 'isNew'],
    ['the same page is added twice', ' && page.nextPage !== held.nextPage;', ';'],
    [
      'a page takes the place of a long list',
      'isAdded ? [...held.hotels, ...page.hotels]',
      'isAdded ? [...page.hotels]',
    ],
    ['a completed search is asked for again', '  !pollCompleted && waited', '  waited', { breaks: ['R255'] }],
    ['results begin at the second', '{ from: 0,', '{ from: 1,', { breaks: ['R256'] }],
    ['twenty results are a page', 'size: HOTEL_PAGE_SIZE }', 'size: 20 }', { breaks: ['R256'] }],
    ['four hotels are compared', '{ min: 2, max: 3 }', '{ min: 2, max: 4 }', { breaks: ['R260'] }],
    [
      'a fourth hotel is chosen',
      'compared.length < HOTEL_COMPARE.max ?',
      'compared.length <= HOTEL_COMPARE.max ?',
      { breaks: ['R260'] },
    ],
    ['one hotel is compared with none', '{ min: 2, max: 3 }', '{ min: 1, max: 3 }', { breaks: ['R261'] }],
    [
      'the published price is always shown',
      'showPublishedPrice ? published : null',
      'published',
      { breaks: ['R281'] },
    ],
    [
      'the published price is never shown',
      'showPublishedPrice ? published : null',
      'null',
      { breaks: ['R281'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/hotel-filter.ts`, { test: RULES, breaks: ['R256'] }, [
    [
      'a page that nobody asks for begins at the second',
      'z.minimum(0)), HOTEL_RESULT_FILTER.from)',
      'z.minimum(0)), 1)',
    ],
    ['a page that nobody asks for is short', '    HOTEL_RESULT_FILTER.size,\n  ),', '    20,\n  ),'],
    [
      'who asks for no order has the highest price first',
      'z._default(z.enum(Object.values(HOTEL_ORDERS)), HOTEL_LIST_SORT)',
      'z._default(z.enum(Object.values(HOTEL_ORDERS)), HOTEL_ORDERS.highest)',
      { breaks: ['R257'] },
    ],
  ]),
  ...inFile(`${SERVER}/find/filtered.ts`, { test: `${SERVER}/find/filtered.test.ts`, breaks: ['R258'] }, [
    ['what cannot be cancelled passes', '  (!filter.freeCancellation || choice.freeUntil !== null) &&\n', ''],
    [
      'a fee at the property makes a stay cheaper',
      'wholePrice(total, atProperty).amount',
      'total.amount',
      { breaks: ['G135'] },
    ],
    ['any board passes', '  isIn(filter.boards, choice.board) &&\n', ''],
    [
      'the lowest price is asked for and comes last',
      '(a, b) => priceOf(a) - priceOf(b)',
      '(a, b) => priceOf(b) - priceOf(a)',
      { breaks: ['R257'] },
    ],
    [
      'the highest price looks at the rating too',
      '[HOTEL_ORDERS.highest]: (a, b) => priceOf(b)',
      '[HOTEL_ORDERS.highest]: (a, b) => scoreOf(b) - scoreOf(a) || priceOf(b)',
      { breaks: ['G12'] },
    ],
  ]),
  ...inFile(`${WEB}/results/sort.ts`, { test: `${WEB}/results/filters.test.ts`, breaks: ['R257'] }, [
    [
      'the lowest price is the default',
      "['recommended', 'lowest', 'highest']",
      "['lowest', 'recommended', 'highest']",
    ],
    [
      'nobody sorts by the highest price',
      "['recommended', 'lowest', 'highest']",
      "['recommended', 'lowest']",
    ],
    ['the lowest price is the last', 'a.price.amount - b.price.amount,', 'b.price.amount - a.price.amount,'],
  ]),
  ...inFile(`${SERVER}/handlers/find-hotels.ts`, { test: SEARCHES, breaks: ['R258'] }, [
    [
      'a search has another address for its filters',
      '`${filterHotels.path}?corelationid',
      '`${nearbyStays.path}?corelationid',
    ],
    [
      'the filter that is posted is not read',
      'handle(filterHotels, async (input) => {\n  const { body, query, request } = input;',
      'handle(filterHotels, async (input) => {\n  const { body: { from, size, sortBy, seen }, query, request } = input;\n  const body = { from, size, sortBy, seen };',
    ],
  ]),
  ...inFile(`${WEB}/results/FoundHotels.tsx`, { test: RESULTS, breaks: ['R259'] }, [
    ['a hotel cannot be compared', '            onCompare={compare}\n', ''],
    [
      'the results have no map',
      'tools={<MapSwitch onMap={onMap} onChange={(next) => change({ onMap: next })} />}',
      'tools={null}',
    ],
    ['the results have no filters', 'choices={HOTEL_CHOICES}', 'choices={{} as typeof HOTEL_CHOICES}'],
  ]),
  {
    name: 'the map stands nowhere but in place of the list',
    file: 'core/selling/results/list/ListAndMap.tsx',
    find: '{map && (',
    put: '{map && onMap && (',
    breaks: ['R259'],
    test: RESULTS,
  },
  ...inFile(
    'server/payment/fields/validate.ts',
    { test: 'server/payment/fields/card.test.ts', breaks: ['R270'] },
    [
      ['a card of last year is taken', 'itsMonth < thisMonth || ', ''],
      [
        'only cards of this year are taken',
        'itsMonth > thisMonth + 30 * 12',
        'expiry.year > today.getFullYear()',
      ],
    ],
  ),
  ...inFile(`${WEB}/results/filters.ts`, { test: `${WEB}/results/filters.test.ts`, breaks: ['R259'] }, [
    ['half a star is a star', 'Math.floor(stars)', 'Math.ceil(stars)'],
    ['a score of just that is too low', 'reviews.score >= Number(least)', 'reviews.score > Number(least)'],
    ['just that far is too far', 'hotel.distance <= Number(most)', 'hotel.distance < Number(most)'],
    ['a bed in one of the rooms is enough', 'rooms.every(({ beds })', 'rooms.some(({ beds })'],
  ]),
  {
    name: 'results cannot be narrowed by amenities',
    file: `${WEB}/results/filters.ts`,
    find: 'options: AMENITIES, all: true,',
    put: 'options: [] as typeof AMENITIES, all: true,',
    breaks: ['R259'],
    test: RESULTS,
  },
  {
    name: 'one hotel alone can be compared',
    file: `${WEB}/compare/CompareTray.tsx`,
    find: 'disabled={!isComparable(chosen.map(({ id }) => id))} ',
    put: '',
    breaks: ['R261'],
    test: RESULTS,
  },
  {
    name: 'an earlier search comes along with a new one',
    file: 'core/selling/search/use-start-search.ts',
    find: 'void navigate({ ...linkTo(results, criteria), ...how } as never)',
    put: 'void navigate({ to: results, search: (old: object) => ({ ...old, ...criteria }), ...how } as never)',
    breaks: ['R272'],
    test: RESULTS,
  },
  ...inFile(`${WEB}/hotel/use-hotel.ts`, { test: HOTEL, breaks: ['R263'] }, [
    ['no hotel is named', "hotelid: hotelid ?? '' }", "hotelid: '' }"],
    ['no search is named', '({ corelationid, hotelid:', "({ corelationid: '', hotelid:"],
    [
      'the rooms of no search are asked for',
      'getRoomsAndRates, { query: asked(id) }',
      'getRoomsAndRates, { query: asked(id.slice(1)) }',
    ],
  ]),
  ...inFile(`${WEB}/hotel/HotelScreen.tsx`, { test: HOTEL, breaks: ['R262'] }, [
    ['a hotel that cannot be loaded loads for ever', 'failure={details.error && details}', 'failure={null}'],
    ['nobody says that the hotel is loading', '<HotelSkeleton />', 'null'],
  ]),
  ...inFile(`${WEB}/hotel/Rooms.tsx`, { test: HOTEL, breaks: ['R262'] }, [
    [
      'nobody says that the rooms are loading',
      'return <RoomsSkeleton label={t`Loading the rooms`} />',
      'return null',
    ],
    [
      'rooms that cannot be loaded load for ever',
      '    if (rooms.error)\n',
      '    if (rooms.error && parties)\n',
    ],
    ['why there are no rooms is not told', '{wordsOf(rooms.error)}', '{null}'],
  ]),
  ...inFile(`${WEB}/checkout/quote.ts`, { test: `${WEB}/checkout/quote.test.ts`, breaks: ['R264'] }, [
    [
      'two prices are asked for',
      'body: [{ ...stay, ...entry }]',
      'body: [{ ...stay, ...entry }, { ...stay, ...entry }]',
    ],
    [
      'a price that cannot be read is none',
      '  if (!quote.success)\n',
      '  if (!quote.success) return { data: undefined as never };\n  if (!quote.success)\n',
      { breaks: ['R265'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/price-payload.ts`, { test: RULES, breaks: ['R265'] }, [
    ['the last item of a price is kept', 'items[0] ?? null', 'items.at(-1) ?? null'],
    ['a price that is no list is kept', '(items[0] ?? null) : null', '(items[0] ?? null) : items'],
  ]),
  ...inFile(`${CONTRACT}/hotel-checkout.ts`, { test: RULES, breaks: ['R264'] }, [
    [
      'the price of several stays is asked for',
      '        ...pricingFields,\n      }),\n    )\n    .check(z.length(1))',
      '        ...pricingFields,\n      }),\n    )\n    .check(z.minLength(1))',
    ],
    [
      'several stays are booked at once',
      'termsAccepted: z.literal(true),\n      }),\n    )\n    .check(z.length(1))',
      'termsAccepted: z.literal(true),\n      }),\n    )\n    .check(z.minLength(1))',
      { breaks: ['R266'] },
    ],
    [
      'terms that nobody accepted are booked',
      'termsAccepted: z.literal(true)',
      'termsAccepted: z.boolean()',
      { breaks: ['R271'] },
    ],
  ]),
  {
    name: 'a booking is sent twice in one call',
    file: `${WEB}/checkout/use-hotel-checkout.ts`,
    find: 'const body = [{ ...order, ...details }];',
    put: 'const body = [{ ...order, ...details }, { ...order, ...details }];',
    breaks: ['R266'],
    test: CHECKOUT,
  },
  {
    name: 'the form needs no agreement to the terms',
    file: `${WEB}/checkout/form.ts`,
    find: 'form.terms === AGREED ? null : fieldRefusals.terms',
    put: 'form.terms === AGREED ? null : null',
    breaks: ['R271', 'M267'],
    test: CHECKOUT,
  },
  ...inFile(`${CONTRACT}/statuses.ts`, { test: RULES, breaks: ['R273'] }, [
    ['no booking is invalid', "  'invalid',\n", ''],
    ['a stay is confirmed instead of booked', "  'booked',\n", "  'confirmed',\n"],
  ]),
  {
    name: 'a cancelled stay is still booked in the list',
    file: `${SERVER}/after/rows.ts`,
    find: 'bookingStatus: hotelStatus(frame.bookingStatus)',
    put: "bookingStatus: hotelStatus('booked')",
    breaks: ['R275'],
    test: STAYS,
  },
  {
    name: 'what is paid at the property on top has another name',
    file: `${WEB}/booking/BreakdownCard.tsx`,
    find: 't`Resort fee payable at property`',
    put: 't`Resort fee`',
    breaks: ['M261'],
    test: BOOKED,
  },
  ...inFile('server/selling/bookable/after.ts', { test: STAYS, breaks: ['R274'] }, [
    [
      'what is cancelled is only no more to be cancelled',
      '    if (OVER.includes(stage)) throw cancelledAlready();\n    if (!stages',
      '    if (!stages',
    ],
  ]),
  {
    name: 'a cancelled stay keeps its figures',
    file: `${SERVER}/after/rows.ts`,
    find: '({ ...rowOf(trip), ...figures })',
    put: '({ ...figures, commissionEarned: trip.price, ...rowOf(trip) })',
    breaks: ['R275'],
    test: STAYS,
  },
  ...inFile(`${SERVER}/after/reservation.ts`, { test: STAYS, breaks: ['R280'] }, [
    [
      'a cancellation has no number',
      "stage === 'refunding' ? `${id.slice(0, 8)}-cancel`",
      "stage === 'refunding' ? null",
    ],
  ]),
  ...inFile(`${WEB}/booking/BookingView.tsx`, { test: BOOKED, breaks: ['R280'] }, [
    [
      'the number of a cancellation is not shown',
      '        cancellationId ? [',
      '        !cancellationId ? [',
    ],
    ['a booking has no voucher', '      papers={<KeepStay reservation={reservation} />}\n', ''],
  ]),
  ...inFile(`${WEB}/agency/columns.ts`, { test: `${WEB}/agency/bookings.test.ts`, breaks: ['R276'] }, [
    ['the list does not say when a stay was booked', '    BOOKED_COLUMN,\n    ...FIGURE', '    ...FIGURE'],
    ['the list does not say how a stay stands', '  statusColumn(STATUS_LABELS),\n', ''],
    [
      'a stay ends in the list as it begins',
      'listFormat().date(row.checkOut)',
      'listFormat().date(row.checkIn)',
    ],
    ['the list has no figures', '  ...FIGURE_COLUMNS,\n', ''],
  ]),
  ...inFile(`${SERVER}/handlers/bookings.ts`, { test: STAYS, breaks: ['R278'] }, [
    [
      'a confirmation goes to who booked, whoever it is for',
      'hotels.resend(input, input.body)',
      'hotels.resend(input, { bookingId: input.body.bookingId })',
    ],
  ]),
  {
    name: 'the published price is shown beside every rate',
    file: `${WEB}/hotel/Rooms.tsx`,
    find: 'search.answer?.showPublishedPrice ?? false',
    put: 'true',
    breaks: ['R281'],
    test: HOTEL,
  },
]);
