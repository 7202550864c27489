import { inFile, mutants } from './mutant';

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
]);
