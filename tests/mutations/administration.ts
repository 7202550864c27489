import { inFile, mutants } from './mutant';

const HEARD = { test: 'plugins/administration/server/markups/heard.test.ts', breaks: ['R384', 'SEC-33'] };
const OFFICE = 'plugins/administration';
const DECISIONS = `${OFFICE}/server/users/decisions.test.ts`;
const BOOKINGS = `${OFFICE}/server/bookings/bookings.test.ts`;
const AGENTS = 'server/accounts/agents.test.ts';
const SITE = 'server/core-plugin/website.test.ts';
const AGENCY = 'server/core-plugin/agency.test.ts';
const PEOPLE = `${OFFICE}/web/users/users.test.tsx`;
const START = `${OFFICE}/web/dashboard/DashboardScreen.test.tsx`;
const LIST = `${OFFICE}/web/bookings/BookingsScreen.test.tsx`;
const SSO = 'server/identity/sso.test.ts';
const RULES = 'plugins/subscription/contract/sign-up-rules.test.ts';
const OVERVIEW = 'plugins/administration/web/dashboard/overview.test.ts';

/** Faults in what an agency sees, decides and sets, and in how one signs up. */
export default mutants([
  ...inFile(
    'plugins/administration/server/users/clients.ts',
    { test: 'plugins/administration/server/users/decisions.test.ts', breaks: ['R365'] },
    [
      ['the owner is deactivated as a client', 'if (isTravelAgent(client.user_type)) throw notFound();', ''],
      [
        'staff is promoted',
        'if (isTravelAgent(client.user_type) || !client.email_verified',
        'if (!client.email_verified',
        { breaks: ['R366'] },
      ],
      [
        'who becomes staff keeps the sessions of before',
        "await endSessions(tx, agency.id, { userId: client.id });\n      await services.audit.record(tx, {\n        agencyId: agency.id,\n        userId: user.id,\n        action: 'user.type',",
        "await services.audit.record(tx, {\n        agencyId: agency.id,\n        userId: user.id,\n        action: 'user.type',",
        { breaks: ['SEC-04'] },
      ],
    ],
  ),
  ...inFile(
    'plugins/administration/server/users/actions.ts',
    { test: 'plugins/administration/server/users/actions.test.ts', breaks: ['SEC-05'] },
    [
      [
        'many are deactivated and stay signed in',
        "if (action === 'deactivate') await endSessions(tx, agencyId, { userIds: done });",
        '',
      ],
      [
        'the list has changed, and it is done all the same',
        'if (rows.length !== count) throw',
        'if (false) throw',
        { breaks: ['R368'] },
      ],
      [
        'nobody writes down what was done to many',
        'if (done.length > 0)\n        await services.audit.record',
        'if (done.length < 0)\n        await services.audit.record',
        { breaks: ['SEC-44'] },
      ],
    ],
  ),
  ...inFile('plugins/administration/server/markups/users.ts', HEARD, [
    ['a person’s markup of before lives on', 'sessionsEnded(agency.id);', ''],
  ]),
  ...inFile('plugins/administration/server/markups/agency.ts', HEARD, [
    ['the agency’s markup of before lives on', '    agencyChanged();', ''],
  ]),
  ...inFile('plugins/administration/web/dashboard/greeting.ts', { test: OVERVIEW, breaks: ['R357'] }, [
    ['noon is greeted as the morning', 'hour >= 5 && hour < 12', 'hour >= 5 && hour <= 12'],
  ]),
  ...inFile('plugins/administration/web/dashboard/overview.ts', { test: OVERVIEW, breaks: ['R359'] }, [
    [
      'old figures outlive a failure',
      "if (error) return { status: 'failed', error };\n  return data ?",
      "if (error && !data) return { status: 'failed', error };\n  return data ?",
    ],
  ]),
  ...inFile('core/shell/staff/side-links.ts', { test: 'core/shell/staff/staff.test.tsx', breaks: ['R360'] }, [
    [
      'Book Now leads to the first installed product',
      "tabs[0]?.to ?? installed[0]?.path ?? '/'",
      "installed[0]?.path ?? tabs[0]?.to ?? '/'",
    ],
    [
      'Book Now leads home without an active product',
      "tabs[0]?.to ?? installed[0]?.path ?? '/'",
      "tabs[0]?.to ?? '/'",
    ],
    ['the server’s menu is not shown', 'of [...ALWAYS, ...navigation])', 'of ALWAYS)', { breaks: ['R361'] }],
    ['what is not active stands in the menu', 'if (!isActive || seen', 'if (seen', { breaks: ['R361'] }],
  ]),
  ...inFile(
    'plugins/administration/web/users/people/address.ts',
    { test: 'plugins/administration/web/users/people/address.test.ts', breaks: ['R362'] },
    [
      [
        'clients are not searched',
        '  ...(find?.trim() ? { searchQuery: find.trim() } : {}),\n  ...(status ? { status } : {}),\n  ...(agent',
        '  ...(status ? { status } : {}),\n  ...(agent',
      ],
    ],
  ),
  ...inFile(
    'plugins/administration/server/users/upload/verdict.ts',
    { test: 'plugins/administration/server/users/upload/verdict.test.ts', breaks: ['R445'] },
    [
      [
        'an agent is entered as a client',
        'there?.isStaff\n          ? accountRefusals.alreadyAgent\n          :',
        '',
      ],
      [
        'who is invited is entered as a client',
        'invited.has(client.email)\n            ? accountRefusals.alreadyInvited\n            : null',
        'null',
      ],
    ],
  ),
  ...inFile(
    'plugins/administration/web/users/upload/rejects.ts',
    { test: 'plugins/administration/web/users/upload/rejects.test.ts', breaks: ['R364'] },
    [['the template has no example', '    [example.name, example.email, example.phone],\n', '']],
  ),
  ...inFile(
    'plugins/administration/web/users/upload/file/read-file.ts',
    { test: 'plugins/administration/web/users/upload/file/read-file.test.ts', breaks: ['R364'] },
    [['the first row of a file is left out', 'hasHead ? rows.slice(1)', 'hasHead ? rows.slice(2)']],
  ),
  ...inFile(
    'plugins/administration/web/users/decisions/decisions.ts',
    { test: 'plugins/administration/web/users/decisions/decisions.test.ts', breaks: ['R369'] },
    [
      [
        'nobody is offered to restrict an agent',
        "[person.isRestrictedAgent ? 'unrestrict' : 'restrict', 'make-client', status]",
        "['make-client', status]",
      ],
      [
        'who is inactive cannot be restricted',
        "[person.isRestrictedAgent ? 'unrestrict' : 'restrict', 'make-client', status]",
        "isActive ? [person.isRestrictedAgent ? 'unrestrict' : 'restrict', 'make-client', status] : ['make-client', status]",
        { breaks: ['R375'] },
      ],
    ],
  ),
  ...inFile(
    'plugins/administration/web/bookings/list/replace-row.ts',
    { test: 'plugins/administration/web/bookings/filters/list-filter.test.ts', breaks: ['R405'] },
    [
      [
        'a booking that is not in the list is updated',
        'return rows.some((row) => keyOf(row) === key) ? rows.map((row) => (keyOf(row) === key ? next : row)) : null;',
        'return rows.map((row) => (keyOf(row) === key ? next : row));',
      ],
    ],
  ),
  ...inFile(
    'core/contract/site/website.ts',
    { test: 'core/contract/site/website.test.ts', breaks: ['R392'] },
    [
      ['a heading may be missing', '  if (!text.trim()) return refusal.missing;\n', ''],
      [
        'a heading is padded',
        'if (text !== text.trim()) return',
        "if (part === 'subHeading' && text !== text.trim()) return",
      ],
      ['a heading has three words', 'heading: { min: 4,', 'heading: { min: 3,'],
      ['a heading has 31 words', 'min: 4, max: 30', 'min: 4, max: 31'],
      [
        'a sub-heading is padded',
        'if (text !== text.trim()) return',
        "if (part === 'heading' && text !== text.trim()) return",
        { breaks: ['R393'] },
      ],
      ['a sub-heading has four words', 'min: 5, max: 100', 'min: 4, max: 100', { breaks: ['R393'] }],
      ['a sub-heading has 101 words', 'min: 5, max: 100', 'min: 5, max: 101', { breaks: ['R393'] }],
      ['a sub-heading has 99 words at most', 'min: 5, max: 100', 'min: 5, max: 99', { breaks: ['R393'] }],
    ],
  ),
  ...inFile(
    'core/contract/site/domains.ts',
    { test: 'core/contract/site/domains.test.ts', breaks: ['R396'] },
    [
      ['any word is a domain', '  if (!isHostName(domain)) return agencyRefusals.signUpDomain;\n', ''],
      [
        'a domain is listed twice',
        'return listed.includes(domain) ? agencyRefusals.domainListed : null;',
        'return null;',
      ],
      [
        'a site stands at an address with https',
        '!isHostName(host) || ',
        "!isHostName(host.replace('https://', '')) || ",
        { breaks: ['R397'] },
      ],
      [
        'a site stands at an apex',
        'return isApex(host) ? filled(agencyRefusals.domainApex, { host }) : null;',
        'return null;',
        { breaks: ['R397'] },
      ],
    ],
  ),
  ...inFile('core/i18n/rejection.ts', { test: 'core/i18n/rejection.test.ts', breaks: ['R404'] }, [
    ['what is wrong with each setting is not told', 'const said = [...values, ', 'const said = ['],
    [
      'the message of a refusal is not told',
      "const said = [...values, messageOf(error, '') && wordsOf(error)]",
      'const said = [...values]',
    ],
    ['a refusal without words says nothing', ': [t`Something went wrong!`]', ': []'],
  ]),
  ...inFile('plugins/subscription/contract/sign-up-rules.ts', { test: RULES, breaks: ['R415'] }, [
    ['no subdomain is just not valid', '  if (!typed) return subscriptionRefusals.subdomainMissing;\n', ''],
    ['any subdomain is valid', '!isHostLabel(name) ||', "name === '' ||"],
    [
      'any zip code is valid',
      'zipCode: parsing(zipCode(), fieldRefusals.zipCode)',
      'zipCode: () => null',
      { breaks: ['R418'] },
    ],
    [
      'any phone is valid',
      'customerServicePhone: parsing(Phone, fieldRefusals.phone)',
      'customerServicePhone: () => null',
      { breaks: ['R418'] },
    ],
    ['the owner’s address is any', '  email: emailProblem,', '  email: () => null,', { breaks: ['R446'] }],
    [
      'the customer service’s address is any',
      'customerServiceEmail: emailProblem',
      'customerServiceEmail: () => null',
      { breaks: ['R446'] },
    ],
    ['the owner’s password is any', '(text) => newPasswordProblem(text)', '() => null', { breaks: ['R446'] }],
  ]),
  // unit
  ...inFile('core/plugin/host.ts', { test: 'core/plugin/host.test.ts', breaks: ['R436'] }, [
    ['what is switched off stays registered', 'isActive(id) && loaded.has(id))', 'loaded.has(id))'],
  ]),
  ...inFile('.dependency-cruiser.mjs', { test: 'scripts/lib/walls.test.ts', breaks: ['R437'] }, [
    [
      'core may import plugins',
      "'core never imports plugins': [{ path: '^core/' }, { path: '^plugins/' }],",
      '',
    ],
    [
      'the shell may import plugins',
      "'core never imports plugins': [{ path: '^core/' }",
      "'core never imports plugins': [{ path: '^core/', pathNot: '^core/shell/' }",
    ],
    [
      'core may import the contract of a plugin',
      "{ path: '^core/' }, { path: '^plugins/' }]",
      "{ path: '^core/' }, { path: '^plugins/[^/]+/web/' }]",
    ],
  ]),
  ...inFile('scripts/lib/walls.ts', { test: 'scripts/lib/walls.test.ts', breaks: ['R437'] }, [
    ['core may name products', '!/^(core|server)\\//', '!/^server\\//'],
  ]),
  ...inFile('plugins/entries.ts', { test: 'plugins/entries.test.ts', breaks: ['R437'] }, [
    ['cars are no plugin', '  car: {\n', '  cars: {\n'],
  ]),
  ...inFile('plugins/car/contract/agency.ts', { test: 'plugins/car/contract.test.ts', breaks: ['R402'] }, [
    [
      'a car’s record is read elsewhere',
      "'/api/agency/cars/bookings/{id}'",
      "'/api/agency/car/bookings/{id}'",
    ],
  ]),
  ...inFile(
    'plugins/hotel/contract/hotel-office.ts',
    { test: 'plugins/hotel/web/agency/bookings.test.ts', breaks: ['R401'] },
    [
      [
        'a stay’s record is read elsewhere',
        "'/api/agency/hotels/bookings/{id}'",
        "'/api/agency/hotel/bookings/{id}'",
      ],
    ],
  ),
  ...inFile(
    `${OFFICE}/web/settings/draft.ts`,
    { test: `${OFFICE}/web/settings/draft.test.ts`, breaks: ['R391'] },
    [
      [
        'a changed colour is not sent',
        '...(changed.primaryColor ? { primaryColor: colourOf(draft) } : {}),',
        '',
      ],
      ['settings are sent without what they were based on', '    version,\n  };\n}', '  };\n}'],
    ],
  ),
  // server
  ...inFile(`${OFFICE}/server/users/agents.ts`, { test: DECISIONS, breaks: ['R374'] }, [
    [
      'who is restricted is restricted again',
      'if (agent.is_restricted === isRestrictedAgent)',
      'if (isRestrictedAgent === null)',
    ],
    [
      'who is restricted is deactivated',
      'set: { is_restricted: isRestrictedAgent },',
      "set: { is_restricted: isRestrictedAgent, status: isRestrictedAgent ? 'Inactive' : 'Active' },",
      { breaks: ['R375'] },
    ],
    [
      'who is made a client stays an agent',
      'set: { user_type: body.userType, is_restricted: false },',
      'set: { is_restricted: false },',
      { breaks: ['R376'] },
    ],
  ]),
  ...inFile(`${OFFICE}/server/users/clients.ts`, { test: DECISIONS, breaks: ['R367'] }, [
    [
      'no verification is sent',
      'await mailVerifications(tx, services, { agencyId: agency.id, userId: user.id }, [client.id]);',
      'void mailVerifications;',
    ],
    ['a verification is told in other words', "'Verification email sent'", "'Sent'"],
  ]),
  ...inFile(`${OFFICE}/contract/users.ts`, { test: DECISIONS, breaks: ['R443'] }, [
    [
      'an agent deactivates clients',
      "path: '/api/agency/clients/user-status',\n  access: 'owner',",
      "path: '/api/agency/clients/user-status',\n  access: 'staff',",
    ],
    [
      'an agent exports clients',
      "path: '/api/agency/clients/exports',\n  access: 'owner',",
      "path: '/api/agency/clients/exports',\n  access: 'staff',",
    ],
  ]),
  ...inFile(
    'server/accounts/found/find-people.ts',
    { test: 'server/accounts/found/find-people.test.ts', breaks: ['R362'] },
    [
      ['accents tell people apart', '[\\u0300-\\u036f\\u00ad', '[\\u00ad'],
      ['an apostrophe parts a name', "'''‘’‛", "'‘‛"],
      ['the last word that was typed is not looked for', 'like all (array(', 'like any (array('],
      ['a number is found in one form only', 'or (length(app_user.phone_key) >= 7 and', 'or (false and'],
      ['signs alone find everybody', "person_key(${typed}) <> '' and", ''],
    ],
  ),
  ...inFile('server/accounts/agents.ts', { test: DECISIONS, breaks: ['R445'] }, [
    [
      'who is invited already is told something else',
      'if (!invitation) throw conflict(accountRefusals.alreadyInvited);',
      'if (!invitation) throw conflict(accountRefusals.notInvited);',
    ],
    [
      'who is invited unrestricted is restricted',
      'isRestricted: body.isRestrictedAgent, invitedBy',
      'isRestricted: !body.isRestrictedAgent, invitedBy',
      { breaks: ['R371'] },
    ],
  ]),
  ...inFile('server/accounts/mails.ts', { test: AGENTS, breaks: ['R431'] }, [
    [
      'the link of an invitation does not say for whom it is',
      '{ inviteEmail: email, invitation: token }',
      '{ invitation: token }',
    ],
  ]),
  ...inFile('server/accounts/invitations.ts', { test: AGENTS, breaks: ['R372'] }, [
    [
      'an invitation is accepted twice',
      "  if (row.accepted_at) throw new HttpError(409, 'INVITATION_ACCEPTED', accountRefusals.invitationAccepted);\n",
      '',
    ],
  ]),
  ...inFile(
    'server/booking/money/rolled-up.ts',
    { test: 'server/booking/money/rolled-up.test.ts', breaks: ['R358'] },
    [
      [
        'a trip that is over is still to come on the dashboard',
        'or booking.span between ${day} and',
        'or booking.span between ${month} and',
      ],
    ],
  ),
  ...inFile(`${OFFICE}/server/bookings/dashboard.ts`, { test: BOOKINGS, breaks: ['R358'] }, [
    [
      'what was cancelled is confirmed',
      'groups.filter(({ shown }) => shown === state)',
      "groups.filter(({ shown }) => shown !== 'failed')",
    ],
    [
      'counts are of every product',
      'ofPeriod.filter(({ product }) => product === id),',
      'ofPeriod,',
      { breaks: ['R357'] },
    ],
  ]),
  ...inFile(`${OFFICE}/server/bookings/handlers.ts`, { test: BOOKINGS, breaks: ['R383'] }, [
    [
      'a file holds every product',
      'category ? [soldProduct(services, agency, category)] : services.lookedAfterBy(agency)',
      'services.lookedAfterBy(agency)',
    ],
    [
      'a file holds what the filters leave out',
      'bookingLines(services, caller, products, filter, request.language)',
      'bookingLines(services, caller, products, {}, request.language)',
    ],
  ]),
  ...inFile(`${OFFICE}/server/bookings/record.ts`, { test: BOOKINGS, breaks: ['R389'] }, [
    ['nobody reads what was kept and returned', "record.stage === 'cancelled' || ", ''],
  ]),
  ...inFile(
    `${OFFICE}/server/searches/searches.ts`,
    { test: `${OFFICE}/server/searches/searches.test.ts`, breaks: ['R388'] },
    [
      ['the first search of a page is always the newest', '.offset(query.from ?? 0)', '.offset(0)'],
      ['nobody reads what was searched for', 'type: row.product,', "type: '',"],
    ],
  ),
  ...inFile(
    `${OFFICE}/contract/markups.ts`,
    { test: `${OFFICE}/server/markups/markups.test.ts`, breaks: ['R385'] },
    [['saved markups are told in other words', "'Markup updated successfully'", "'Saved'"]],
  ),
  ...inFile(
    `${OFFICE}/server/markups/users.ts`,
    { test: `${OFFICE}/server/markups/markups.test.ts`, breaks: ['R387'] },
    [
      [
        'a markup that cannot be read is told as an agent’s',
        "kind === 'client' ? administrationRefusals.markupUnreadable",
        'kind === null ? administrationRefusals.markupUnreadable',
      ],
      [
        'a markup that cannot be saved is told as one that cannot be read',
        'throw notFound(administrationRefusals.markupNotUpdated)',
        'throw notFound(administrationRefusals.markupUnreadable)',
      ],
    ],
  ),
  ...inFile('core/contract/people/profile.ts', { test: SITE, breaks: ['R394'] }, [
    ['a logo has 9 MB', 'logo: 8 * 1024 * 1024,\n  mobile', 'logo: 9 * 1024 * 1024,\n  mobile'],
  ]),
  ...inFile('server/files/purposes.ts', { test: SITE, breaks: ['R394'] }, [
    [
      'a logo is a WebP picture',
      "types: ['image/jpeg', 'image/png'],",
      "types: ['image/jpeg', 'image/png', 'image/webp'],",
    ],
    [
      'a logo has any shape',
      '(hasLogoRatio(name, picture) ? null : LOGO_RATIO_REFUSALS[name])',
      '(hasLogoRatio(name, picture) ? null : null)',
      { breaks: ['R395'] },
    ],
  ]),
  ...inFile('core/contract/site/website.ts', { test: SITE, breaks: ['R395'] }, [
    [
      'a mobile logo is as wide as the main one',
      'logo: 16 / 9, mobileLogo: 1 }',
      'logo: 16 / 9, mobileLogo: 16 / 9 }',
    ],
    [
      'single sign-on needs an address or a key',
      '(tokenValidationEndpoint.trim() && tokenValidationBodyKey.trim())',
      '(tokenValidationEndpoint.trim() || tokenValidationBodyKey.trim())',
      { breaks: ['R398'] },
    ],
  ]),
  ...inFile('server/agency/agency-settings.ts', { test: SITE, breaks: ['R399'] }, [
    [
      'the owner does not read what he has set of single sign-on',
      '{ ...NO_SSO, ...sealed, ',
      '{ ...NO_SSO, ',
    ],
  ]),
  ...inFile('server/core-plugin/agency.ts', { test: SITE, breaks: ['R403'] }, [
    [
      'a site moves to another subdomain',
      'if (subdomain !== undefined && subdomain !== agency.subdomain)',
      'if (subdomain === null)',
    ],
  ]),
  ...inFile('server/identity/sso.ts', { test: SSO, breaks: ['R399'] }, [
    ['strangers come in without remote sign-up', 'mayCreate: settings.remoteSignup', 'mayCreate: true'],
  ]),
  ...inFile('server/identity/index.ts', { test: SSO, breaks: ['R399'] }, [
    ['clients log in without direct login', 'settings?.directLogin ?? true', 'true'],
  ]),
  ...inFile('core/contract/site/agency.ts', { test: AGENCY, breaks: ['R435'] }, [
    [
      'the agency is read elsewhere',
      "method: 'GET',\n  path: '/api/agency',",
      "method: 'GET',\n  path: '/api/agency/record',",
    ],
  ]),
  ...inFile('core/contract/reference.ts', { test: AGENCY, breaks: ['R361'] }, [
    ['the menu is read elsewhere', "'/api/agency/navigations'", "'/api/agency/navigation'"],
  ]),
  ...inFile(
    'plugins/flight/server/handlers/bookings.ts',
    { test: 'plugins/flight/server/flight.test.ts', breaks: ['R433'] },
    [['flights have a status less', 'data: [...FLIGHT_STATUSES]', 'data: FLIGHT_STATUSES.slice(1)']],
  ),
  ...inFile(
    'plugins/flight/contract/agency.ts',
    { test: 'plugins/flight/server/after.test.ts', breaks: ['R444'] },
    [
      [
        'the agency asks for penalties elsewhere',
        "'/api/agency/flights/bookings/getPenalty'",
        "'/api/agency/flights/getPenalty'",
      ],
    ],
  ),
  ...inFile(
    'plugins/subscription/contract/sign-up.ts',
    { test: 'plugins/subscription/server/sign-up.test.ts', breaks: ['R416'] },
    [
      [
        'a subdomain is asked about elsewhere',
        "'/api/agency/subdomain/availability'",
        "'/api/agency/subdomain'",
      ],
    ],
  ),
  // page
  ...inFile(`${OFFICE}/web/users/invite/InviteDialog.tsx`, { test: PEOPLE, breaks: ['R370'] }, [
    ['any address is invited', 'emailProblem(email) ? t', 'email === null ? t'],
    [
      'nobody is invited restricted',
      "isRestrictedAgent: mode === 'restricted'",
      'isRestrictedAgent: false',
      { breaks: ['R371'] },
    ],
    ['nobody hears why an invitation was refused', '{wordsOf(invite.error)}', '{null}', { breaks: ['R445'] }],
  ]),
  ...inFile(`${OFFICE}/web/users/people/use-export.ts`, { test: PEOPLE, breaks: ['R363'] }, [
    ['the file of clients has another name', "'client-data.csv'", "'clients.csv'"],
  ]),
  ...inFile(`${OFFICE}/web/bookings/list/NoBookings.tsx`, { test: LIST, breaks: ['R382'] }, [
    ['a list without rows says nothing', 'title={t`No bookings yet`}', 'title=""'],
  ]),
  ...inFile(`${OFFICE}/web/dashboard/HelpContact.tsx`, { test: START, breaks: ['R357'] }, [
    ['nobody can be called for help', 'href: phoneLink(agency.contactPhoneNumber)', 'href: phoneLink(null)'],
  ]),
  ...inFile(
    'plugins/subscription/web/coupon/use-coupon.ts',
    { test: 'plugins/subscription/web/pricing/pricing.test.tsx', breaks: ['R424'] },
    [
      [
        'a coupon that failed is told in the browser’s words',
        'error instanceof ApiError && error.status > 0 ? error',
        'error instanceof ApiError ? error',
      ],
    ],
  ),
  ...inFile(
    'plugins/activity/contract/activity-booking.ts',
    { test: 'plugins/activity/contract/activity-booking.test.ts', breaks: ['R432'] },
    [
      [
        'the own activities are read elsewhere',
        "'/api/activities/user/bookings'",
        "'/api/activities/bookings'",
      ],
    ],
  ),
  ...inFile(
    'plugins/administration/web/bookings/list/use-rows.ts',
    { test: 'plugins/administration/web/bookings/BookingsScreen.test.tsx', breaks: ['R405'] },
    [
      [
        'nobody hears that a booking was not updated',
        'else toast.error(t`Booking update failed. Please refresh the page.`)',
        'else void toast',
        { breaks: ['R405', 'G93'] },
      ],
    ],
  ),
  ...inFile(`${OFFICE}/web/dashboard/TotalsRow.tsx`, { test: START, breaks: ['R358'] }, [
    [
      'the commission is no total',
      '    commission: t`Total commission`,\n',
      '    commission: t`Total sales`,\n',
    ],
  ]),
  ...inFile(`${OFFICE}/web/dashboard/Greeting.tsx`, { test: START, breaks: ['R357'] }, [
    ['nobody is greeted by name', '(name ? named : plain)[part]', 'plain[part]'],
  ]),
  ...inFile(`${OFFICE}/say/saying.ts`, { test: `${OFFICE}/say/saying.test.ts`, breaks: ['SEC-49'] }, [
    ['what looks like a day is one', 'isDay(value) ? write.date(value) : value', 'write.date(value)'],
    [
      'what was typed is taken for a word',
      "      if (part !== '' && !OF_A_LIST.has(part)) return value;\n",
      '',
    ],
  ]),
  {
    name: 'what others changed is forgotten when it comes twice',
    file: 'plugins/administration/web/settings/use-settings-form.ts',
    find: '  if (agency.version <= editing.version) return editing;\n',
    put: '',
    breaks: ['R391'],
    test: 'plugins/administration/web/settings/SettingsScreen.test.tsx',
  },
  {
    name: 'a list vanishes under the finger while the next letters are looked up',
    file: 'core/query/use-found.ts',
    find: 'keepPreviousData as never',
    put: 'undefined as never',
    breaks: ['R387'],
    test: 'plugins/administration/web/markups/MarkupsScreen.test.tsx',
  },
]);
