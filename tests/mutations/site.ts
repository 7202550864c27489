import { inFile, mutants } from './mutant';

const TENANT = 'core/tenant/tenant.test.ts';
const FONTS = 'themes/fonts.test.ts';
const DERIVE = 'themes/derive.test.ts';
const LANGUAGE = 'core/i18n/i18n.test.ts';
const SHELL_RULES = 'core/shell/shell-rules.test.ts';
const SHELL = 'core/shell/shell.test.tsx';
const START_UP = 'core/shell/start-up.test.tsx';
const STAFF = 'core/shell/staff/staff.test.tsx';
const TOGGLING = 'core/app/toggling.test.tsx';
const HOME = 'core/navigation/home-after-login.test.ts';
const DATES = 'core/ui/dates/date-range.test.ts';
const PICKERS = 'core/ui/dates/pickers.test.tsx';
const STEPPER = 'core/ui/choices/Stepper.test.tsx';
const START = 'core/app/start.test.tsx';
const TRAVELLERS = 'plugins/flight/web/search/criteria/travellers.test.ts';
const LEGAL = 'core/shell/legal/legal.test.tsx';
const HOTEL = 'plugins/hotel/contract/hotel-rules.test.ts';
const ACTIVITY = 'plugins/activity/contract/activity-rules.test.ts';
const CAR = 'plugins/car/contract.test.ts';

