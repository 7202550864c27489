import { inFile, mutants } from './mutant';

const FLIERS = 'plugins/flight/server/handlers/checkout.test.ts';
const ACTIVITIES = 'plugins/activity/server/activity-bookings.test.ts';

export default mutants([
  ...inFile(
    'plugins/flight/server/sell.ts',
    { test: 'plugins/flight/server/sell.test.ts', breaks: ['G69', 'INV-4'] },
    [['fares are split without their taxes', 'fare.base.amount + fare.taxes.amount', 'fare.base.amount']],
  ),
  ...inFile('plugins/car/server/sell.ts', { test: 'plugins/car/server/sell.test.ts', breaks: ['G69'] }, [
    [
      'a day of a car is rounded down',
      'Math.ceil(total.amount / offer.days)',
      'Math.floor(total.amount / offer.days)',
    ],
    [
      'a day of a car is rounded to the nearest',
      'Math.ceil(total.amount / offer.days)',
      'Math.round(total.amount / offer.days)',
    ],
  ]),
  ...inFile(
    'plugins/hotel/server/find/sell-stay.ts',
    { test: 'plugins/hotel/server/find/sell-stay.test.ts', breaks: ['G69'] },
    [
      ['a night is rounded down', 'Math.ceil(total.amount / nights)', 'Math.floor(total.amount / nights)'],
      [
        'a night is rounded to the nearest',
        'Math.ceil(total.amount / nights)',
        'Math.round(total.amount / nights)',
      ],
    ],
  ),
  ...inFile(
    'plugins/flight/server/sell.ts',
    { test: 'plugins/flight/server/sell.test.ts', breaks: ['SEC-35'] },
    [
      [
        'a traveler reads who supplies a flight',
        'return { ...sold, supplier: neutralId(sold.supplier) };',
        'return sold;',
      ],
      ['a traveler reads what a flight costs', 'isStaff ? staff : null', 'staff'],
    ],
  ),
  ...inFile('plugins/flight/server/handlers/checkout.ts', { test: FLIERS, breaks: ['R223'] }, [
    [
      'who is born after the flight flies',
      '    if (birthDate > firstDay) throw invalid(flightRefusals.birthAfterFlight, field);\n',
      '',
    ],
    [
      'an age counts on the day of the first flight',
      'passengerTypeOn(birthDate, lastDay)',
      'passengerTypeOn(birthDate, firstDay)',
      { breaks: ['G10'] },
    ],
    [
      'any age pays as a child',
      '    if (passengerTypeOn(birthDate, lastDay) !== passengerType)\n',
      '    if (false as boolean)\n',
    ],
    [
      'a title need not fit the age',
      '    if (!titlesFor(passengerType).includes(title))\n',
      '    if (false as boolean)\n',
      { breaks: ['G10'] },
    ],
    [
      'more fly than were priced',
      "  if (!isPriced) throw invalid(flightRefusals.pricedForOthers, 'travellers');\n",
      '',
      { breaks: ['INV-5'] },
    ],
    [
      'an infant flies that was not priced',
      ' &&\n    counts.infants === priced.infants;',
      ';',
      { breaks: ['INV-5'] },
    ],
    [
      'a child flies that was not priced',
      '    counts.children === priced.children &&\n',
      '',
      { breaks: ['INV-5'] },
    ],
  ]),
  ...inFile('plugins/flight/server/handlers/admit.ts', { test: FLIERS, breaks: ['R193'] }, [
    [
      'a flight leads nowhere',
      '  if (to.length === 0) throw invalid(flightRefusals.unknownPlace, `${at}destination`);\n',
      '',
    ],
    [
      'a flight begins where it ends',
      'if (from.some((airport) => to.includes(airport)))',
      'if (false as boolean)',
    ],
    [
      'a flight goes from a city to one of its airports',
      'if (from.some((airport) => to.includes(airport)))',
      'if (origin === destination)',
    ],
    [
      'a flight may leave on a day that is over',
      'if (!isAhead(departureDate, first.zone, now)) throw',
      'if (false as boolean) throw',
    ],
    [
      'a day is over when it is in Greenwich',
      'isAhead(departureDate, first.zone, now)',
      "isAhead(departureDate, 'UTC', now)",
    ],
  ]),
  ...inFile('plugins/car/server/sell.ts', { test: 'plugins/car/server/sell.test.ts', breaks: ['G69'] }, [
    ['extras are a part of the car', "kind === 'extras' || kind === 'protection'", "kind === 'protection'"],
    [
      'protection is a part of the car',
      "kind === 'extras' || kind === 'protection'",
      "kind === 'extras'",
      { breaks: ['G72'] },
    ],
    [
      'a traveler reads who supplies a car',
      '...(sold.staff ? {} : { supplier: neutralId(shown.supplier) }),',
      '',
      { breaks: ['SEC-35'] },
    ],
    [
      'what a car costs has no taxes',
      'amount: base.amount + taxes.amount }, agencyFee',
      'amount: base.amount }, agencyFee',
    ],
  ]),
  ...inFile(
    'plugins/car/server/handlers/search-cars.ts',
    { test: 'plugins/car/server/handlers/search-cars.test.ts', breaks: ['R309'] },
    [
      [
        'an address of another site names an offer',
        'from === new URL(origin).origin && pathname',
        'pathname',
      ],
      ['any page of the site names an offer', ' && pathname === CAR_OFFER_PATH ?', ' ?'],
    ],
  ),
  ...inFile(
    'plugins/car/server/handlers/checkout.ts',
    { test: 'plugins/car/server/checkout.test.ts', breaks: ['R286'] },
    [
      [
        'a driver comes while nobody is there',
        "  if (!isPickupTime(pickupTime, offer)) throw invalid(carFieldRefusals.pickUpTime, 'driver.pickupTime');\n",
        '',
      ],
      [
        'what was added is not booked',
        ' ...(hasExtras(extras) ? { extras } : {}) },\n      contactEmail',
        ' },\n      contactEmail',
        { breaks: ['SEC-34'] },
      ],
    ],
  ),
  ...inFile(
    'plugins/hotel/server/sell.ts',
    { test: 'plugins/hotel/server/sell.test.ts', breaks: ['SEC-35'] },
    [
      [
        'protection is a part of the stay',
        "    .filter(({ kind }) => kind === 'protection')\n    .reduce((sum, { amount }) => sum + amount.amount, 0);\n  return { ...total, amount: total.amount - beside };",
        '    .slice(lines.length)\n    .reduce((sum, { amount }) => sum + amount.amount, 0);\n  return { ...total, amount: total.amount - beside };',
        { breaks: ['G72'] },
      ],
      [
        'rooms cost alike',
        'rooms.map(({ net }) => net.amount),',
        'rooms.map(() => 1),',
        { breaks: ['INV-4'] },
      ],
      [
        'a price of before is shown that is not higher',
        'published: publishedRate && publishedRate.amount > total.amount ?',
        'published: publishedRate && publishedRate.amount >= total.amount ?',
        { breaks: ['G69'] },
      ],
      [
        'a traveler reads the price that is asked elsewhere',
        'retailPrice: staff ? retailPrice : null',
        'retailPrice',
        { breaks: ['R277'] },
      ],
      [
        'a traveler reads the base that the agency pays',
        'baseFare: staff ? base : { ...total, amount: total.amount - taxes.amount }',
        'baseFare: base',
        { breaks: ['R277'] },
      ],
      [
        'a room that gives nothing back costs nothing',
        'terms.fee?.amount ?? base.amount + taxes.amount',
        'terms.fee?.amount ?? 0',
        { breaks: ['R282'] },
      ],
      [
        'something comes back until the last room gives nothing',
        '.sort()[0]!',
        '.sort().at(-1)!',
        { breaks: ['R282'] },
      ],
      [
        'one room that is paid there makes it all so',
        "rooms.some(({ rate }) => rate.payment === 'now')",
        "rooms.every(({ rate }) => rate.payment === 'now')",
        { breaks: ['INV-2'] },
      ],
    ],
  ),
  ...inFile(
    'plugins/hotel/server/handlers/checkout.ts',
    { test: 'plugins/hotel/server/stay-bookings.test.ts', breaks: ['R267'] },
    [
      [
        'a room is booked for nobody',
        "    if (guests.rooms.length !== stay.rooms.length) throw invalid(hotelRefusals.parameter, 'guests.rooms');\n",
        '',
      ],
      [
        'protection is sold where nothing is paid',
        "if (pricing.protection && chosen.rooms.every(({ rate }) => rate.payment === 'property'))",
        'if (false as boolean)',
        { breaks: ['G72'] },
      ],
      [
        'what may not be authorized is a failed booking',
        "  if (progress.reason === hotelRefusals.nonRefundable.reason)\n    throw new HttpError(403, 'FORBIDDEN', hotelRefusals.nonRefundable);\n",
        '',
        { breaks: ['R279'] },
      ],
    ],
  ),
  ...inFile('plugins/activity/server/handlers/bookings.ts', { test: ACTIVITIES, breaks: ['R344'] }, [
    [
      'another refund than the one on screen is given',
      'refund.amount !== quoteAmount.amount || refund.currency',
      'refund.currency',
    ],
    [
      'any reason will do',
      "    if (!chosen) throw invalid(activityRefusals.parameter, 'reason');\n",
      '    if (!chosen) return { data: { priceChanged: true as const, refundAmount: quoteAmount } };\n',
      { breaks: ['R342'] },
    ],
    ['the reason is not told', '      reason: chosen.text,\n', '', { breaks: ['R343'] }],
  ]),
  ...inFile('plugins/activity/server/request.ts', { test: ACTIVITIES, breaks: ['R332'] }, [
    ['what is asked need not be answered', '  if (lacking) throw invalid(...missing(lacking));\n', ''],
    [
      'others come than were priced',
      "    throw invalid(activityRefusals.parameter, 'guests.travelers');\n  const",
      '    void 0;\n  const',
      { breaks: ['INV-5'] },
    ],
    [
      'a child is too young and comes',
      'if (age < least) throw',
      'if (age < least - 100) throw',
      { breaks: ['R328'] },
    ],
    [
      'a guide speaks a language that he does not',
      "    throw invalid(said.tourLanguage, 'guests.tourLanguage');\n",
      '    void 0;\n',
    ],
  ]),
  ...inFile('plugins/activity/server/sell.ts', { test: ACTIVITIES, breaks: ['SEC-35'] }, [
    [
      'a traveler reads who supplies an activity',
      '    : {};\n  return {\n    id,',
      '    : { supplier: supplierId };\n  return {\n    id,',
    ],
    [
      'protection is a part of the activity',
      ".filter(({ kind }) => kind === 'protection')",
      ".filter(({ kind }) => kind === 'extras')",
      { test: 'plugins/activity/server/sell.test.ts', breaks: ['G72'] },
    ],
  ]),
  ...inFile('plugins/flight/contract/traveller.ts', { test: FLIERS, breaks: ['R223'] }, [
    ['who is twelve is a child', 'age >= 12', 'age > 12'],
    ['who is two is an infant', 'age >= 2 ?', 'age > 2 ?'],
    ['a child is a doctor', "type === 'ADT' ? TITLES : YOUNG_TITLES", 'type && TITLES', { breaks: ['G10'] }],
  ]),
  ...inFile('plugins/car/contract/rental.ts', { test: 'plugins/car/contract.test.ts', breaks: ['G31'] }, [
    ['a rental lasts a minute', 'CAR_MIN_MINUTES = 60', 'CAR_MIN_MINUTES = 1'],
    [
      'a rental lasts for ever',
      'if (returnDateTime > aYearAfter(pickUpDateTime)) return',
      'if (false as boolean) return',
    ],
  ]),
  ...inFile(
    'core/selling/after-sale/office/product-list.ts',
    { test: 'plugins/car/web/agency/bookings.test.ts', breaks: ['G79'] },
    [
      [
        'a car is found by its locator',
        'keyOf: ({ bookingId }) => bookingId,',
        "keyOf: ({ recordLocator }) => recordLocator ?? '',",
      ],
    ],
  ),
  ...inFile(
    'plugins/flight/web/booking/BookingScreen.tsx',
    { test: 'plugins/flight/web/screens.test.tsx', breaks: ['G39'] },
    [
      [
        'the page of a flight reads it by its order alone',
        'nameOf(bookingId, orderID)',
        'nameOf(orderID, bookingId && orderID)',
      ],
    ],
  ),
  ...inFile(
    'plugins/flight/web/checkout/Checkout.tsx',
    { test: 'plugins/flight/web/screens.test.tsx', breaks: ['R219'] },
    [
      [
        'the price is not shown',
        'summary={<CheckoutSummary quote={quote} price={sale.price} />}',
        'summary={null}',
      ],
    ],
  ),
  ...inFile(
    'core/selling/checkout/CheckoutPage.tsx',
    { test: 'plugins/flight/web/screens.test.tsx', breaks: ['R219'] },
    [
      [
        'nobody is asked how to pay',
        '            {!payLater && (\n              <CheckoutSection',
        '            {payLater && (\n              <CheckoutSection',
      ],
    ],
  ),
]);
