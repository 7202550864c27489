import { inFile, mutants } from './mutant';

const CAR = 'plugins/car';
const CONTRACT = `${CAR}/contract`;
const WEB = `${CAR}/web`;
const HOTEL = 'plugins/hotel/contract';
const ACTIVITY = 'plugins/activity/contract';

const contract = { test: `${CAR}/contract.test.ts` };
const criteria = { test: `${WEB}/search/criteria.test.ts` };
const results = { test: `${WEB}/results/results.test.ts` };
const screen = { test: `${WEB}/results/ResultsScreen.test.tsx` };
const form = { test: `${WEB}/checkout/form.test.ts` };
const checkout = { test: `${WEB}/checkout/checkout-screen.test.tsx` };
const told = { test: `${WEB}/checkout/read-error.test.ts` };
const afterSale = { test: `${WEB}/after-sale.test.tsx` };
const hotel = { test: `${HOTEL}/hotel-rules.test.ts` };
const activity = { test: `${ACTIVITY}/activity-rules.test.ts` };
const currency = { test: 'core/currency/currency.test.tsx' };

/** Faults in how cars are searched, found and booked, and in what other products settled beside them. */
export default mutants([
  ...inFile(
    'core/selling/client/use-home-country.ts',
    { test: `${WEB}/search/search-screens.test.tsx`, breaks: ['G134'] },
    [['who has said nothing lives in the United States', "|| agency || ''", "|| agency || 'US'"]],
  ),
  ...inFile(`${CONTRACT}/rental.ts`, { ...criteria, breaks: ['R287'] }, [
    [
      'a driver is thirty',
      'CAR_DRIVER_AGE_DEFAULT = 25',
      'CAR_DRIVER_AGE_DEFAULT = 30',
      { breaks: ['R287', 'G86'] },
    ],
    ['a driver lives in Portugal', "alpha2Code: 'US'", "alpha2Code: 'PT'", contract],
    ['a driver is seventeen', 'min: 18, max: 99', 'min: 17, max: 99', { breaks: ['G86'] }],
    ['a driver is a hundred', 'min: 18, max: 99', 'min: 18, max: 100', { breaks: ['G86'] }],
    ['an hour is too short', '< CAR_MIN_MINUTES)', '<= CAR_MIN_MINUTES)', { ...contract, breaks: ['G85'] }],
    ['half an hour is enough', 'CAR_MIN_MINUTES = 60', 'CAR_MIN_MINUTES = 30', { breaks: ['R285'] }],
    [
      'a year is too long',
      'returnDateTime > aYearAfter(pickUpDateTime)',
      'returnDateTime >= aYearAfter(pickUpDateTime)',
      { ...contract, breaks: ['G85'] },
    ],
    [
      'a car is rented for years',
      '  if (returnDateTime > aYearAfter(pickUpDateTime)) return',
      '  if (returnDateTime > aYearAfter(aYearAfter(pickUpDateTime))) return',
      { breaks: ['R284'] },
    ],
    [
      'the minute of now lies ahead',
      'pickUpDateTime > now',
      'pickUpDateTime >= now',
      { ...contract, breaks: ['G84'] },
    ],
    ['a pick-up may be over', ' && (now === undefined || pickUpDateTime > now)', '', { breaks: ['G84'] }],
  ]),
  ...inFile(`${WEB}/search/criteria-errors.ts`, { ...criteria, breaks: ['R283'] }, [
    ['a driver is half a year older', '!Number.isInteger(age) || ', '', { breaks: ['G86'] }],
    [
      'a car is picked up nowhere',
      "  check('from', msg`Pick-up location is required`);\n",
      '',
      { breaks: ['R283', 'M336'] },
    ],
    [
      'a car is brought back nowhere',
      '  if (filled.isReturnedElsewhere) check(',
      '  if (false as boolean) check(',
      { breaks: ['R283', 'M337'] },
    ],
    [
      'nobody says that a pick-up is needed',
      'msg`Pick-up location is required`',
      'msg`Field is required`',
      { breaks: ['M336'] },
    ],
    [
      'nobody says that a drop-off is needed',
      'msg`Drop-off location is required`',
      'msg`Field is required`',
      { breaks: ['M337'] },
    ],
    [
      'nobody says that a year is the most',
      'msg`Drop-off must be within 1 year of pick-up`',
      'msg`Please enter a valid pickup time`',
      { breaks: ['M338'] },
    ],
    [
      'nobody says that an hour is the least',
      'msg`There must be at least 1 hour between pick-up and drop-off`',
      'msg`Please enter a valid pickup time`',
      { breaks: ['M339'] },
    ],
  ]),
  ...inFile(`${WEB}/search/criteria.ts`, { ...criteria, breaks: ['R288'] }, [
    [
      'the same place is another',
      'criteria.to !== undefined && criteria.to !== criteria.from',
      'criteria.to !== undefined',
    ],
    [
      'a car comes back elsewhere at first',
      'criteria.to !== undefined && criteria.to !== criteria.from',
      'criteria.to !== criteria.from || !criteria.to',
      { breaks: ['R287'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/car-search.ts`, { ...criteria, breaks: ['R288'] }, [
    ['the same drop-off is elsewhere', 'returnLongitude: back.longitude', 'returnLongitude: -back.longitude'],
    ['a car always comes back to its pick-up', 'drop === CAR_DROP_DEFAULT ? pickUp : drop', 'drop && pickUp'],
    [
      'cars are looked for elsewhere',
      "'/api/car-rental/availableCars'",
      "'/api/car-rental/cars'",
      { ...contract, breaks: ['R292'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/static-data.ts`, { ...contract, breaks: ['R290'] }, [
    [
      'sizes and accessories are elsewhere',
      "'/api/car-rental/getStaticData'",
      "'/api/car-rental/staticData'",
    ],
  ]),
  ...inFile(`${CONTRACT}/place.ts`, { ...contract, breaks: ['R289'] }, [
    ['countries are elsewhere', "'/api/car-rental/findCountries/EN'", "'/api/car-rental/countries'"],
  ]),
  ...inFile(
    `${CAR}/server/handlers/places.ts`,
    { test: `${CAR}/server/search-cars.test.ts`, breaks: ['R290'] },
    [
      [
        'a size is called by its id',
        'vehicleSizes: CLASSES.map(({ size, name }) => ({ id: size, name }))',
        'vehicleSizes: CLASSES.map(({ size, name }) => ({ id: name, name: size }))',
      ],
      [
        'accessories have no names',
        'ACCESSORY_PRICES.map(({ code, name, max }) => ({ code, name, max }))',
        'ACCESSORY_PRICES.map(({ code, max }) => ({ code, name: code, max }))',
      ],
      [
        'a country has no code',
        'allCountries().map(({ name, code }) => ({ name, code }))',
        'allCountries().map(({ name }) => ({ name, code: name }))',
        { breaks: ['R289'] },
      ],
    ],
  ),
  ...inFile('core/selling/results/ResultsScreen.tsx', { ...screen, breaks: ['R293'] }, [
    ['a failed search is none', 'failure={failure ?? (search.error && search)}', 'failure={failure}'],
  ]),
  ...inFile(`${WEB}/results/ResultsScreen.tsx`, { ...screen, breaks: ['R292'] }, [
    ['a car is not listed', 'offers={data}', 'offers={data.slice(1)}'],
    [
      'another driver finds what the one before found',
      'const body = toCarSearch(filled, placeOf);',
      'const body = toCarSearch({ ...filled, age: 25 }, placeOf);',
      { breaks: ['R291'] },
    ],
  ]),
  ...inFile(`${WEB}/results/sort.ts`, { ...results, breaks: ['R294'] }, [
    ['the dearest car comes first', "['cheapest', 'highest']", "['highest', 'cheapest']"],
    ['Highest is Cheapest', 'highest: (a, b) => byTotal(b, a)', 'highest: byTotal'],
    ['Cheapest is Highest', 'cheapest: byTotal,', 'cheapest: (a, b) => byTotal(b, a),'],
  ]),
  ...inFile(`${CONTRACT}/filters.ts`, { ...contract, breaks: ['R295'] }, [
    [
      'cars of 300 dollars are under 300',
      "{ id: '200-300', min: 200, max: 300 }",
      "{ id: '200-300', min: 200, max: 301 }",
    ],
    [
      'cars under 250 dollars are under 200',
      "{ id: 'under-200', min: 0, max: 200 }",
      "{ id: 'under-200', min: 0, max: 250 }",
    ],
    ['five are four', "{ id: '1-4', min: 1, max: 5 }", "{ id: '1-4', min: 1, max: 6 }", { breaks: ['R296'] }],
    [
      'three bags are two',
      "{ id: '1-2', min: 1, max: 3 }",
      "{ id: '1-2', min: 1, max: 4 }",
      { breaks: ['R297'] },
    ],
    [
      'five bags are four',
      "{ id: '3-4', min: 3, max: 5 }",
      "{ id: '3-4', min: 3, max: 6 }",
      { breaks: ['R297'] },
    ],
  ]),
  ...inFile(`${WEB}/results/price-steps.ts`, { ...results, breaks: ['R295'] }, [
    ['steps in another currency are not round', 'roundNear(100 * dollar)', '100 * dollar'],
  ]),
  ...inFile(`${WEB}/results/filters.ts`, { ...results, breaks: ['R298'] }, [
    ['five doors are needed', 'vehicle.doorCount >= 4', 'vehicle.doorCount > 4'],
    [
      'a manual car is automatic',
      "vehicle.transmissionType === 'Automatic'",
      "vehicle.transmissionType !== 'Automatic'",
    ],
    ['every car has air conditioning', "'air-conditioning': vehicle.acIndicator", "'air-conditioning': true"],
    [
      'every car goes as far as one likes',
      'offer.availableCore.rentalRate.unlimitedIndicator',
      'true',
      { breaks: ['R299', 'G89'] },
    ],
    [
      'any coverage is free cancellation',
      'coverages.some(({ code }) => code === FREE_CANCELLATION)',
      'coverages.length > 0',
      { breaks: ['R299', 'G88'] },
    ],
    [
      'free cancellation has to be included',
      '({ code }) => code === FREE_CANCELLATION)',
      '({ code, charge }) => code === FREE_CANCELLATION && charge.includedRateInd)',
      { breaks: ['G88'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/driver.ts`, { ...form, breaks: ['R300'] }, [
    ['a driver has no title', '  title: z.enum(CAR_TITLES),', '  title: z.optional(z.enum(CAR_TITLES)),'],
    [
      'a driver has no address',
      'address: requiredLine(120, CAR_MESSAGES.address)',
      'address: z.optional(requiredLine(120, CAR_MESSAGES.address))',
    ],
    [
      'a driver is a Miss',
      "['Mr', 'Mrs', 'Ms', 'Dr'] as const",
      "['Mr', 'Mrs', 'Ms', 'Dr', 'Miss'] as const",
      { breaks: ['R301'] },
    ],
    [
      'no driver is a Dr',
      "['Mr', 'Mrs', 'Ms', 'Dr'] as const",
      "['Mr', 'Mrs', 'Ms'] as const",
      { breaks: ['R301'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/refusals.ts`, { ...form, breaks: ['M340'] }, [
    ['a pick-up time is only required', "'Please enter a valid pickup time'", "'Field is required'"],
    [
      'a first name is only required',
      "'First name is required'",
      "'Field is required'",
      { breaks: ['M341'] },
    ],
    ['a last name is only required', "'Last name is required'", "'Field is required'", { breaks: ['M342'] }],
    ['an email is only required', "'Email is required'", "'Field is required'", { breaks: ['M343'] }],
    ['an address is only required', "'Address is required'", "'Field is required'", { breaks: ['M344'] }],
    ['a city is only required', "'City is required'", "'Field is required'", { breaks: ['M345'] }],
    ['a state is only required', "'State is required'", "'Field is required'", { breaks: ['M346'] }],
    ['a zip code is only required', "'Zip code is required'", "'Field is required'", { breaks: ['M347'] }],
    [
      'a booking that went wrong is a failed one',
      "'Error while booking car'",
      "'Booking Failed'",
      { ...told, breaks: ['M348'] },
    ],
    [
      'a booking that is not there is told in other words',
      "'Not able to find booking in the database for this user'",
      "'No car reservations found'",
      { ...afterSale, breaks: ['M349'] },
    ],
    [
      'a user who is not there is told in other words',
      "'Not able to find user in database'",
      "'Invalid request'",
      { test: `${WEB}/agency/bookings.test.ts`, breaks: ['M350'] },
    ],
    [
      'what is not valid is told in other words',
      "'Invalid request'",
      "'Something went wrong'",
      { test: `${CAR}/server/checkout.test.ts`, breaks: ['M351'] },
    ],
    [
      'that there is no rental is told in other words',
      "'No car reservations found'",
      "'Invalid request'",
      { ...afterSale, breaks: ['M352'] },
    ],
    [
      'a failed booking went wrong',
      "'Booking Failed'",
      "'Error while booking car'",
      { ...told, breaks: ['M353'] },
    ],
    [
      'that a car is gone is told in other words',
      "'This car booking is not available any more. Please try to book another car.'",
      "'Booking Failed'",
      { ...checkout, breaks: ['M354'] },
    ],
  ]),
  ...inFile('core/selling/checkout/use-checkout.ts', { ...checkout, breaks: ['R302'] }, [
    [
      'an error stays while another reservation is made',
      '      setOutcome(null);\n      if (payLater)',
      '      if (payLater)',
    ],
  ]),
  ...inFile(`${WEB}/checkout/read-error.ts`, { ...told, breaks: ['R303'] }, [
    [
      'a rejected call is read as everywhere',
      "? { kind: 'failed', ...saidBy(error), money: 'held' }",
      '? null',
    ],
    [
      'the error of an item is no error',
      'if (first?.error) return',
      'if (first?.error && first.response) return',
      { breaks: ['R304'] },
    ],
    [
      'an error has the words of everywhere',
      'message: first.error.message }',
      'message: null }',
      { breaks: ['R304'] },
    ],
    [
      'the booking is not that of the item',
      'return first.response.progress;',
      "return { ...first.response.progress, bookingId: '' };",
      { breaks: ['R305'] },
    ],
    [
      'the last item counts',
      'progressOf([first]: readonly CarReservationItem[]) {',
      'progressOf(items: readonly CarReservationItem[]) {\n  const first = items.at(-1);',
      { breaks: ['R304'] },
    ],
  ]),
  ...inFile(
    `${CAR}/server/handlers/checkout.ts`,
    { test: `${CAR}/server/checkout.test.ts`, breaks: ['R303'] },
    [
      [
        'a supplier that breaks only refuses',
        'if (progress.reason === carRefusals.notMade.reason)',
        'if (false as boolean)',
      ],
      [
        'what was not made is a response',
        "if (progress.state !== 'failed') {",
        'if (progress.bookingId) {',
        { breaks: ['R304'] },
      ],
    ],
  ),
  ...inFile(`${CONTRACT}/booking.ts`, { ...contract, breaks: ['R306'] }, [
    ['no booking has failed', "['Confirmed', 'Cancelled', 'Failed']", "['Confirmed', 'Cancelled']"],
    [
      'confirmations are sent from elsewhere',
      "'/api/car-rental/sendCarBookingEmail'",
      "'/api/car-rental/sendEmail'",
      { breaks: ['R311'] },
    ],
    [
      'one booking is looked up elsewhere',
      "'/api/car-rental/findReservation'",
      "'/api/car-rental/reservation'",
      { breaks: ['R312'] },
    ],
    [
      'own bookings are listed elsewhere',
      "'/api/car-rental/findMyReservations'",
      "'/api/car-rental/reservations'",
      { breaks: ['R312'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/cancellation.ts`, { ...contract, breaks: ['R307'] }, [
    [
      'nobody cancels as a duplicate',
      "['Duplicate', 'Fraudulent', 'Requested by Customer']",
      "['Fraudulent', 'Requested by Customer']",
    ],
    [
      'what comes back is told elsewhere',
      "path: '/api/getRefund'",
      "path: '/api/refund'",
      { breaks: ['R310'] },
    ],
  ]),
  ...inFile(`${CONTRACT}/pickup.ts`, { ...contract, breaks: ['R286'] }, [
    ['cars are given before anybody is there', ' && clock >= day.opens', ''],
    ['every day has the hours of the first', 'each.weekday === weekday', 'each.weekday <= weekday'],
  ]),
  ...inFile(`${WEB}/booking/reasons.ts`, { test: `${WEB}/booking/reasons.test.ts`, breaks: ['R307'] }, [
    [
      'what was booked twice is fraud',
      "id: 'mistake', sent: 'Duplicate'",
      "id: 'mistake', sent: 'Fraudulent'",
    ],
  ]),
  ...inFile(
    `${CAR}/server/handlers/bookings.ts`,
    { test: `${CAR}/server/bookings.test.ts`, breaks: ['R311'] },
    [
      [
        'the confirmation goes to the driver',
        'cars.resend(input, input.body)',
        'cars.resend(input, { ...input.body, email: undefined })',
      ],
      [
        'nobody is told why one may cancel',
        'reasons: [...CAR_CANCEL_REASONS]',
        'reasons: []',
        { breaks: ['R307', 'R310'] },
      ],
      [
        'a user without bookings is not told so',
        '...(found.totalCount === 0 ? carRefusals.none : {})',
        '...{}',
        { test: `${CAR}/server/checkout.test.ts`, breaks: ['R312'] },
      ],
    ],
  ),
  ...inFile(
    'plugins/refund-protect/web/settings.ts',
    { test: 'plugins/refund-protect/web/settings.test.ts', breaks: ['G59'] },
    [
      [
        'bytes that are no UTF-8 are read',
        "new TextDecoder('utf-8', { fatal: true })",
        "new TextDecoder('utf-8')",
      ],
    ],
  ),
  ...inFile(`${HOTEL}/price-payload.ts`, { ...hotel, breaks: ['G59'] }, [
    [
      'a price is read as Latin letters',
      "new TextDecoder('utf-8', { fatal: true })",
      "new TextDecoder('latin1')",
    ],
  ]),
  ...inFile('server/config.ts', { test: 'server/config.test.ts', breaks: ['G60'] }, [
    [
      'errors go to a service that nobody named',
      '  return parsed?.href ?? null;',
      "  return parsed?.href ?? 'https://errors.example/';",
    ],
  ]),
  ...inFile('server/host/pages/policy.ts', { test: 'server/host/pages/pages.test.ts', breaks: ['G60'] }, [
    ['the page talks to any host', "['connect-src', [\"'self'\", ", "['connect-src', [\"'self' https:\", "],
  ]),
  ...inFile(`${ACTIVITY}/travelers.ts`, { ...activity, breaks: ['G61'] }, [
    ['more may travel than an activity takes', 'if (all > capacity.max)', 'if (all > capacity.max + 1)'],
    ['fewer may travel than an activity takes', 'if (all < capacity.min)', 'if (all < 1)'],
  ]),
  {
    name: 'twenty may travel where an activity does not say',
    file: `${ACTIVITY}/travelers.ts`,
    find: 'USUAL_CAPACITY = { min: 1, max: 15 }',
    put: 'USUAL_CAPACITY = { min: 1, max: 20 }',
    breaks: ['G61'],
    test: 'plugins/activity/server/viator/viator.test.ts',
  },
  ...inFile('server/pricing/precedence.ts', { test: 'server/pricing/precedence.test.ts', breaks: ['G71'] }, [
    [
      'the agency’s markup stands over the client’s',
      "  ...(client ? stepsOf(client, product, ['client-product', 'client']) : []),\n",
      '',
    ],
    [
      'no markup of an agent counts',
      'stepsOf(user ?? { markupBasisPoints: null }, product,',
      'stepsOf({ markupBasisPoints: null }, product,',
    ],
  ]),
  ...inFile('core/i18n/exchange.ts', { ...currency, breaks: ['G73'] }, [
    [
      'amounts are converted by one rate',
      'money.amount * into * scale) / from)',
      'money.amount * into * scale))',
    ],
    [
      'without a rate an amount is nothing',
      'if (!from || !into) return money;',
      'if (!from || !into) return { amount: 0, currency: to };',
    ],
  ]),
  ...inFile('core/currency/state.ts', { ...currency, breaks: ['G74'] }, [
    [
      'without an agency it is the euro',
      "get(agencyAtom)?.currency ?? 'USD'",
      "get(agencyAtom)?.currency ?? 'EUR'",
    ],
  ]),
  ...inFile('core/contract/site/activation.ts', { test: 'core/plugin/host.test.ts', breaks: ['G75'] }, [
    ['an empty menu sells nothing', 'if (raw.length === 0) items.push(', 'if (raw.length < 0) items.push('],
  ]),
  ...inFile(
    'plugins/administration/web/settings/draft.ts',
    { test: 'plugins/administration/web/settings/draft.test.ts', breaks: ['G75'] },
    [
      [
        'the case of letters makes another product',
        'first.toLowerCase() === second.toLowerCase()',
        'first === second',
      ],
    ],
  ),
  ...inFile('server/core-plugin/agency.ts', { test: 'server/core-plugin/agency.test.ts', breaks: ['G76'] }, [
    [
      'an entry that is off is active',
      'isActive: isActivated(place.activatedBy, agency.public, defaults)',
      'isActive: true',
    ],
    ['an entry leads to the start', '                path: place.home,\n', "                path: '/',\n"],
  ]),
  ...inFile(`${HOTEL}/statuses.ts`, { ...hotel, breaks: ['G80'] }, [
    ['what has no id is a booking', 'first?.bookingId && !FAILURE', 'first && !FAILURE'],
    ['what was not available is a booking', '/fail|error|invalid|not available/i', '/fail|error|invalid/i'],
    ['a failure in capitals is a booking', 'not available/i', 'not available/'],
    [
      'a word that nobody knows is known',
      '.includes(status);',
      '.includes(status.toLowerCase());',
      { breaks: ['G87'] },
    ],
  ]),
  ...inFile(`${HOTEL}/results-rules.ts`, { ...hotel, breaks: ['G81'] }, [
    ['a search is asked for again after five seconds', 'every: 2000', 'every: 5000'],
    ['a search is asked for again after a minute', 'waited < HOTEL_POLL.most', 'waited <= HOTEL_POLL.most'],
    ['a search that is complete is asked for again', '!pollCompleted && waited', 'waited'],
  ]),
  ...inFile(`${HOTEL}/occupancy.ts`, { ...hotel, breaks: ['G82'] }, [
    ['a room takes six children', 'ROOM_CHILDREN = { min: 0, max: 5 }', 'ROOM_CHILDREN = { min: 0, max: 6 }'],
    [
      'who is eighteen is a child',
      'CHILD_AGES = { min: 0, max: 17 }',
      'CHILD_AGES = { min: 0, max: 18 }',
      { breaks: ['G83'] },
    ],
    [
      'a baby is no child',
      'CHILD_AGES = { min: 0, max: 17 }',
      'CHILD_AGES = { min: 1, max: 17 }',
      { breaks: ['G83'] },
    ],
  ]),
  ...inFile(`${HOTEL}/stay.ts`, { ...hotel, breaks: ['G82'] }, [
    ['a stay is a month long', 'HOTEL_MAX_NIGHTS = 28', 'HOTEL_MAX_NIGHTS = 29'],
  ]),
  ...inFile(
    'core/selling/after-sale/office/agency-list.ts',
    { test: 'core/selling/after-sale/office/agency-list.test.ts', breaks: ['G87'] },
    [
      [
        'a status that nobody knows is left out',
        'return label ? i18n._(label) : status;',
        "return label ? i18n._(label) : '';",
      ],
    ],
  ),
  ...inFile(`${ACTIVITY}/refund.ts`, { ...activity, breaks: ['G91'] }, [
    [
      'exactly 24 hours before is too late',
      '>= policy.hoursBefore * HOUR_MS',
      '> policy.hoursBefore * HOUR_MS',
    ],
    [
      'all comes back 23 hours before',
      "{ kind: 'hours', hoursBefore: 24 }",
      "{ kind: 'hours', hoursBefore: 23 }",
    ],
    ['the last tier counts', 'Math.max(best, percent)', 'percent'],
    [
      'days are counted by the clock of Greenwich',
      'const left = daysUntil(at);',
      'const left = Math.floor((at.start - at.now) / DAY_MS);',
    ],
  ]),
  ...inFile(`${ACTIVITY}/questions.ts`, { test: `${ACTIVITY}/questions.test.ts`, breaks: ['G94'] }, [
    [
      'what may be left out is missing',
      'if (!booking[question]) return [];',
      'if (booking[question] === undefined) return [];',
    ],
    [
      'what is not asked of a traveller is missing',
      'if (!traveler[question]) return false;',
      'if (traveler[question] === undefined) return false;',
    ],
  ]),
  ...inFile(
    'core/contract/site/website.ts',
    { test: 'core/contract/site/website.test.ts', breaks: ['G95'] },
    [
      ['words are counted between blanks', 'split(/\\s+/)', "split(' ')"],
      ['a logo may differ by two percent', 'RATIO_TOLERANCE_PERCENT = 1', 'RATIO_TOLERANCE_PERCENT = 2'],
      ['a logo may not differ at all', 'RATIO_TOLERANCE_PERCENT = 1', 'RATIO_TOLERANCE_PERCENT = 0.1'],
    ],
  ),
]);
