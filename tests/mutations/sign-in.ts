import { inFile, mutants } from './mutant';

const SESSION = 'core/session/session.test.ts';
const SHELL = 'core/shell/shell.test.tsx';
const SCREENS = 'core/auth/screens.test.tsx';
const SIGN_UP = 'core/auth/sign-up/sign-up.test.tsx';
const INVITED = 'core/auth/sign-up/invited.test.tsx';
const FIELDS = 'core/credentials/validate.test.ts';
const RULES = 'core/contract/people/account-rules.ts';
const CURRENCY = 'core/currency/currency.test.tsx';
const CLIENT = 'core/api/client.test.ts';
const GUARDS = 'core/navigation/guards.test.ts';
const HOST = 'server/host/host.test.ts';
const OFFICE = 'plugins/subscription/web/subscribe/subscription.test.tsx';
const REFERENCE = 'server/reference/reference.test.ts';
const TOGGLING = 'core/app/toggling.test.tsx';

/** Faults of login, sign-up, what guards the pages behind them, and the calls that every page makes. */
export default mutants([
  ...inFile('core/auth/AuthLayout.tsx', { test: SCREENS, breaks: ['R070'] }, [
    ['on an agency the login is a page', 'if (isPlatform) return', 'if (!isPlatform || isPlatform) return'],
    ['on the platform the login is a modal', 'if (isPlatform) return', 'if (false as boolean) return'],
    [
      'closing the login leads nowhere',
      "void navigate({ to: '/' })",
      "void navigate({ to: '/login' })",
      { breaks: ['G43'] },
    ],
  ]),
  ...inFile('core/auth/AuthSplit.tsx', { test: SCREENS, breaks: ['R080'] }, [
    [
      'the account screens have no disclaimer at their foot',
      "path === '/privacy-policy' || path === '/disclaimer'",
      "path === '/privacy-policy'",
    ],
    [
      'the account screens have terms at their foot instead of the policy',
      "path === '/privacy-policy' || path",
      "path === '/user-terms-and-conditions' || path",
    ],
    [
      'the account screens have no logo',
      'logo={agency.logo ?? undefined}',
      'logo={undefined}',
      { breaks: ['R079'] },
    ],
    ['the account screens have another heading', '{agency.heading}', '{title}', { breaks: ['R079'] }],
  ]),
  ...inFile('core/auth/login/LoginForm.tsx', { test: SHELL, breaks: ['R081'] }, [
    ['the login does not lead to the sign-up', '<TextLink to="/signup"', '<TextLink to="/login"'],
    [
      'the login does not lead to a forgotten password',
      '<TextLink to="/forgotpassword"',
      '<TextLink to="/login"',
    ],
    [
      'the button of the login can be pressed at once',
      'disabled={!maySignIn({ emailError, passwordError, isAgencyActive })}',
      'disabled={!isAgencyActive}',
      { breaks: ['R084'] },
    ],
    [
      'the button of the login can be pressed on an inactive agency',
      'disabled={!maySignIn({ emailError, passwordError, isAgencyActive })}',
      'disabled={!maySignIn({ emailError, passwordError, isAgencyActive: true })}',
      { breaks: ['R085'] },
    ],
    [
      'the preference is not restored',
      'useState(() => readRemembered().remember)',
      'useState(false)',
      { breaks: ['R086'] },
    ],
  ]),
  ...inFile('core/auth/letter/typed-email.ts', { test: SHELL, breaks: ['R086'] }, [
    ['the e-mail address is not restored', 'typed ?? remembered', "typed ?? ''"],
  ]),
  ...inFile('core/auth/login/remember.ts', { test: SESSION, breaks: ['R086'] }, [
    ['the preference is not kept', "writeCookie(FLAG, 'true', SECONDS);", ''],
    ['the e-mail address is kept though nobody wants it', '    deleteCookie(FLAG);\n', ''],
  ]),
  ...inFile('core/auth/login/sign-in-links.ts', { test: SESSION, breaks: ['R083'] }, [
    [
      'Google is offered by every agency',
      "social.isGoogleEnabled ? [{ provider: 'google' as const, href: '/api/social/google' }] : []",
      "{ provider: 'google' as const, href: '/api/social/google' }",
    ],
    ['Facebook is offered where Google is', 'social.isFacebookEnabled ?', 'social.isGoogleEnabled ?'],
    [
      'Google leads to a page instead of the API',
      "href: '/api/social/google'",
      "href: '/social/google'",
      { breaks: ['R082'] },
    ],
    ['a password that is wrong may be sent', ' && !input.passwordError;', ';', { breaks: ['R084'] }],
    ['an e-mail address that is wrong may be sent', ' && !input.emailError &&', ' &&', { breaks: ['R084'] }],
    ['an inactive agency may be signed in to', 'input.isAgencyActive && ', '', { breaks: ['R085'] }],
  ]),
  ...inFile('core/tenant/agency.ts', { test: 'core/tenant/tenant.test.ts', breaks: ['R085'] }, [
    [
      'any status but Inactive is active',
      "agency.status.toLowerCase() === 'active'",
      "agency.status !== 'Inactive'",
    ],
  ]),
  ...inFile('core/session/token.ts', { test: SESSION, breaks: ['R087'] }, [
    ['the session lasts a day', '604_800', '86_400'],
  ]),
  ...inFile('core/state/cookies.ts', { test: SESSION, breaks: ['G57'] }, [
    ['the cookie of the session goes along from other sites', 'samesite=lax', 'samesite=none'],
    ['the cookie of the session is sent in the clear', 'secure ? `${base}; secure` : base', 'base'],
  ]),
  ...inFile('core/auth/login/sign-in.ts', { test: SESSION, breaks: ['R087'] }, [
    ['a login keeps no token', '    beginSession(auth);\n', ''],
  ]),
  ...inFile('core/auth/login/use-enter.ts', { test: SHELL, breaks: ['R087'] }, [
    ['a login says something else', 't`Logged in successfully`', 't`Welcome back`'],
  ]),
  ...inFile('core/session/session-expiry.ts', { test: SESSION, breaks: ['G23'] }, [
    ['each refusal of a burst is told', '    if (burst) return;\n', ''],
  ]),
  ...inFile('core/app/create.ts', { test: 'core/app/profile-loading.test.tsx', breaks: ['R066'] }, [
    ['no spinner is shown while the profile loads', '    defaultPendingComponent: FullScreenSpinner,\n', ''],
  ]),
  ...inFile('core/navigation/guards.ts', { test: 'core/app/profile-loading.test.tsx', breaks: ['R066'] }, [
    [
      'a page is drawn before the profile is there',
      'await requireUser(input).catch(',
      'void requireUser(input).catch(',
    ],
  ]),
  ...inFile(
    'core/auth/login/SsoPage.tsx',
    { test: 'core/auth/login/arrival.test.tsx', breaks: ['R069', 'G42'] },
    [
      [
        'single sign-on is there for every agency',
        'sso.isSSOEnabled ? <Arriving /> : <UnknownPath />',
        'sso ? <Arriving /> : <UnknownPath />',
      ],
    ],
  ),
  ...inFile('core/contract/people/names.ts', { test: FIELDS, breaks: ['R109'] }, [
    [
      'no name is one that is too short',
      '  if (!name) return fieldRefusals.required;\n',
      '',
      { breaks: ['R107'] },
    ],
    [
      'a name may have digits',
      '  if (/\\d/.test(name)) return fieldRefusals.nameDigits;\n',
      '',
      { breaks: ['R108'] },
    ],
    [
      'a name may have signs',
      '  if (!NAME_ALLOWED.test(name)) return fieldRefusals.nameSigns;\n',
      '',
      { breaks: ['R109'] },
    ],
    [
      'a name that does not fit is one that is too short',
      'return NAME.test(name) ? null : fieldRefusals.name;',
      'return NAME.test(name) ? null : fieldRefusals.nameShort;',
      { breaks: ['G21'] },
    ],
    [
      'a name that is too short is any that does not fit',
      'return fieldRefusals.nameShort;',
      'return fieldRefusals.name;',
      { breaks: ['G21'] },
    ],
    [
      'a middle dot is a special character',
      "NAME_ALLOWED = /^[\\p{L}\\p{M}\\u200C\\u200D\\d '.·-]*$/u",
      "NAME_ALLOWED = /^[\\p{L}\\p{M}\\u200C\\u200D\\d '.-]*$/u",
    ],
    [
      'a hyphen that does not break is a special character',
      "replace(/[\\p{Pd}−]/gu, '-')",
      "replace(/−/gu, '-')",
    ],
    ['a name does not begin with an apostrophe', "String.raw`'?${LETTERS}(", 'String.raw`${LETTERS}('],
    ['a name does not end with a dot', "${LETTERS})*[.']?`", '${LETTERS})*`'],
  ]),
  ...inFile(RULES, { test: FIELDS, breaks: ['R089'] }, [
    [
      'no e-mail address is one that is wrong',
      'if (!email) return fieldRefusals.required;',
      'if (!email) return fieldRefusals.email;',
    ],
    [
      'an address without an @ is wrong for another reason',
      "if (!email.includes('@')) return fieldRefusals.emailWithoutAt;\n  return",
      'return',
      { breaks: ['R090'] },
    ],
    [
      'an address is right that has an @',
      'return isEmail(email) ? null : fieldRefusals.email;\n}\n\n/** The forgot',
      'return null;\n}\n\n/** The forgot',
      { breaks: ['R091'] },
    ],
    [
      'a forgotten password asks as the login does',
      'return fieldRefusals.emailMissing;',
      'return fieldRefusals.required;',
      { breaks: ['G20'] },
    ],
    [
      'a password that was not typed is one that was not sent',
      "when === 'submit' ? fieldRefusals.passwordMissing : fieldRefusals.required",
      'fieldRefusals.passwordMissing',
      { breaks: ['G22'] },
    ],
    [
      'a leading space is any other',
      '  if (/^\\s/.test(password)) return fieldRefusals.passwordSpaceFirst;\n',
      '',
      { breaks: ['G22'] },
    ],
    [
      'a password of the login may have spaces',
      'return /\\s/.test(password) ? fieldRefusals.passwordSpace : null;',
      'return null;',
      { breaks: ['R092'] },
    ],
  ]),
  ...inFile('core/credentials/validate-password.ts', { test: FIELDS, breaks: ['R092'] }, [
    [
      'the login asks for the composition',
      'asMessage(loginPasswordProblem(password, when))',
      'asMessage(newPasswordProblem(password, when))',
    ],
  ]),
  ...inFile('core/contract/message-of.ts', { test: SIGN_UP, breaks: ['R105'] }, [
    ['the message of a failure is not read', 'text(data) ?? text(message) ??', 'text(data) ??'],
    ['first_name is not read', '?? text(message) ?? text(first_name) ??', '?? text(message) ??'],
  ]),
  ...inFile('core/auth/sign-up/sign-up.ts', { test: SIGN_UP, breaks: ['R106'] }, [
    ['a sign-up needs no name', "'sign-up-name': validateName(values.name)", "'sign-up-name': null"],
    [
      'a sign-up needs no e-mail address',
      "'sign-up-email': validateEmail(values.email)",
      "'sign-up-email': null",
    ],
    [
      'a sign-up needs no password',
      "'sign-up-password': validateNewPassword(values.password, when)",
      "'sign-up-password': null",
    ],
    ['a sign-up needs no yes to the terms', 'values.checked ? null : msg', 'true ? null : msg'],
    [
      'all accept the terms of the travellers',
      'isInvited ? `/agency',
      'isInvited && !agencyId ? `/agency',
      { breaks: ['R097'] },
    ],
    [
      'all accept the terms of the agency',
      'isInvited ? `/agency',
      'agencyId ? `/agency',
      { breaks: ['R097'] },
    ],
  ]),
  ...inFile('core/auth/sign-up/SignUpForm.tsx', { test: SIGN_UP, breaks: ['R106'] }, [
    ['a form with faults is sent', ' && shown.attempt()) void', ') void'],
    [
      'the button does not say that it is busy',
      '{busy ? t`Processing...` : t`Sign Up`}',
      '{t`Sign Up`}',
      { breaks: ['R101'] },
    ],
    [
      'the e-mail address of an invitation can be changed',
      'readOnly={isInvited}',
      'readOnly={false}',
      { breaks: ['R096'], test: INVITED },
    ],
    [
      'who was invited is asked for an account',
      '{!isInvited && (',
      '{(isInvited || !isInvited) && (',
      { breaks: ['R096'], test: INVITED },
    ],
  ]),
  ...inFile('core/auth/sign-up/SignUpForm.tsx', { test: SIGN_UP, breaks: ['R102'] }, [
    ['what was typed stays after a success', '      setRest(EMPTY_SIGN_UP);\n', ''],
  ]),
  ...inFile('core/auth/timings.ts', { test: SIGN_UP, breaks: ['R102'] }, [
    ['the thanks come after 800 ms', 'DELAY_MS = 500', 'DELAY_MS = 800'],
    ['the button is busy for three seconds', 'RESET_MS = 1_000', 'RESET_MS = 3_000', { breaks: ['R101'] }],
  ]),
  ...inFile('core/auth/sign-up/SignUpScreen.tsx', { test: SIGN_UP, breaks: ['R102'] }, [
    [
      'the form stays after a success',
      "        void navigate({\n          to: '/check-inbox',",
      "        void navigate({\n          to: '/signup',",
    ],
    ['the address stays in the form', '        forgetTypedEmail(store);\n', ''],
    [
      'what was wanted is forgotten at the sign-up',
      '        keepWantedPage(store, email);\n',
      '',
      { breaks: ['G08'] },
    ],
  ]),
  ...inFile('core/auth/sign-up/use-sign-up.ts', { test: SIGN_UP, breaks: ['R104'] }, [
    [
      'an answer without an id is a success',
      '    if (!_id) throw new Error(SOMETHING_WENT_WRONG);\n',
      '',
      { breaks: ['R095'] },
    ],
    [
      'a success sets no flag',
      'store.set(signUpAtom, { isSuccess: true, error: null });\n    setTimeout(',
      'setTimeout(',
    ],
    [
      'a failure leaves the flag',
      'store.set(signUpAtom, { isSuccess: false, error });',
      'store.set(signUpAtom, { isSuccess: true, error });',
    ],
    [
      'the thanks do not speak of the inbox',
      'Thanks for registering. Please check your inbox for an email verification link to activate your account.',
      'Thanks for registering.',
      { breaks: ['R103'] },
    ],
    [
      'the secret of the invitation is not sent',
      ', invitation: secret };',
      ' };',
      { breaks: ['R098'], test: INVITED },
    ],
    [
      'who was invited is not signed in',
      'await enter(await adoptSession(store, auth));',
      'void auth;',
      { breaks: ['R098'], test: INVITED },
    ],
  ]),
  ...inFile('core/auth/sign-up/InvitedSignUp.tsx', { test: INVITED, breaks: ['R099'] }, [
    [
      'the address names the e-mail, whatever the invitation says',
      '{ keepsSession: true })).data.email;',
      '{ keepsSession: true })) && inviteEmail;',
    ],
    [
      'the address does not fill the e-mail',
      'if (!invitation) return inviteEmail;',
      "if (!invitation) return '';",
      { breaks: ['R096'] },
    ],
    [
      'why an invitation does not hold is not told',
      '<FailureAlert error={checked.error} />',
      '<FailureAlert error={null} />',
      { breaks: ['R100'] },
    ],
  ]),
  ...inFile('core/shell/legal/AgencyTermsPage.tsx', { test: INVITED, breaks: ['R063'] }, [
    ['the terms are there for any agency', 'if (!isOwn) return <NotFoundView />;', ''],
    [
      'the terms of the agency are not at its id',
      'const isOwn = id === _id;',
      'const isOwn = id === agencyName;',
    ],
  ]),
  ...inFile('core/contract/message-of.ts', { test: CURRENCY, breaks: ['G32'] }, [
    [
      'a failure without words has an exclamation mark',
      "= 'Something went wrong'",
      "= 'Something went wrong!'",
    ],
    [
      'the message stands before the data of a refusal',
      "text(body['data']) ?? text(body['message'])",
      "text(body['message']) ?? text(body['data'])",
      { breaks: ['G56'], test: CLIENT },
    ],
  ]),
  ...inFile('core/api/headers.ts', { test: CLIENT, breaks: ['G55'] }, [
    [
      'every host gets the token of the gatekeeper',
      'gatekeeper?.token && url.host === gatekeeper.host',
      'gatekeeper?.token',
    ],
    [
      'the gatekeeper gets no token',
      'gatekeeper?.token && url.host === gatekeeper.host',
      'gatekeeper?.token && url.host !== gatekeeper.host',
    ],
    ['gzip is not asked for', "    'accept-encoding': 'gzip',\n", '', { breaks: ['G53'] }],
  ]),
  ...inFile('core/api/client.ts', { test: CLIENT, breaks: ['G54'] }, [
    ['answers may be stored', "cache: 'no-store'", "cache: 'default'"],
    ['a call that gets no answer is repeated', 'retry: 0,', 'retry: 1,', { breaks: ['G58'] }],
    [
      'a wrong password ends the session',
      '  !keepsSession || (endpoint',
      '  true || (endpoint',
      { breaks: ['G23'] },
    ],
  ]),
  ...inFile('core/contract/endpoint.ts', { test: CLIENT, breaks: ['G01'] }, [
    ['a slash of the host is doubled', "base.replace(/\\/+$/, '')", 'base'],
    ['a path without a slash is glued to the host', '}/${path.replace(', '}${path.replace('],
  ]),
  ...inFile('core/navigation/guards.ts', { test: GUARDS, breaks: ['G47'] }, [
    [
      'a client opens the back office',
      "  if (!isTravelAgent(user.userType)) throw redirect({ to: '/', replace: true });\n",
      '',
      { breaks: ['G47', 'R050'] },
    ],
    [
      'whose role says agent opens the back office',
      "if (!isTravelAgent(user.userType)) throw redirect({ to: '/'",
      "if (!isTravelAgent(user.userType) && !('role' in user)) throw redirect({ to: '/'",
      { breaks: ['G09'] },
    ],
    [
      'owners are sent away from the back office',
      "if (!isTravelAgent(user.userType)) throw redirect({ to: '/'",
      "if (user.userType !== 'SalesAgent') throw redirect({ to: '/'",
      { breaks: ['R049'] },
    ],
    [
      'a sales agent opens what is the owner’s',
      "if ((await requireUser(input)).userType !== 'AgencyOwner')",
      "if ((await requireUser(input)).userType === 'Client')",
      { breaks: ['G46'] },
    ],
    [
      'staff work without a subscription',
      "  if (isTravelAgent(user.userType) && !input.context.agency().isSubscribed)\n    throw redirect({ to: '/subscription', replace: true });\n",
      '',
      { breaks: ['G48'] },
    ],
    [
      'a client is sent to the subscription',
      'if (isTravelAgent(user.userType) && !input',
      'if (!input',
      { breaks: ['G48'] },
    ],
  ]),
  ...inFile('plugins/subscription/web/subscribe/Subscribe.tsx', { test: OFFICE, breaks: ['R072'] }, [
    [
      'the subscription cannot be paid by card',
      '<CardFields {...pay.card.fields} onSubmit={() => pay.submit()} />',
      '',
    ],
  ]),
  ...inFile('plugins/subscription/web/guard.ts', { test: OFFICE, breaks: ['G35'] }, [
    [
      'a client opens the page of the subscription',
      "  if (!isTravelAgent(user.userType)) throw redirect({ to: '/', replace: true });\n",
      '  if (false as boolean) throw redirect({ to: user.userType });\n',
    ],
  ]),
  ...inFile(
    'plugins/subscription/routes.ts',
    { test: 'plugins/subscription/web/pricing/pricing.test.tsx', breaks: ['G36'] },
    [
      [
        'who is signed in is sent away from the pricing',
        'if (!context.agency().isPlatform) throw',
        'if (!context.agency().isPlatform || context.hasToken()) throw',
      ],
    ],
  ),
  ...inFile('core/contract/paths.ts', { test: 'core/app/paths.test.ts', breaks: ['G16'] }, [
    [
      'the letter case of a path matters',
      'const lower = path.toLowerCase();\n  return PATTERNS',
      'const lower = path;\n  return PATTERNS',
    ],
  ]),
  ...inFile('core/state/persisted.ts', { test: 'core/state/persisted.test.ts', breaks: ['G25'] }, [
    ['what is kept has a name without a suffix', "'caravel-prod'", "'caravel'"],
    ['what is kept of another version is read', 'record?.version !== STORAGE_VERSION || ', ''],
  ]),
  ...inFile('core/session/safe-path.ts', { test: 'core/session/safe-path.test.ts', breaks: ['G50'] }, [
    ['another host is a path', "form.includes('//') || ", ''],
    ['an address with a scheme is a path', "!form.startsWith('/') || ", ''],
  ]),
  ...inFile('core/shell/views/UnknownPath.tsx', { test: 'core/app/toggling.test.tsx', breaks: ['G41'] }, [
    ['a product that is off is opened', 'owner !== undefined && host.isOpen(path)', 'owner !== undefined'],
  ]),
  ...inFile('server/config.ts', { test: 'server/config.test.ts', breaks: ['G44'] }, [
    [
      'which host is the platform’s is not configured',
      "text(env, 'PLATFORM_HOST', publicUrl.hostname)",
      'publicUrl.hostname',
    ],
  ]),
  ...inFile('server/secrets.ts', { test: 'server/config.test.ts', breaks: ['G51'] }, [
    ['the keys are made anew at every start', 'if (unmade.length > 0) write(dir, kept);', ''],
    ['the keys of the configuration are not taken', '{ ...kept, ...given }', '{ ...given, ...kept }'],
  ]),
  ...inFile('server/host/router.ts', { test: HOST, breaks: ['G18'] }, [
    ['a slash at the end is another address', 'const path = bare(requested);', 'const path = requested;'],
  ]),
  ...inFile('server/host/pages/policy.ts', { test: HOST, breaks: ['G57', 'SEC-20'] }, [
    ['any script of the page runs', "`'nonce-${nonce}'`, ...maps", '"\'unsafe-inline\'", ...maps'],
    ['scripts come from anywhere', `"'self'", \`'nonce-`, `"'self' https:", \`'nonce-`],
    ['any text becomes a script', "rules.push(['require-trusted-types-for', \"'script'\"]);", ''],
    [
      'anybody makes trusted values',
      "const TYPE_POLICIES = ['dompurify', 'caravel-maps'];",
      "const TYPE_POLICIES = ['*'];",
    ],
  ]),
  ...inFile('server/host/pages/serve.ts', { test: HOST, breaks: ['G57', 'SEC-20'] }, [
    [
      'every answer has the same nonce',
      "const nonce = randomBytes(16).toString('base64');",
      "const nonce = (randomBytes(16), Buffer.alloc(16, 7).toString('base64'));",
    ],
  ]),
  ...inFile('server/host/pages/render.ts', { test: HOST, breaks: ['G57', 'SEC-20'] }, [
    [
      'the page’s own scripts have no nonce',
      '.replace(/<(script|style)(?=[\\s>])/g, `<$1 nonce="${nonce}"`)',
      '.replace(/<(style)(?=[\\s>])/g, `<$1 nonce="${nonce}"`)',
    ],
  ]),
  ...inFile('server/host/api.ts', { test: HOST, breaks: ['G57'] }, [
    [
      'the cookie opens the session',
      "const token = headers.get('x-access-token');",
      "const token =\n      headers.get('x-access-token') ?? /x-access-token=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1];",
    ],
    [
      'a call needs no key',
      "request.headers.get('auth-key') !== config.authKey",
      "request.headers.get('auth-key') === null",
      { breaks: ['G51'] },
    ],
    [
      'the session has a second header',
      "const token = headers.get('x-access-token');",
      "const token = headers.get('x-access-token') ?? headers.get('x-session');",
      { breaks: ['G52'], test: 'server/auth/auth.test.ts' },
    ],
  ]),
  ...inFile('core/contract/reference.ts', { test: REFERENCE, breaks: ['R028'] }, [
    ['countries are listed at another address', "path: '/api/code'", "path: '/api/countries'"],
    [
      'rates are told at another address',
      "path: '/api/multi-currency/exchange'",
      "path: '/api/exchange'",
      { breaks: ['R029'] },
    ],
  ]),
  ...inFile('core/currency/load-rates.ts', { test: CURRENCY, breaks: ['R031'] }, [
    ['a failure of the rates is not told', '    toast.error(wordsOf(error));\n', ''],
    ['a failure leaves the rates', '    clearRates(store);\n', ''],
    ['the rates are not kept', '    store.set(ratesAtom, rates);\n', '', { breaks: ['R029'] }],
  ]),
  ...inFile('server/reference/countries.ts', { test: REFERENCE, breaks: ['R028'] }, [
    [
      'a country has no sign of its currency',
      'symbol: currencies.get(currency)?.symbol ?? currency,',
      'symbol: currency,',
    ],
    ['a country has no code points of its flag', 'unicode: codePoints(emoji),', "unicode: '',"],
  ]),
  ...inFile(
    'server/core-plugin/staff-places.ts',
    { test: 'server/core-plugin/agency.test.ts', breaks: ['G46'] },
    [
      [
        'a sales agent has the pages of the owner',
        "  if (userType !== 'AgencyOwner') return everybody;\n",
        '',
      ],
      ['a sales agent does not see the clients', "    item('Clients', '/clients'),\n", ''],
    ],
  ),
  ...inFile('core/navigation/guards.ts', { test: TOGGLING, breaks: ['R064'] }, [
    [
      'a protected page needs no session',
      "if (!context.hasToken())\n    throw redirect({ to: '/logout'",
      "if (false as boolean)\n    throw redirect({ to: '/logout'",
    ],
    [
      'the way back is lost at the logout',
      "redirect({ to: '/logout', state: { returnTo: location.href }, ",
      "redirect({ to: '/logout', ",
      { breaks: ['R065'] },
    ],
    [
      'a protected page leads to the login at once',
      "throw redirect({ to: '/logout'",
      "throw redirect({ to: '/login'",
      { breaks: ['R065'] },
    ],
  ]),
  ...inFile(
    'plugins/hotel/contract/hotel-page.ts',
    { test: 'plugins/hotel/contract/hotel-rules.test.ts', breaks: ['G17'] },
    [
      [
        'the calls of v3 write their queries as v2 does',
        'corelationid: CorrelationId, hotelid: HotelId',
        'corelationId: CorrelationId, hotelId: HotelId',
      ],
      [
        'the calls of v2 write their queries as v3 does',
        'hotelId: HotelId, corelationId: CorrelationId',
        'hotelid: HotelId, corelationid: CorrelationId',
      ],
    ],
  ),
  ...inFile(
    'plugins/hotel/web/booking/BookingScreen.tsx',
    { test: 'plugins/hotel/web/booking/booking-screen.test.tsx', breaks: ['G39'] },
    [
      [
        'the page of a stay reads it by its locator alone',
        'nameOf(bookingId, locator)',
        'nameOf(locator, bookingId && locator)',
      ],
    ],
  ),
]);
