import { inFile, type Mutant, mutants } from './mutant';

const ACTIVITIES = 'plugins/activity/server/activity-bookings.test.ts';
const REMEMBER = 'core/auth/login/remember.test.tsx';
const LOCATIONS = 'plugins/hotel/server/supplier/locations.test.ts';

/** The calls of the own lists, and those of the agency. */
const OWN_LISTS = [
  ['flight', 'listBookings', '/api/agency/flight/bookings'],
  ['activity', 'listMyActivities', '/api/agency/activities/bookings'],
  ['car', 'findMyReservations', '/api/v2/agency/cars/bookings'],
] as const;

/** Faults in what a rule says and no other area is about. */
export default mutants([
  ...inFile(
    'core/shell/landing/Landing.tsx',
    { breaks: ['R008'], test: 'plugins/subscription/web/pricing/pricing.test.tsx' },
    [
      ['Build Now leads to the login', "canBuild ? '/pricing' : '/login'", "canBuild ? '/login' : '/login'"],
      ['the slider has no Build Now', 'action={<BuildNow />}', 'action={null}'],
    ],
  ),
  {
    name: 'pricing is open on every agency',
    file: 'plugins/subscription/routes.ts',
    find: 'if (!context.agency().isPlatform) throw',
    put: 'if (!context.agency()) throw',
    breaks: ['R068'],
    test: 'plugins/subscription/web/pricing/pricing.test.tsx',
  },
  ...inFile(
    'plugins/subscription/server/handlers/paying.ts',
    { breaks: ['R373'], test: 'plugins/subscription/server/paying.test.ts' },
    [
      [
        'whoever has paid the subscription may pay again',
        "row.standing !== 'ended' : agency",
        'false : agency',
      ],
      ['what was arranged may be paid as well', "'ended' : agency.public.isSubscribed", "'ended' : false"],
    ],
  ),
  {
    name: 'pricing leads to the login where it is not installed',
    file: 'core/shell/views/UnknownPath.tsx',
    find: 'if (isPricing && !agency.isPlatform)',
    put: 'if (isPricing && agency.isPlatform)',
    breaks: ['R068'],
    test: 'core/shell/shell.test.tsx',
  },
  {
    name: 'trips need no session',
    file: 'core/app/core-routes.ts',
    find: 'validateSearch: tripsSearch,\n  beforeLoad: requireProfile,',
    put: 'validateSearch: tripsSearch,',
    breaks: ['R071'],
    test: 'core/app/toggling.test.tsx',
  },
  {
    name: 'the page of a booking needs no session',
    file: 'core/selling/bookable/routes.ts',
    find: 'booking: requireProfile,',
    put: 'booking: () => undefined,',
    breaks: ['R071'],
    test: 'plugins/hotel/web/booking/booking-screen.test.tsx',
  },
  {
    name: 'what was read survives the logout (stays)',
    file: 'core/query/query.ts',
    find: 'onSessionEnd(() => queries.clear());',
    put: '',
    breaks: ['R154'],
    test: 'plugins/hotel/web/booking/booking-screen.test.tsx',
  },
  {
    name: 'what was read survives the logout (cars)',
    file: 'core/query/query.ts',
    find: 'onSessionEnd(() => queries.clear());',
    put: '',
    breaks: ['R154', 'R308'],
    test: 'plugins/car/web/after-sale.test.tsx',
  },
  ...inFile('plugins/entries.ts', { breaks: ['R033'], test: 'plugins/entries.test.ts' }, [
    ['hotels open the page of cars', "home: '/booknow/hotels'", "home: '/booknow/cars'"],
    ['air travel has another name', "{ menu: 'Air Travel' }", "{ menu: 'Flights' }"],
  ]),
  ...inFile(
    'plugins/car/contract/agency.ts',
    { test: 'plugins/car/server/bookings.test.ts', breaks: ['R402'] },
    [
      [
        'a client reads the agency’s record of a car',
        "  path: '/api/agency/cars/bookings/{id}',\n  access: 'staff',",
        "  path: '/api/agency/cars/bookings/{id}',\n  access: 'user',",
      ],
    ],
  ),
  ...inFile(
    'plugins/car/web/agency/CancelAction.tsx',
    { test: 'plugins/car/web/agency/cancel-action.test.tsx', breaks: ['R402'] },
    [
      [
        'a car’s record is asked for by something else than its booking',
        '{ params: { id: bookingId } }',
        '{ params: { id: row.orderId } }',
      ],
    ],
  ),
  ...inFile(
    'core/selling/after-sale/office/use-row-after-cancel.ts',
    { test: 'plugins/car/web/agency/cancel-action.test.tsx', breaks: ['R402'] },
    [
      ['what was cancelled is not read anew', 'onDone((await ask(api, reload)).data.row);', 'onDone(null);'],
      [
        'nobody hears that a row could not be read anew',
        'toast.error(t`Booking update failed. Please refresh the page.`);',
        'void toast;',
        { breaks: ['G93'] },
      ],
    ],
  ),
  ...inFile('server/booking/lists/own-list.ts', { test: ACTIVITIES, breaks: ['R432'] }, [
    ['the staff’s own trips are all of the agency', 'ownOnly: true', 'ownOnly: false'],
  ]),
  ...OWN_LISTS.map(([product, call, path]): Mutant => ({
    name: `the last bookings of a ${product} are not the own ones`,
    file: `plugins/${product}/web/trips/RecentBookings.tsx`,
    find: `callOf(${call}, `,
    put: `callOf({ ...${call}, path: '${path}' as never }, `,
    breaks: ['R432'],
    test: 'plugins/own-bookings.test.tsx',
  })),
  {
    name: 'the own flights are read elsewhere',
    file: 'plugins/flight/contract/booking.ts',
    find: "'/api/v2/flight/bookings/all'",
    put: "'/api/flight/bookings/all'",
    breaks: ['R432'],
    test: 'plugins/own-bookings.test.tsx',
  },
  {
    name: 'the own cars are read elsewhere',
    file: 'plugins/car/contract/booking.ts',
    find: "'/api/car-rental/findMyReservations'",
    put: "'/api/car-rental/findReservations'",
    breaks: ['R432'],
    test: 'plugins/own-bookings.test.tsx',
  },
  {
    name: 'the own trips are read elsewhere',
    file: 'core/contract/bookings/booking.ts',
    find: "'/api/user/getUserTransactions'",
    put: "'/api/user/transactions'",
    breaks: ['R432'],
    test: 'core/account/trips.test.tsx',
  },
  ...inFile('core/query/query.ts', { test: 'core/query/changing-call.test.tsx', breaks: ['G58'] }, [
    [
      'a GET that changes something is fetched by being drawn',
      'if (endpoint.changesState) throw',
      'if (!endpoint.path) throw',
    ],
    [
      'one screen’s data are fetched with any call',
      '      queryFn: ({ signal }) => read(api, endpoint, input, { ...call, signal }),',
      '      queryFn: ({ signal }) => invoke(api, endpoint, input, { ...call, signal }),',
    ],
    [
      'what several screens share is fetched with any call',
      '        queryFn: ({ signal }) => read(api, endpoint, input, { ...options.call, signal }),',
      '        queryFn: ({ signal }) => invoke(api, endpoint, input, { ...options.call, signal }),',
    ],
  ]),
  {
    name: 'a reservation is given back twice',
    file: 'plugins/flight/web/booking/cancel/CancelDialog.tsx',
    find: 'return api.call(calls.byPnr, { query: { pnr: recordLocator! } });',
    put: 'return api.call(calls.byPnr, { query: { pnr: recordLocator! } }).then(() => api.call(calls.byPnr, { query: { pnr: recordLocator! } }));',
    breaks: ['G58'],
    test: 'plugins/flight/web/after-sale.test.tsx',
  },
  ...inFile('core/tenant/geolocation.ts', { test: 'core/tenant/tenant.test.ts', breaks: ['G60'] }, [
    [
      'visitors are looked up where nobody configured it',
      'if (!url) return DEFAULT_LOCATION;',
      "url ??= 'https://ip.example/json';",
    ],
  ]),
  ...inFile('core/shell/upkeep.ts', { test: 'core/shell/outside-services.test.tsx', breaks: ['G60'] }, [
    [
      'a page looks visitors up wherever it is',
      'const { geolocation, mapsScript } = ports;',
      "const { geolocation = 'https://ip.example/json', mapsScript } = { ...ports, geolocation: ports.geolocation ?? undefined };",
    ],
    ['a page loads maps wherever it is', 'if (mapsScript)', 'if (mapsScript !== undefined)'],
    ['a configured service places nobody', 'if (geolocation)', 'if (!geolocation)'],
  ]),
  ...inFile('core/tenant/bootstrap.ts', { test: 'core/shell/outside-services.test.tsx', breaks: ['G60'] }, [
    ['maps come from outside by default', 'mapsScript: null', "mapsScript: 'https://maps.example/js'"],
    ['visitors are looked up by default', 'geolocation: null', "geolocation: 'https://ip.example/json'"],
  ]),
  ...inFile('core/ui/map/map-style.ts', { test: 'core/ui/map/ground.test.tsx', breaks: ['G60'] }, [
    ['maps are drawn by tiles by default', '(null)', "('https://tiles.example/v1.json')"],
  ]),
  ...inFile('core/ui/map/MapFrame.tsx', { test: 'core/ui/map/ground.test.tsx', breaks: ['G60'] }, [
    ['tiles are asked for without a style', '{tiles.style && (', '{tiles.style !== undefined && ('],
    ['a configured style draws nothing', 'failed !== style;', 'failed === style;'],
  ]),
  ...inFile('plugins/hotel/server/supplier/locations.ts', { test: LOCATIONS, breaks: ['G60'] }, [
    [
      'places are asked of a host that nobody configured',
      'config.autosuggestHost === null ? embedded : hosted(hostedLocations(config.autosuggestHost))',
      "hosted(hostedLocations(config.autosuggestHost ?? 'https://places.example'))",
    ],
  ]),
  ...inFile('server/config.ts', { test: 'server/config.test.ts', breaks: ['G60'] }, [
    [
      'a host for places is configured by default',
      "url(env, 'AUTOSUGGEST_HOST', ['https:', 'http:'])?.origin ?? null",
      "url(env, 'AUTOSUGGEST_HOST', ['https:', 'http:'])?.origin ?? 'https://places.example'",
    ],
    [
      'a service for countries is configured by default',
      "url(env, 'GEOLOCATION_URL', ['https:', 'http:'])?.href ?? null",
      "url(env, 'GEOLOCATION_URL', ['https:', 'http:'])?.href ?? 'https://ip.example/json'",
    ],
    [
      'a maps script is configured by default',
      "url(env, 'MAPS_SCRIPT_URL', ['https:'])?.href ?? null",
      "url(env, 'MAPS_SCRIPT_URL', ['https:'])?.href ?? 'https://maps.example/js'",
    ],
  ]),
  ...inFile('core/auth/login/use-sign-in.ts', { test: REMEMBER, breaks: ['G124'] }, [
    [
      'the password is remembered with the address',
      '      writeRemembered(remember, email.trim());\n      await enter(user);',
      '      writeRemembered(remember, `${email.trim()} ${password}`);\n      await enter(user);',
    ],
    [
      'the password is remembered until the code is typed',
      '        writeRemembered(remember, email.trim());\n        store',
      '        writeRemembered(remember, `${email.trim()} ${password}`);\n        store',
    ],
    [
      'a wrong password is kept for another try',
      '} else setError(failure);',
      "} else { sessionStorage.setItem('login', btoa(password)); setError(failure); }",
    ],
  ]),
  {
    name: 'a dictionary waits for the one before it',
    file: 'core/query/query.ts',
    find: '      queryFn: ({ signal }) => read(api, endpoint, input, { ...call, signal }),',
    put: '      queryFn: ({ signal }) => ((queries as { last?: Promise<never> }).last = Promise.resolve((queries as { last?: Promise<never> }).last).catch(() => undefined).then(() => read(api, endpoint, input, { ...call, signal })) as never),',
    breaks: ['R234'],
    test: 'plugins/flight/web/search/options/carriers.test.tsx',
  },
  {
    name: 'airlines that failed are waited for',
    file: 'plugins/flight/web/search/options/carriers.ts',
    find: 'failed: isError',
    put: 'failed: isError && isPending',
    breaks: ['R234'],
    test: 'plugins/flight/web/search/options/carriers.test.tsx',
  },
  ...inFile(
    'server/booking/lists/record.ts',
    { test: 'plugins/car/server/bookings.test.ts', breaks: ['G06'] },
    [
      [
        'a trip that is being canceled is shown as canceled in lists',
        '    state: progress.state,\n    status: progress.status,',
        "    state: row.state === 'cancelling' ? 'cancelled' : progress.state,\n    status: progress.status,",
      ],
      [
        'whoever tried to cancel reads that it is canceled in lists',
        '    status: progress.status,\n    locator',
        "    status: row.cancel_reason === null ? progress.status : 'Cancelled',\n    locator",
      ],
      [
        'the page of a booking says canceled once somebody tried to',
        'status: statusWord(row.state, row.product_status),',
        "status: row.cancel_reason === null ? statusWord(row.state, row.product_status) : 'Cancelled',",
      ],
    ],
  ),
  ...inFile('server/booking/states.ts', { test: 'plugins/car/server/bookings.test.ts', breaks: ['G06'] }, [
    [
      'what is being canceled is found among what is canceled',
      'STATES.filter((state) => SHOWN[state] === shown)',
      "STATES.filter((state) => (state === 'cancelling' ? 'cancelled' : SHOWN[state]) === shown)",
    ],
  ]),
]);