/** Faults of what every agency's site has: its look, its languages, its pages and where they lead. */
export default mutants([
  ...inFile('core/tenant/agency.ts', { test: TENANT, breaks: ['R001'] }, [
    [
      'the agency that the host has written into the page is not taken',
      'if (bootstrap.found) return bootstrap.agency;',
      'if (bootstrap.found) return null;',
    ],
    [
      'a host without an agency is a failure of the server',
      'error.status === 404) return null',
      'error.status === 410) return null',
      { breaks: ['R002'] },
    ],
  ]),
  ...inFile('core/contract/site/title.ts', { test: TENANT, breaks: ['R003'] }, [
    ['the title of the page is the name alone', '`${agencyName} - ${words}`', 'agencyName'],
  ]),
  ...inFile('core/tenant/title.ts', { test: TENANT, breaks: ['R003'] }, [
    [
      'the icon of the page is the one of every agency',
      "agency.logo ?? '/favicon.svg'",
      "'/favicon.svg'",
      { breaks: ['R004'] },
    ],
  ]),
  ...inFile('core/tenant/geolocation.ts', { test: TENANT, breaks: ['R019'] }, [
    [
      'what the service answers is not kept',
      'return { country, countryCode };',
      'return { country: countryCode, countryCode };',
      { breaks: ['R017'] },
    ],
    ['an answer that is no success places the visitor', "|| status !== 'success' ", ''],
    [
      'a service that is out of reach leaves the default',
      '} catch {\n    return null;',
      '} catch {\n    return DEFAULT_LOCATION;',
    ],
    [
      'without a service nothing is known',
      'if (!url) return DEFAULT_LOCATION;',
      'if (!url) return null;',
      { breaks: ['R018'] },
    ],
  ]),
  ...inFile('core/tenant/location.ts', { test: TENANT, breaks: ['R018'] }, [
    [
      'visitors are Brazilians until they are found',
      "'United States', countryCode: 'US'",
      "'Brazil', countryCode: 'BR'",
    ],
  ]),
  ...inFile('core/tenant/brand.ts', { test: TENANT, breaks: ['R020'] }, [
    [
      'the page wears no color of the agency',
      'applyTheme(page.documentElement, agency, mode)',
      'applyTheme(page.documentElement, {}, mode)',
    ],
  ]),
  ...inFile('core/contract/constants.ts', { test: TENANT, breaks: ['R021'] }, [
    ['the default blue is another', "'#2c7be5'", "'#1c6bd5'"],
    [
      'the default font is Inter',
      ")[number] = 'Roboto'",
      ")[number] = 'Inter'",
      { breaks: ['R023'], test: FONTS },
    ],
    [
      'who has no language of ours reads Portuguese',
      ")[number] = 'en'",
      ")[number] = 'pt'",
      { breaks: ['R012'], test: LANGUAGE },
    ],
  ]),
  ...inFile('themes/derive.ts', { test: TENANT, breaks: ['R024'] }, [
    ['the color of every agency stays in the dark', 'isKept ? own : DEFAULT_PRIMARY_COLOR', 'own'],
    ['no agency keeps its color in the dark', ' || input.keepsColorInDark === true', ''],
    [
      'a dark fill is lost in the dark',
      'solve(brand, mode, surfaces, EDGE_CONTRAST)',
      'primary',
      { test: DERIVE },
    ],
    ['the lightest variant is not as light', '`${primary}b3`', '`${primary}b4`', { breaks: ['R022'] }],
    ['the second variant is no lighter', '`${primary}e6`', '`${primary}ff`', { breaks: ['R022'] }],
  ]),
  ...inFile('server/tenancy/record.ts', { test: 'server/core-plugin/agency.test.ts', breaks: ['R024'] }, [
    ['what an agency chose for the dark is not told', 'settings.keepsColorInDark === true', 'false'],
    [
      'nonsense keeps the color in the dark',
      'settings.keepsColorInDark === true',
      "settings.keepsColorInDark === true || (settings.keepsColorInDark as unknown) === 'yes'",
    ],
  ]),
  ...inFile('server/demo/seed.ts', { test: 'server/demo/seed.test.ts', breaks: ['R024'] }, [
    [
      'older demo agencies get the default blue',
      "['visitorsMaySearch', 'keepsColorInDark']",
      "['visitorsMaySearch']",
    ],
    [
      'a demo agency that took the default blue loses it',
      '.where(sql<boolean>`not (settings ? ${name}::text)`)',
      '',
    ],
  ]),
  ...inFile(
    'core/contract/people/email.ts',
    { test: 'core/contract/people/email.test.ts', breaks: ['R046'] },
    [
      ['the e-mail address cannot be written to', '`mailto:${email', '`to:${email'],
      [
        'an address says more than whom it is of',
        'email.replace(/[^\\w.@+-]/gu, encodeURIComponent)',
        'email',
      ],
      [
        'there may be a second one behind a comma',
        "[\\p{L}\\p{M}\\d!#$%&'*+/=?^_`{|}~-]+(?:",
        "[\\p{L}\\p{M}\\d!#$%&'*+,/=?^_`{|}~-]+(?:",
        { breaks: ['R091'] },
      ],
    ],
  ),
  ...inFile('core/i18n/detect.ts', { test: LANGUAGE, breaks: ['R013'] }, [
    [
      'the cookie is asked before the query',
      '    () => asLanguage(new URLSearchParams(sources.search).get(LANGUAGE_NAME)),\n    () => asLanguage(sources.cookie),',
      '    () => asLanguage(sources.cookie),\n    () => asLanguage(new URLSearchParams(sources.search).get(LANGUAGE_NAME)),',
    ],
    [
      'the storage of the session is asked before the one that stays',
      '    () => asLanguage(sources.localStorage),\n    () => asLanguage(sources.sessionStorage),',
      '    () => asLanguage(sources.sessionStorage),\n    () => asLanguage(sources.localStorage),',
    ],
    ['the host is not asked', "    () => exactly(sources.host.split('.')[0]),\n", ''],
    ['the language is kept for 525600 seconds', '525_600 * 60', '525_600', { breaks: ['R014'] }],
  ]),
  ...inFile('core/shell/maps-script.ts', { test: START_UP, breaks: ['R025'] }, [
    ['the maps script is not put into the page', '    page.head.append(script);\n', ''],
  ]),
  ...inFile('core/shell/landing/Landing.tsx', { test: SHELL, breaks: ['R005'] }, [
    ['the landing page does not speak of itineraries', 'title: t`Itineraries`', 'title: t`Bookings`'],
    ['the landing page does not speak of operations', 't`Operations management`', 't`Operations`'],
    ['the landing page does not speak of campaigns', 't`Marketing campaigns`', 't`Campaigns`'],
    ['the landing page does not speak of the portal', 't`Customer portal`', 't`Portal`'],
    ['the landing page does not speak of markup', 'with net rates and your own markup', 'with net rates'],
    [
      'the engine books nothing at sea',
      'ground transport, packages, sea travel and activities\n',
      'ground transport, packages and activities\n',
      { breaks: ['R006'] },
    ],
  ]),
  ...inFile('core/shell/home/HomePage.tsx', { test: SHELL, breaks: ['R005'] }, [
    [
      'the platform has the start page of any agency',
      'if (isPlatform) return',
      'if (false as boolean) return',
    ],
    [
      'an agency has the landing page of the platform',
      'if (isPlatform) return',
      'if (!isPlatform) return',
      { breaks: ['R009'] },
    ],
  ]),
  ...inFile('core/shell/landing/slider-state.ts', { test: SHELL_RULES, breaks: ['R007'] }, [
    ['the slider moves every 5 seconds', '3_000', '5_000'],
    [
      'the slider stands still on its last slide',
      '(current + 1) % count',
      'Math.min(current + 1, count - 1)',
    ],
  ]),
  ...inFile('core/shell/home/Hero.tsx', { test: SHELL, breaks: ['R009'] }, [
    ['the heading of the agency is its name', '{agency.heading}</h1>', '{agency.agencyName}</h1>'],
    ['the subheading is left out', '{agency.subHeading && ', '{agency.agencyName && false && '],
    ['the button of the hero has another name', '<Trans>Book Now</Trans>', '<Trans>Search</Trans>'],
    [
      'who is signed in is asked to log in before booking',
      'authenticated || agency.visitorsMaySearch ? bookNow',
      'agency.visitorsMaySearch ? bookNow',
      { breaks: ['R010'] },
    ],
    [
      'visitors are led on without a login',
      "authenticated || agency.visitorsMaySearch ? bookNow : '/login'",
      'bookNow',
      { breaks: ['R011'] },
    ],
  ]),
  ...inFile('core/shell/home/hero-look.ts', { test: SHELL_RULES, breaks: ['R009'] }, [
    ['the heading has the color of the theme', 'heading: color(agency.headingColor)', 'heading: color(null)'],
    ['the overlay of the agency is left out', 'overlay && HEX_WITH_ALPHA.test(overlay)', 'overlay && false'],
  ]),
  ...inFile('core/contract/site/activation.ts', { test: 'core/plugin/host.test.ts', breaks: ['R032'] }, [
    [
      'a product that is switched off in the menu is sold',
      '(item) => item.isActive && item.name',
      '(item) => item.name',
    ],
    [
      'an agency without a menu sells nothing',
      'if (raw.length === 0) items.push(',
      'if (raw.length < 0) items.push(',
      { breaks: ['R034'] },
    ],
  ]),
  ...inFile('core/navigation/product-home.ts', { test: HOME, breaks: ['R032'] }, [
    ['a product that is switched off is the home', '.filter((item) => item.isActive)', ''],
    [
      'the default product is like any other',
      'Number(b.isDefault) - Number(a.isDefault)',
      '0 * Number(b.isDefault)',
      { breaks: ['R078'] },
    ],
  ]),
  ...inFile(
    'core/ui/feedback/toast.ts',
    { test: 'core/ui/feedback/ToastRegion.test.tsx', breaks: ['R035'] },
    [['a toast stays for eight seconds', '= 5000', '= 8000']],
  ),
  ...inFile('core/shell/frame/Header.tsx', { test: SHELL, breaks: ['R037'] }, [
    ['visitors have the tabs of the products', '{authenticated && hasTabs && (', '{hasTabs && ('],
    ['who is signed in has no tabs', '{authenticated && hasTabs && (', '{!authenticated && hasTabs && ('],
  ]),
  ...inFile('core/shell/frame/tabs.ts', { test: SHELL_RULES, breaks: ['R038'] }, [
    [
      'a tab that is switched off is shown',
      '\n    .filter((entry) => navigation[indexOf(entry)]?.isActive !== false)',
      '',
    ],
    ['the tabs stand in the order of the products', '\n    .sort((a, b) => rank(a) - rank(b))', ''],
    [
      'the first segment of a path selects nothing',
      'tabs.find((tab) => first !== undefined && tab.segments?.includes(first))',
      'undefined',
      { breaks: ['R039'] },
    ],
    [
      'a first segment that begins like a product selects it',
      'tab.segments?.includes(first)',
      'tab.segments?.some((one) => first.startsWith(one.slice(0, -1)))',
      { breaks: ['G40'] },
    ],
    [
      'of booknow the first segment alone decides',
      'root.every((segment, index) => path[index] === segment)',
      'path[0] === root[0]',
      { breaks: ['R040'] },
    ],
    ['Cars with a capital is no tab', 'path.toLowerCase().split', 'path.split', { breaks: ['R041', 'G16'] }],
    [
      'an item of the navigation leads elsewhere',
      '? { ...entry, label: name } : entry',
      '? { ...entry, label: name, to: `/booknow/${name}` } : entry',
      { breaks: ['G37'] },
    ],
  ]),
  ...inFile('core/shell/frame/footer-links.ts', { test: SHELL_RULES, breaks: ['R046'] }, [
    ['the terms are not linked', "  '/user-terms-and-conditions',\n", '', { breaks: ['R042'] }],
    [
      'a policy on privacy is linked that is not there',
      "agency.privacyPolicy?.trim() ? (['/privacy-policy'] as const) : []",
      "['/privacy-policy'] as const",
      { breaks: ['R043'] },
    ],
    [
      'the policy on privacy is not linked',
      "agency.privacyPolicy?.trim() ? (['/privacy-policy'] as const) : []",
      '[] as const',
      { breaks: ['R043'] },
    ],
    [
      'a policy on cookies is linked that is not there',
      "agency.cookiesPolicy?.trim() ? (['/cookies-policy'] as const) : []",
      "['/cookies-policy'] as const",
      { breaks: ['R044'] },
    ],
    [
      'the policy on cookies is not linked',
      "agency.cookiesPolicy?.trim() ? (['/cookies-policy'] as const) : []",
      '[] as const',
      { breaks: ['R044'] },
    ],
    [
      'a disclaimer is linked that is not there',
      "agency.disclaimer?.trim() ? (['/disclaimer'] as const) : []",
      "['/disclaimer'] as const",
      { breaks: ['R045'] },
    ],
    [
      'the disclaimer is not linked',
      "agency.disclaimer?.trim() ? (['/disclaimer'] as const) : []",
      '[] as const',
      { breaks: ['R045'] },
    ],
    ['the phone number cannot be called', '`tel:${digits}`', '`callto:${digits}`'],
    [
      'the logo leads whoever is signed in to the subscription',
      "userType === 'AgencyOwner' && !isSubscribed",
      'userType !== undefined && !isSubscribed',
      { breaks: ['R048'] },
    ],
    [
      'the logo leads an unsubscribed owner home',
      "userType === 'AgencyOwner' && !isSubscribed",
      "userType === 'AgencyOwner' && isSubscribed",
      { breaks: ['R048'] },
    ],
  ]),
  ...inFile('core/shell/frame/Footer.tsx', { test: SHELL, breaks: ['R046'] }, [
    ['the foot of the page has no phone number', '{phone && (\n', '{phone && false && (\n'],
    ['the foot of the page has no e-mail address', '{mail && (\n', '{mail && false && (\n'],
  ]),
  ...inFile('core/shell/social/links.ts', { test: SHELL_RULES, breaks: ['R047'] }, [
    [
      'a network without an address has a link',
      'return href ? [{ network, href }] : [];',
      "return [{ network, href: href ?? '' }];",
    ],
    [
      'only the first four networks have links',
      'SOCIAL_NETWORKS.flatMap(',
      'SOCIAL_NETWORKS.slice(0, 4).flatMap(',
    ],
  ]),
  ...inFile('core/shell/staff/place.ts', { test: STAFF, breaks: ['R050'] }, [
    [
      'clients have the menu of the staff',
      "isTravelAgent(user.userType) ? (known ?? 'wide') : null",
      "known ?? 'wide'",
    ],
    [
      'staff have a menu only where they had one before',
      "isTravelAgent(user.userType) ? (known ?? 'wide') : null",
      'isTravelAgent(user.userType) ? known : null',
      { breaks: ['R049'] },
    ],
  ]),
  ...inFile('themes/scale.ts', { test: STAFF, breaks: ['R036'] }, [
    ['the layout of a desktop starts at 1024 px', 'min-width: 1200px', 'min-width: 1024px'],
  ]),
  ...inFile('core/navigation/home-after-login.ts', { test: HOME, breaks: ['R073'] }, [
    [
      'staff of an unsubscribed agency go to work',
      "  if (!agency.isSubscribed) return '/subscription';\n",
      '',
    ],
    [
      'only the owner of an unsubscribed agency goes to the subscription',
      'if (!agency.isSubscribed)',
      "if (!agency.isSubscribed && user.userType === 'AgencyOwner')",
    ],
    ['staff start with the bookings', ": '/dashboard'", ": '/bookings'", { breaks: ['R075'] }],
    [
      'the first login of a sales agent leads to the settings',
      "user.userType === 'AgencyOwner' && user.loginCount <= 1",
      'user.loginCount <= 1',
      { breaks: ['R075'] },
    ],
    [
      'the first login is the one that was counted',
      'user.loginCount <= 1',
      'user.loginCount === 1',
      { breaks: ['G49'] },
    ],
    ['a client does not go to their own start page', '    user.navigateTo,\n', '', { breaks: ['R076'] }],
    [
      'a client is not led on to where they were going',
      '    navigateTo,\n    user.navigateTo,',
      '    user.navigateTo,',
      { breaks: ['G08'] },
    ],
    [
      'a client goes to an item that is switched off',
      'item.isActive && exists(item.path)',
      'exists(item.path)',
      { breaks: ['R077'] },
    ],
  ]),
  ...inFile('core/ui/dates/date-range.ts', { test: DATES, breaks: ['R052'] }, [
    ['the first day may not be chosen', 'iso >= min', 'iso > min'],
    ['a range begins before the first day', 'start < min ? min : start', 'start'],
    [
      'a range ends on the day on which it begins',
      'if (end <= first)',
      'if (end < first)',
      { breaks: ['R053'] },
    ],
    [
      'a range is 29 days long',
      'DEFAULT_MAX_DAYS = 28',
      'DEFAULT_MAX_DAYS = 29',
      { breaks: ['R054', 'G31'], test: PICKERS },
    ],
    [
      'a range may be as long as it likes',
      'if (end > last)',
      'if (end > last && false)',
      { breaks: ['R054', 'G31'] },
    ],
  ]),
  ...inFile('plugins/flight/contract/traveller.ts', { test: TRAVELLERS, breaks: ['R056'] }, [
    ['nobody grown up need fly', 'adults: { min: 1,', 'adults: { min: 0,'],
    ['fewer than no infants fly', 'infants: { min: 0,', 'infants: { min: -1,'],
    ['fewer than no children fly', 'children: { min: 0,', 'children: { min: -1,'],
    ['six grown-ups fly', 'adults: { min: 1, max: 5 }', 'adults: { min: 1, max: 6 }', { breaks: ['R057'] }],
    [
      'six children fly',
      'children: { min: 0, max: 5 }',
      'children: { min: 0, max: 6 }',
      { breaks: ['R057'] },
    ],
    ['six infants fly', 'infants: { min: 0, max: 5 }', 'infants: { min: 0, max: 6 }', { breaks: ['R057'] }],
  ]),
  ...inFile('plugins/flight/web/search/criteria/travellers.ts', { test: TRAVELLERS, breaks: ['R059'] }, [
    ['an infant has a seat', "code: 'INF', seat: false", "code: 'INF', seat: true"],
    ['a child has the code of the grown-ups', "code: 'CHD'", "code: 'ADT'"],
    ['two infants sit on one lap', 'max: Math.min(max, adults), below', 'max, below', { breaks: ['G30'] }],
    ['children take no seats from grown-ups', 'Math.min(max, seats)', 'max', { breaks: ['G30'] }],
    [
      'a press changes the grown-ups, whatever group it is of',
      '{ ...counts, [group]: Math',
      '{ ...counts, adults: Math',
      { breaks: ['R055'] },
    ],
  ]),
  ...inFile(
    'core/ui/choices/rating-value.ts',
    { test: 'core/ui/choices/rating-value.test.ts', breaks: ['R060'] },
    [
      ['a hotel has seven stars', 'Math.min(5, Math.max(0, value))', 'Math.max(0, value)'],
      ['a hotel has fewer than no stars', 'Math.min(5, Math.max(0, value))', 'Math.min(5, value)'],
    ],
  ),
  ...inFile('core/shell/views/UnknownPath.tsx', { test: TOGGLING, breaks: ['R067'] }, [
    [
      'a path that is nobody’s leads visitors home',
      '<Navigate to="/login" state',
      "<Navigate to={owner ? '/login' : '/'} state",
    ],
    [
      'an unknown path leads users to the start page',
      '<Navigate to={home} replace />',
      '<Navigate to="/" replace />',
      { breaks: ['G34'] },
    ],
  ]),
  ...inFile('core/app/start.tsx', { test: START, breaks: ['R002'] }, [
    [
      'a host of no agency has the pages of one',
      'if (!agency) return drawWithoutAgency',
      'if (agency === undefined) return drawWithoutAgency',
    ],
  ]),
  ...inFile('core/shell/views/AgencyNotFoundView.tsx', { test: START, breaks: ['R002'] }, [
    [
      'a host of no agency is a page that is not found',
      'title={t`Agency not found`}',
      'title={t`Page not found`}',
    ],
  ]),
  ...inFile('core/ui/dates/DatePickerModal.tsx', { test: PICKERS, breaks: ['R052'] }, [
    ['without a first day any day may be chosen', 'min = todayLocal(),', "min = '1900-01-01',"],
    [
      'a date is handed over and its picker stays',
      'onChange(chosen);\n    onOpenChange(false);',
      'onChange(chosen);',
      { breaks: ['R051'] },
    ],
    ['the button of the picker has another name', '{t`Done`}', '{t`Save`}', { breaks: ['R051'] }],
  ]),
  ...inFile('core/ui/dates/DateRangePickerModal.tsx', { test: PICKERS, breaks: ['R051'] }, [
    [
      'Done hands over the start alone',
      'start: settled.start, end: settled.end });',
      'start: settled.start, end: settled.start });',
    ],
    [
      'without a first day a range begins at any',
      'min = todayLocal(),',
      "min = '1900-01-01',",
      { breaks: ['R052'] },
    ],
    [
      'Done hands over what was typed, not what may be',
      'onChange({ start: settled.start, end: settled.end });',
      'onChange(range!);',
      { breaks: ['R053', 'R054'] },
    ],
  ]),
  ...inFile('core/ui/choices/Stepper.tsx', { test: STEPPER, breaks: ['R055'] }, [
    ['a press counts by two', 'const next = value + by;', 'const next = value + 2 * by;'],
    ['a press beyond the most is counted', 'next < min || next > max', 'next < min', { breaks: ['R057'] }],
  ]),
  ...inFile('server/tenancy/directory.ts', { test: 'server/host/host.test.ts', breaks: ['R001'] }, [
    ['the letter case of a host matters', 'host?.trim().toLowerCase()', 'host?.trim()'],
  ]),
  ...inFile('core/shell/legal/LegalPage.tsx', { test: LEGAL, breaks: ['R062'] }, [
    ['the policy on cookies is that on privacy', 'agency.cookiesPolicy,', 'agency.privacyPolicy,'],
    [
      'the policy on privacy is not shown',
      "'/privacy-policy': (agency) => agency.privacyPolicy",
      "'/privacy-policy': () => null",
    ],
    [
      'the disclaimer is not shown',
      "'/disclaimer': (agency) => agency.disclaimer",
      "'/disclaimer': () => null",
    ],
  ]),
  ...inFile(
    'core/selling/search/use-start-search.ts',
    { test: 'plugins/flight/web/screens.test.tsx', breaks: ['R061'] },
    [
      [
        'a search leads to its results without what was chosen',
        'linkTo(results, criteria)',
        'linkTo(results)',
      ],
    ],
  ),
  ...inFile(
    'plugins/flight/web/booking/cancel/cancel-calls.ts',
    { test: 'plugins/flight/web/booking/cancel/cancel-calls.test.ts', breaks: ['G03'] },
    [
      [
        'the agency cancels at the address of the travelers',
        'cancel: agencyCancelBooking,',
        'cancel: cancelBooking,',
      ],
      [
        'the agency voids at the address of the travelers',
        'void: agencyCancelVoidBooking,',
        'void: cancelVoidBooking,',
      ],
    ],
  ),
  ...inFile(
    'core/selling/after-sale/cancel/cancel-end.ts',
    { test: 'core/selling/after-sale/cancel/cancel-end.test.ts', breaks: ['G06', 'INV-6'] },
    [
      [
        'a failure of the server proves that nothing was canceled',
        'error.status >= 400 && error.status < 500',
        'error.status >= 400',
      ],
      [
        'an answer that cannot be read proves that nothing was canceled',
        " && error.code !== 'BAD_RESPONSE'",
        '',
      ],
    ],
  ),
  ...inFile('server/booking/states.ts', { test: 'server/booking/states.test.ts', breaks: ['G06'] }, [
    [
      'a booking that is being canceled is shown as canceled',
      "cancelling: 'processing'",
      "cancelling: 'cancelled'",
    ],
    [
      'a cancellation that failed cannot be taken back',
      "cancelling: ['refunding', 'cancelled', 'confirmed']",
      "cancelling: ['refunding', 'cancelled']",
    ],
  ]),
  ...inFile('plugins/hotel/contract/hotel-search.ts', { test: HOTEL, breaks: ['G12'] }, [
    ['lowest asks for a rating too', "lowest: 'price asc'", "lowest: 'price asc, rating desc'"],
  ]),
  ...inFile('core/contract/bookings/booking.ts', { test: HOTEL, breaks: ['G19'] }, [
    [
      'trips turn pages by another word',
      '    size: z.optional(z.int().check(z.minimum(1), z.maximum(100))),',
      '    pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(100))),',
    ],
  ]),
  ...inFile('plugins/hotel/contract/results-rules.ts', { test: HOTEL, breaks: ['G26'] }, [
    ['a page is added to fewer than 50', 'held.hotels.length >= HOTEL_PAGE_SIZE && isNew', 'isNew'],
    ['the same page is added twice', ' && page.nextPage !== held.nextPage;', ';'],
    [
      'the next page takes the place of 50',
      'held.hotels.length >= HOTEL_PAGE_SIZE && isNew',
      'held.hotels.length > HOTEL_PAGE_SIZE && isNew',
    ],
  ]),
  ...inFile('plugins/hotel/contract/stay.ts', { test: HOTEL, breaks: ['G31'] }, [
    ['a stay is 29 nights long', 'HOTEL_MAX_NIGHTS = 28', 'HOTEL_MAX_NIGHTS = 29'],
  ]),
  ...inFile('plugins/car/contract/filters.ts', { test: CAR, breaks: ['G28'] }, [
    ['a bucket does not take its lower bound', 'value >= min &&', 'value > min &&'],
    ['a bucket takes its upper bound', 'value < max)', 'value <= max)'],
  ]),
  ...inFile('plugins/activity/contract/found-rules.ts', { test: ACTIVITY, breaks: ['G28'] }, [
    ['a duration does not take its upper bound', 'least <= to;', 'least < to;'],
    ['the night is a part of the morning', 'morning: [6, 12]', 'morning: [0, 12]', { breaks: ['G29'] }],
  ]),
  ...inFile('server/booking/lists/status-words.ts', { test: 'plugins/statuses.test.ts', breaks: ['G14'] }, [
    ['a filter of a status takes its own spelling alone', 'names[key]!.en === word', 'key === status'],
  ]),
  ...inFile('plugins/hotel/contract/hotel-office.ts', { test: HOTEL, breaks: ['G05'] }, [
    [
      'the agency reads a stay where travelers do',
      "path: '/api/agency/hotels/bookings/{id}'",
      "path: '/api/v3/hotel/hotel-booking/{id}'",
    ],
  ]),
  ...inFile(
    'plugins/flight/web/traveller-words.ts',
    { test: 'plugins/flight/web/screens.test.tsx', breaks: ['R058'] },
    [['several are one traveler', "other: '# Travelers'", "other: '# Traveler'"]],
  ),
]);
