import { inFile, mutants } from './mutant';

const TOLD = 'core/selling/after-sale/told-failures.test.tsx';
const GATEWAY = { test: 'core/selling/checkout/pay/gateway.test.tsx', breaks: ['R026'] };
const ACCOUNTS = 'server/accounts';
const REFUSED = 'core/contract/refusals/account.ts';
const AGENTS = `${ACCOUNTS}/agents.test.ts`;
const SIGN_UP = `${ACCOUNTS}/sign-up.test.ts`;
const LINKS = 'core/auth/letter/mailed-links.test.tsx';
const TENANT = 'core/tenant/tenant.test.ts';
const SESSION = 'core/session/session.test.ts';
const PRICING = 'plugins/subscription/web/pricing/pricing.test.tsx';
const USERS = 'plugins/administration/web/users/users.test.tsx';
const DECISIONS = 'plugins/administration/server/users/decisions.test.ts';
const MAIL = 'plugins/mail-delivery/server/mail-delivery.test.ts';
const WALLETS = 'plugins/reward-wallet/web/office/wallets.test.tsx';

export default mutants([
  ...inFile('core/selling/after-sale/use-booking.ts', { test: TOLD, breaks: ['R217'] }, [
    ['a booking that cannot be read is not told', 'useFailureToast(query.error);', ''],
    [
      'a booking that cannot be read stays on the screen',
      'query.isError ? null : (query.data?.data ?? null)',
      'query.data?.data ?? null',
    ],
  ]),
  ...inFile('core/selling/after-sale/cancel/use-cancel.ts', { test: TOLD, breaks: ['R218'] }, [
    ['a penalty that cannot be read is not told', 'useFailureToast(asked.error);', ''],
  ]),
  ...inFile('core/selling/checkout/pay/gateway.ts', GATEWAY, [
    ['CurrentPayment is not read', '(query.data?.CurrentPayment ?? FALLBACK_GATEWAY)', 'FALLBACK_GATEWAY'],
    [
      'another gateway is fallen back on',
      "FALLBACK_GATEWAY = 'STRIPE'",
      "FALLBACK_GATEWAY = 'EMBEDDED'",
      { breaks: ['R027'] },
    ],
  ]),
  ...inFile('core/tenant/flags.ts', { test: 'core/tenant/tenant.test.ts', breaks: ['R016'] }, [
    [
      'saying nothing switches the mode off',
      'if (asked !== undefined) store.set(xenmodeAtom, asked);',
      'store.set(xenmodeAtom, asked ?? false);',
    ],
    ['any value switches the mode off', "value === 'false' ? false : undefined", 'false'],
  ]),
  ...inFile('core/auth/login/sign-in.ts', { test: 'core/session/session.test.ts', breaks: ['R088'] }, [
    [
      'a failed login leaves no error',
      'if (error instanceof ApiError) store.set(sessionAtom, { ...emptySession(), error });',
      '',
    ],
  ]),
  ...inFile('core/contract/message-of.ts', { test: 'core/shell/shell.test.tsx', breaks: ['R088'] }, [
    [
      'the server’s own words are not the first',
      "text(body['data']) ?? text(body['message'])",
      "text(body['message']) ?? text(body['data'])",
    ],
  ]),
  ...inFile('core/currency/state.ts', { test: 'core/currency/currency.test.tsx', breaks: ['R030'] }, [
    [
      'prices are shown in US dollars whatever the agency sells in',
      "get(agencyAtom)?.currency ?? 'USD'",
      "'USD'",
    ],
  ]),
  ...inFile('core/currency/list.ts', { test: 'core/currency/currency.test.tsx', breaks: ['R030'] }, [
    [
      'the list begins with the common ones',
      '[option(first), ...common.map(option), ...rest]',
      '[...common.map(option), option(first), ...rest]',
    ],
  ]),
  ...inFile('core/contract/people/user.ts', { test: 'plugins/open-calls.test.ts', breaks: ['R168'] }, [
    [
      'a profile is open to visitors',
      "path: '/api/user/getProfile',\n  access: 'user',",
      "path: '/api/user/getProfile',\n  access: 'public',",
    ],
  ]),
  ...inFile(
    'core/contract/site/domains.ts',
    { test: 'core/contract/site/domains.test.ts', breaks: ['G96'] },
    [
      ['an own domain lies below the platform’s', ' || host.endsWith(`.${platformHost}`)', ''],
      [
        'a domain whose people may sign up is compared as it was typed',
        'typed.trim().toLowerCase().replace',
        'typed.trim().replace',
        { breaks: ['G98'] },
      ],
    ],
  ),
  ...inFile('server/profile/rules.ts', { test: 'server/profile/rules.test.ts', breaks: ['G100'] }, [
    ['a phone has six digits', 'digits >= 7', 'digits >= 6'],
    ['a zip code has eleven letters', '[\\p{L}\\d -]{1,8}[', '[\\p{L}\\d -]{1,9}['],
  ]),
  ...inFile(
    'server/payment/fields/card.ts',
    { test: 'server/payment/fields/card.test.ts', breaks: ['G101'] },
    [['any number of a card is one', 'digits.length > 0 && sum % 10 === 0', 'digits.length > 0']],
  ),
  ...inFile('server/config.ts', { test: 'server/config.test.ts', breaks: ['G102'] }, [
    [
      'the regular rate is asked whatever is configured',
      "if (rate === 'regular' || rate === 'holiday') return rate;",
      "if (rate === 'regular' || rate === 'holiday') return 'regular';",
    ],
  ]),
  ...inFile(
    'plugins/administration/web/users/upload/rejects.ts',
    { test: 'plugins/administration/web/users/upload/rejects.test.ts', breaks: ['G104'] },
    [
      [
        'a file of clients has no phone',
        "    ['name', 'email', 'phone'],\n    [example.name, example.email, example.phone]",
        "    ['name', 'email'],\n    [example.name, example.email]",
      ],
      ['nobody is told why a row is refused', 'row.email, row.phone, problem]', 'row.email, row.phone]'],
    ],
  ),
  {
    name: 'what is done to many is done to the first',
    file: 'plugins/administration/server/users/actions.ts',
    find: 'const ids = userIds.filter(isUuid);',
    put: 'const ids = userIds.filter(isUuid).slice(0, 1);',
    breaks: ['G105'],
    test: 'plugins/administration/server/users/actions.test.ts',
  },
  ...inFile('core/contract/date.ts', { test: 'plugins/flight/contract.test.ts', breaks: ['G106'] }, [
    [
      'a date is written in any way',
      'z.regex(/^\\d{4}-\\d{2}-\\d{2}$/, inputRefusals.dateForm.message),\n    z.refine(isDay, fieldRefusals.date.message)',
      'z.minLength(1)',
    ],
  ]),
  {
    name: 'a rental has a zone',
    file: 'plugins/car/contract/rental.ts',
    find: '  if (!LOCAL.test(value)) return false;\n',
    put: "  if (value.endsWith('Z')) return true;\n  if (!LOCAL.test(value)) return false;\n",
    breaks: ['G106'],
    test: 'plugins/car/contract.test.ts',
  },
  ...inFile('core/i18n/words-of.ts', { test: 'plugins/refusals.test.ts', breaks: ['G108'] }, [
    [
      'what the server says is replaced by words of our own',
      "return messageOf(said, '') || i18n._(",
      'return i18n._(',
    ],
  ]),
  {
    name: 'an odd spelling is not what is sent',
    file: REFUSED,
    find: "'Error during Social login'",
    put: "'Error during social login'",
    breaks: ['G110'],
    test: 'plugins/refusals.test.ts',
  },
  ...inFile('core/contract/site/title.ts', { test: TENANT, breaks: ['G112'] }, [
    ['the title has a bar', '${agencyName} - ${words}', '${agencyName} | ${words}'],
  ]),
  ...inFile('core/i18n/detect.ts', { test: 'core/i18n/i18n.test.ts', breaks: ['G113'] }, [
    ['the path names no language', "    () => exactly(sources.path.split('/')[1]),\n", ''],
    [
      'the language is kept under another name',
      'writeCookie(LANGUAGE_NAME, language,',
      "writeCookie('language', language,",
      { breaks: ['G114'] },
    ],
  ]),
  ...inFile('core/tenant/flags.ts', { test: TENANT, breaks: ['G115'] }, [
    [
      'the mode outlives the page',
      'if (asked !== undefined) store.set(xenmodeAtom, asked);',
      "if (asked !== undefined) store.set(xenmodeAtom, asked);\n  if (asked !== undefined) localStorage.setItem('xenmode', String(asked));",
    ],
    ['debug is kept for an hour', '86_400', '3_600', { breaks: ['G116'] }],
  ]),
  {
    name: 'tickets of every vendor are issued at one path',
    file: 'plugins/flight/web/booking/tickets/tickets.ts',
    find: 'vendor === VENDOR_CTW ? issueTicketCTW : issueTicket',
    put: 'vendor === VENDOR_CTW ? issueTicket : issueTicket',
    breaks: ['G119'],
    test: 'plugins/flight/web/after-sale.test.tsx',
  },
  ...inFile(
    'core/selling/checkout/pay/PaymentStep.tsx',
    { test: 'core/selling/checkout/checkout.test.tsx', breaks: ['G121'] },
    [
      [
        'nobody is told whom to ask',
        'Payment is disabled. Please contact the agency administrator',
        'Payment is disabled',
      ],
    ],
  ),
  {
    name: 'a restricted agent sees every client',
    file: 'server/accounts/clients.ts',
    find: '.$if(user.isRestrictedAgent,',
    put: '.$if(false as boolean,',
    breaks: ['G122'],
    test: 'plugins/administration/server/users/lists.test.ts',
  },
  {
    name: 'a client issues tickets',
    file: 'plugins/flight/contract/agency.ts',
    find: "  path: '/api/v2/flight/ticket',\n  access: 'staff',",
    put: "  path: '/api/v2/flight/ticket',\n  access: 'user',",
    breaks: ['G123'],
    test: 'plugins/flight/server/after.test.ts',
  },
  ...inFile('core/auth/login/remember.ts', { test: SESSION, breaks: ['G124'] }, [
    ['the address is not kept', '    writeCookie(EMAIL, email, SECONDS);\n', ''],
  ]),
  {
    name: 'a new password is sent without its token',
    file: 'core/auth/password/NewPasswordForm.tsx',
    find: '{ token, password, confirmPassword: confirmation }',
    put: "{ token: '', password, confirmPassword: confirmation }",
    breaks: ['G125'],
    test: LINKS,
  },
  ...inFile('core/auth/letter/VerifyScreen.tsx', { test: LINKS, breaks: ['G126'] }, [
    ['an address is confirmed by itself', 'body: { id } }', 'body: { id: email } }'],
  ]),
  {
    name: 'Facebook is offered like nobody',
    file: 'core/auth/login/sign-in-links.ts',
    find: 'social.isFacebookEnabled ?',
    put: 'social.isFacebookEnabled && social.isGoogleEnabled ?',
    breaks: ['G128'],
    test: SESSION,
  },
  {
    name: 'a shop inside another site has every dictionary',
    file: 'scripts/lib/embed-shop.ts',
    find: 'JSON.stringify(isOn)',
    put: 'JSON.stringify(isOn && false)',
    breaks: ['G129'],
    test: 'scripts/lib/embed-shop.test.ts',
  },
  ...inFile('core/session/session-expiry.ts', { test: SESSION, breaks: ['G133'] }, [
    [
      'a session that ends on the start page leads away',
      "if (pathOf(left) === '/' || isOpen(left)) return;",
      'if (isOpen(left)) return;',
    ],
  ]),
  {
    name: 'the slider leads nowhere',
    file: 'core/shell/landing/Landing.tsx',
    find: 't`Build Now`',
    put: 't`Log in`',
    breaks: ['M003'],
    test: PRICING,
  },
  ...inFile(REFUSED, { test: 'server/auth/auth.test.ts', breaks: ['M072'] }, [
    ['who has not confirmed an address is not told so', "'Email Not Verified'", "'Not verified'"],
    [
      'whose account is inactive is not told whom to ask',
      "'Your account is inactive, kindly contact the Agency Owner'",
      "'Your account is inactive'",
      { breaks: ['M073'] },
    ],
    [
      'who has an account is told something else',
      "'User already exist'",
      "'User exists'",
      { test: SIGN_UP, breaks: ['M074'] },
    ],
    [
      'whose current password is wrong is told something else',
      "'Current password is incorrect'",
      "'The password is incorrect'",
      { test: 'core/account/profile/profile.test.tsx', breaks: ['M572'] },
    ],
  ]),
  ...inFile(`${ACCOUNTS}/sign-up-domains.ts`, { test: SIGN_UP, breaks: ['M075'] }, [
    [
      'any address signs up',
      'domains.length === 0 || domains.includes',
      'domains.length >= 0 || domains.includes',
    ],
  ]),
  ...inFile(`${ACCOUNTS}/verify.ts`, { test: SIGN_UP, breaks: ['M078'] }, [
    [
      'a link that was mailed to nobody has expired',
      "if (link.kind === 'unknown') throw isNobodys();",
      "if (link.kind === 'unknown') return false;",
    ],
  ]),
  ...inFile(`${ACCOUNTS}/agents.ts`, { test: AGENTS, breaks: ['M079'] }, [
    [
      'a client is invited',
      '        if (known?.email_verified) throw conflict(accountRefusals.existsByEmail);\n',
      '',
    ],
    [
      'an agent is invited',
      '        if (known && isTravelAgent(known.user_type)) throw conflict(accountRefusals.alreadyAgent);\n',
      '',
      { breaks: ['M516'] },
    ],
    [
      'who is invited is told of an account',
      'if (!invitation) throw conflict(accountRefusals.alreadyInvited);',
      'if (!invitation) throw conflict(accountRefusals.alreadyAgent);',
      { breaks: ['M517'] },
    ],
    [
      'what cannot be sent cannot be verified',
      "'INTERNAL', accountRefusals.notInvited",
      "'INTERNAL', accountRefusals.invitationUnknown",
      { breaks: ['M518'] },
    ],
  ]),
  ...inFile(`${ACCOUNTS}/invitations.ts`, { test: AGENTS, breaks: ['M519'] }, [
    [
      'an invitation that nobody sent has expired',
      "if (!row) throw new HttpError(404, 'NOT_FOUND', accountRefusals.invitationUnknown);",
      'if (!row) throw hasExpired();',
    ],
    [
      'an invitation that was accepted has expired',
      "if (row.accepted_at) throw new HttpError(409, 'INVITATION_ACCEPTED', accountRefusals.invitationAccepted);",
      'if (row.accepted_at) throw hasExpired();',
      { breaks: ['M520'] },
    ],
    [
      'who is invited signs up as a client',
      'if (await isInvited(tx, agencyId, email, now)) throw',
      'if (false as boolean) throw',
      { breaks: ['M086'] },
    ],
  ]),
  ...inFile(`${ACCOUNTS}/fields.ts`, { test: AGENTS, breaks: ['M490'] }, [
    [
      'anything is an address of an invitation',
      'emailProblem(email) && accountRefusals.invitedEmail',
      'null',
    ],
  ]),
  ...inFile(`${ACCOUNTS}/reset.ts`, { test: `${ACCOUNTS}/reset.test.ts`, breaks: ['M081'] }, [
    [
      'a token that has expired is a link that has',
      "'LINK_EXPIRED', accountRefusals.resetTokenExpired",
      "'LINK_EXPIRED', accountRefusals.resetLinkExpired",
    ],
    [
      'a link that has expired is a token that has',
      "'LINK_EXPIRED', accountRefusals.resetLinkExpired",
      "'LINK_EXPIRED', accountRefusals.resetTokenExpired",
      { breaks: ['M082'] },
    ],
    [
      'what went wrong is a token that has expired',
      "if (link.kind === 'unknown') throw cannotReset();",
      "if (link.kind === 'unknown') throw tokenExpired();",
      { breaks: ['M084'] },
    ],
    [
      'a password and another one are taken',
      'if ((body.confirmPassword ?? body.password) !== body.password)',
      'if (false as boolean)',
      { breaks: ['M085'] },
    ],
  ]),
  ...inFile(
    'plugins/subscription/contract/sign-up-rules.ts',
    { test: 'plugins/subscription/contract/sign-up-rules.test.ts', breaks: ['M093'] },
    [
      [
        'a subdomain that is none is a name that is none',
        'return subscriptionRefusals.subdomain;',
        'return subscriptionRefusals.agencyName;',
      ],
      [
        'a subdomain that is missing is not valid',
        'return subscriptionRefusals.subdomainMissing;',
        'return subscriptionRefusals.subdomain;',
        { breaks: ['M094'] },
      ],
      [
        'any name of an agency is one',
        '!NAME.test(text.trim()) || mixesScripts(text)',
        'mixesScripts(text)',
        { breaks: ['M095'] },
      ],
      [
        'any address line is one',
        'matching(ADDRESS, subscriptionRefusals.addressLine, 120)',
        'matching(/^/, subscriptionRefusals.addressLine, 120)',
        { breaks: ['M096'] },
      ],
      [
        'a city that is none is a state that is none',
        'matching(PLACE, subscriptionRefusals.cityName, 80)',
        'matching(PLACE, fieldRefusals.state, 80)',
        { breaks: ['M097'] },
      ],
      [
        'a zip code that is none is a phone that is none',
        'parsing(zipCode(), fieldRefusals.zipCode)',
        'parsing(zipCode(), fieldRefusals.phone)',
        { breaks: ['M098'] },
      ],
      [
        'a phone that is none is a zip code that is none',
        'parsing(Phone, fieldRefusals.phone)',
        'parsing(Phone, fieldRefusals.zipCode)',
        { breaks: ['M099'] },
      ],
      [
        'a field begins with a space',
        '/^\\s/.test(text) ? subscriptionRefusals.spaceFirst : RULES[field](text)',
        'RULES[field](text)',
        { breaks: ['M100'] },
      ],
    ],
  ),
  ...inFile('plugins/subscription/contract/refusals.ts', { test: PRICING, breaks: ['M106'] }, [
    [
      'a coupon that is none is told in other words',
      "'Coupon Code is not valid'",
      "'This coupon is not valid'",
    ],
    [
      'a payment that went wrong cannot be tried again',
      "'Something went wrong during payment, please try again'",
      "'The payment failed'",
      { breaks: ['M112'] },
    ],
  ]),
  {
    name: 'what exists already is a domain that cannot be used',
    file: 'plugins/subscription/server/handlers/sign-up.ts',
    find: 'const said = subscriptionRefusals.exists;',
    put: 'const said = subscriptionRefusals.domainNotUsable;',
    breaks: ['M108'],
    test: 'plugins/subscription/server/sign-up.test.ts',
  },
  ...inFile('plugins/subscription/web/coupon/use-coupon.ts', { test: PRICING, breaks: ['M107'] }, [
    [
      'a missing coupon is one that failed',
      'wordsOf(subscriptionRefusals.couponMissing)',
      'wordsOf(subscriptionRefusals.couponFailed)',
    ],
    ['nobody sees that a coupon is checked', "    tell({ status: 'pending' });\n", '', { breaks: ['M118'] }],
    [
      'a coupon that is valid has no message',
      'message: wordsOf(data) }',
      "message: '' }",
      { breaks: ['M119'] },
    ],
    [
      'a coupon that is invalid has no error',
      "tell({ status: 'invalid', message: failureOf(error) });",
      "tell({ status: 'none' });",
      { breaks: ['M120'] },
    ],
  ]),
  ...inFile('plugins/subscription/web/use-plan-words.ts', { test: PRICING, breaks: ['M114'] }, [
    ['the holiday rate is for a month', 't`${price} per month for 12 months`', 't`${price} per month`'],
    [
      'the regular rate is not billed annually',
      't`${price} per month billed annually`',
      't`${price} per month`',
      { breaks: ['M115'] },
    ],
    ['the holiday rate has no name', 't`Holiday rate`', 't`Regular`', { breaks: ['M116'] }],
    ['the regular rate has another name', 't`Regular`', 't`Usual`', { breaks: ['M117'] }],
  ]),
  ...inFile(
    'plugins/subscription/web/settings/CardInformation.tsx',
    { test: 'plugins/subscription/web/settings/payment.test.tsx', breaks: ['M486'] },
    [
      ['the card has another heading', '<Trans>Card information</Trans>', '<Trans>Card</Trans>'],
      [
        'a way to pay is added by another button',
        't`Add payment method`',
        't`Add card`',
        { breaks: ['M487'] },
      ],
    ],
  ),
  {
    name: 'the subscription has another heading',
    file: 'plugins/subscription/web/state/StateCard.tsx',
    find: '<Trans>Subscription</Trans>',
    put: '<Trans>Plan</Trans>',
    breaks: ['M488'],
    test: 'plugins/subscription/web/settings/payment.test.tsx',
  },
  ...inFile(
    'plugins/administration/web/users/decisions/use-decisions.tsx',
    { test: USERS, breaks: ['M507'] },
    [
      ['nobody is told that a letter was sent', 't`Verification email sent`', 't`Sent`'],
      [
        'nobody is told that a status was changed',
        't`Status changed Successfully`',
        't`Changed`',
        { breaks: ['M508'] },
      ],
    ],
  ),
  ...inFile('plugins/administration/contract/refusals.ts', { test: USERS, breaks: ['M511'] }, [
    [
      'clients that cannot be read are told in other words',
      "'Unable to fetch Clients'",
      "'Something went wrong'",
    ],
  ]),
  ...inFile('plugins/administration/server/users/clients.ts', { test: DECISIONS, breaks: ['M514'] }, [
    [
      'who cannot be promoted is told something else',
      'conflict(administrationRefusals.notPromoted)',
      'conflict(administrationRefusals.notMadeClient)',
    ],
  ]),
  ...inFile('plugins/administration/server/users/agents.ts', { test: DECISIONS, breaks: ['M522'] }, [
    [
      'an agent is restricted twice',
      '            ? administrationRefusals.restrictedAlready\n',
      '            ? administrationRefusals.unrestrictedAlready\n',
    ],
    [
      'an agent is unrestricted twice',
      '            : administrationRefusals.unrestrictedAlready,',
      '            : administrationRefusals.restrictedAlready,',
      { breaks: ['M523'] },
    ],
    [
      'an agent whom nobody knows is no client',
      'notFound(administrationRefusals.agentUnknown)',
      'notFound(administrationRefusals.notMadeClient)',
      { breaks: ['M524'] },
    ],
    [
      'who could not be made a client is nobody',
      'conflict(administrationRefusals.notMadeClient)',
      'conflict(administrationRefusals.agentUnknown)',
      { breaks: ['M525'] },
    ],
  ]),
  ...inFile('plugins/mail-delivery/contract/refusals.ts', { test: MAIL, breaks: ['M504'] }, [
    [
      'a sender outside the domain is told in other words',
      "'Invalid sender email. Must be include domain name.'",
      "'Invalid sender email.'",
    ],
    [
      'a domain that another agency has is told in other words',
      "'This domain is already taken'",
      "'This domain is not free'",
      { breaks: ['M531'] },
    ],
  ]),
  ...inFile('plugins/mail-delivery/server/handlers/domain.ts', { test: MAIL, breaks: ['M532'] }, [
    [
      'what has not been set up is switched off',
      '    if (!row) throw notFound(mailRefusals.none);\n    if (!isOn(agency))',
      '    if (!row) throw conflict(mailRefusals.disabled);\n    if (!isOn(agency))',
    ],
    [
      'what is switched off has not been verified',
      'throw conflict(mailRefusals.disabled)',
      'throw conflict(mailRefusals.notVerified)',
      { breaks: ['M533'] },
    ],
  ]),
  ...inFile('plugins/reward-wallet/web/office/WalletsScreen.tsx', { test: WALLETS, breaks: ['M563'] }, [
    ['the balance has another label', 't`Balance`', 't`Owed`'],
  ]),
  ...inFile('plugins/reward-wallet/web/office/Programme.tsx', { test: WALLETS, breaks: ['M564'] }, [
    ['the public key has another label', 't`Public key`', 't`Key`'],
    ['the account has another label', 't`Account ID`', 't`Account`', { breaks: ['M565'] }],
  ]),
  ...inFile('core/plugin/host.ts', { test: 'core/plugin/host.test.ts', breaks: ['G127'] }, [
    ['code is waited for a minute', 'loadTimeoutMs = 120_000', 'loadTimeoutMs = 60_000'],
  ]),
  {
    name: 'the wallet is set up under another name',
    file: 'plugins/reward-wallet/contract/application.ts',
    find: "'xeni-travel-reward-wallet'",
    put: "'xeni-travel-wallet'",
    breaks: ['M566'],
    test: 'plugins/reward-wallet/server/handlers/handlers.test.ts',
  },
]);
