import { inFile, mutants } from './mutant';

const TYPED = 'core/credentials/validate.test.ts';
const SIGN_UP = 'core/auth/sign-up/sign-up.test.tsx';
const FORGOTTEN = 'core/auth/password/forgot-password.test.tsx';
const LINKS = 'core/auth/letter/mailed-links.test.tsx';
const ARRIVAL = 'core/auth/login/arrival.test.tsx';
const CALL = 'core/api/client.test.ts';
const SESSION = 'core/session/session.test.ts';
const SHELL = 'core/shell/shell.test.tsx';
const KEPT = 'core/state/persisted.test.ts';
const REPORT = 'core/report/report.test.ts';
const HOME = 'core/account/home/home.test.tsx';
const TRIPS = 'core/account/trips.test.tsx';
const FORMS = 'core/account/profile/forms.test.ts';
const PICTURE = 'core/account/profile/picture/picture.test.ts';

/** Faults in how somebody gets an account, a password and a session, and in what is his. */
export default mutants([
  ...inFile('core/contract/people/names.ts', { test: TYPED, breaks: ['R110'] }, [
    ['a name has a single letter', '[...name.trim()].length < 2', '[...name.trim()].length < 1'],
    ['a name ends with a hyphen', 'return NAME.test(name) ? null : fieldRefusals.name;', 'return null;'],
    ['white space before a name is a part of it', "text.replace(/^\\s+/, '')", 'text', { breaks: ['R111'] }],
  ]),
  ...inFile('core/contract/people/account-rules.ts', { test: TYPED, breaks: ['R113'] }, [
    ['a password has seven characters', 'PASSWORD_MIN = 8', 'PASSWORD_MIN = 7', { breaks: ['R113'] }],
    ['a password has nine characters at least', 'PASSWORD_MIN = 8', 'PASSWORD_MIN = 9', { breaks: ['R113'] }],
    ['a password has 21 characters', 'PASSWORD_MAX = 20', 'PASSWORD_MAX = 21', { breaks: ['R113'] }],
    ['a password has 19 characters at most', 'PASSWORD_MAX = 20', 'PASSWORD_MAX = 19', { breaks: ['R113'] }],
    ['a password has no lower-case letter', '/[a-z]/.test', '/[a-z]?/.test', { breaks: ['R114'] }],
    ['a password has no upper-case letter', '/[A-Z]/.test', '/[A-Z]?/.test', { breaks: ['R114'] }],
    ['a password has no digit', '/\\d/.test(password)', '/\\d?/.test(password)', { breaks: ['R114'] }],
    ['a password has no special character', '/[!@#$%^&*_]/', '/[!@#$%^&*_]?/', { breaks: ['R115'] }],
    ['a hyphen is a special character', '/[!@#$%^&*_]/', '/[!@#$%^&*_-]/', { breaks: ['R115'] }],
    ['an underscore is no special character', '/[!@#$%^&*_]/', '/[!@#$%^&*]/', { breaks: ['R115'] }],
    [
      'white space stands in a password',
      'return /\\s/.test(password) ? fieldRefusals.passwordSpace : null;',
      'return null;',
      { breaks: ['R116'] },
    ],
    [
      'white space before a password is told as any other',
      '  if (/^\\s/.test(password)) return fieldRefusals.passwordSpaceFirst;\n',
      '',
      { breaks: ['R116'] },
    ],
    [
      'an empty password is told alike wherever it is',
      "when === 'submit' ? fieldRefusals.passwordMissing : fieldRefusals.required",
      'fieldRefusals.required',
      { breaks: ['R117'] },
    ],
    [
      'a password need not be composed of anything',
      'PASSWORD_RULES.every(({ met }) => met(password)) ? null',
      'password ? null',
      { breaks: ['R117'] },
    ],
    [
      'an empty password has no white space yet',
      'password.length > 0 && !/\\s/',
      '!/\\s/',
      { breaks: ['R118'] },
    ],
    [
      'no address is none at all',
      '  if (!email.trim()) return fieldRefusals.emailMissing;\n',
      '',
      { breaks: ['R125'] },
    ],
    [
      'an address without @ is just not valid',
      "  if (/\\s/.test(email)) return fieldRefusals.emailSpace;\n  if (!email.includes('@')) return fieldRefusals.emailWithoutAt;\n",
      '  if (/\\s/.test(email)) return fieldRefusals.emailSpace;\n',
      { breaks: ['R126'] },
    ],
    [
      'two @ are just not valid',
      "  if (email.includes('@@')) return fieldRefusals.emailTwoAts;\n",
      '',
      { breaks: ['R127'] },
    ],
    [
      'a dot at the end is just not valid',
      "  if (email.endsWith('.')) return fieldRefusals.emailDotAtEnd;\n",
      '',
      { breaks: ['R128'] },
    ],
    [
      'a dot before the domain is just not valid',
      "  if (email.includes('@.')) return fieldRefusals.emailDotBeforeDomain;\n",
      '',
      { breaks: ['R129'] },
    ],
    [
      'a space in an address is just not valid',
      '  if (/\\s/.test(email)) return fieldRefusals.emailSpace;\n',
      '',
      { breaks: ['R130'] },
    ],
    [
      'a link is mailed to what is no address',
      'fieldRefusals.emailDotBeforeDomain;\n  return isEmail(email) ? null : fieldRefusals.email;',
      'fieldRefusals.emailDotBeforeDomain;\n  return null;',
      { breaks: ['R131'] },
    ],
  ]),
  ...inFile('core/contract/refusals/fields.ts', { test: TYPED, breaks: ['R110'] }, [
    ['a short name is told in other words', 'Name must be minimum of two characters', 'Name is short'],
    ['a wrong name is told in other words', "'Invalid Name'", "'Wrong name'"],
    [
      'white space in a password is told in other words',
      'Password does not contain white space',
      'No spaces',
      { breaks: ['R116'] },
    ],
    [
      'a missing address is told in other words',
      'Please enter email address',
      'Required',
      { breaks: ['R125'] },
    ],
  ]),
  ...inFile('core/credentials/validate-password.ts', { test: TYPED, breaks: ['R133'] }, [
    [
      'any confirmation confirms',
      'password === confirmation ? null : msg`Password and confirm password should be same`',
      'confirmation === undefined ? msg`Password and confirm password should be same` : null',
    ],
    [
      'the confirmation of no password is right',
      'if (!password) return msg`Please enter password`;',
      '',
      { breaks: ['R134'] },
    ],
  ]),
  ...inFile('core/auth/password/new-password.ts', { test: LINKS, breaks: ['R134'] }, [
    ['no new password is any empty field', ': msg`Please enter password`', ': msg`Required`'],
  ]),
  ...inFile('core/auth/sign-up/sign-up.ts', { test: SIGN_UP, breaks: ['R112'] }, [
    [
      'nobody accepts the terms',
      'values.checked ? null : msg`Please accept the terms and condition`',
      'values.name === null ? msg`Please accept the terms and condition` : null',
    ],
    [
      'a name is sent with the white space before it',
      'trimName(values.name)',
      'values.name',
      { breaks: ['R111'] },
    ],
  ]),
  ...inFile('core/credentials/PasswordCriteria.tsx', { test: SIGN_UP, breaks: ['R118'] }, [
    ['every criterion looks unmet', 'const isMet = met(password);', "const isMet = met('');"],
    ['nobody hears what is missing', 'password && t`Still needed: ${list}`', "list && ''"],
  ]),
  ...inFile('core/credentials/password-state.ts', { test: LINKS, breaks: ['R119'] }, [
    ['a field that nobody was in is wrong', "if (!isTouched) return 'default';", ''],
    ['a right password looks as before', "? 'error' : 'success'", "? 'error' : 'default'"],
    ['a wrong password looks as before', "? 'error' : 'success'", "? 'default' : 'success'"],
  ]),
  ...inFile('core/auth/password/ForgotPasswordScreen.tsx', { test: FORGOTTEN, breaks: ['R120'] }, [
    ['no address is sent', 'body: { email } }', "body: { email: '' } }"],
    [
      'what the server answers is not shown',
      '<Alert tone="success">{wordsOf(state.answer)}</Alert>',
      '<Alert tone="success">{t`Send`}</Alert>',
    ],
    [
      'the page of the letter follows at once',
      '      FORGOT_PASSWORD_REDIRECT_MS,\n',
      '      0,\n',
      { breaks: ['R121'] },
    ],
    [
      'the page of the letter never follows',
      'if (!isSent) return;',
      'if (isSent) return;',
      { breaks: ['R121'] },
    ],
    [
      'a button that sends looks as before',
      "state.is === 'sending' ? t`Sending...`",
      "state.is === 'failed' ? t`Sending...`",
      { breaks: ['R122'] },
    ],
    [
      'a button that has sent looks busy',
      "state.is === 'sending' ? t`Sending...`",
      "state.is !== 'idle' ? t`Sending...`",
      { breaks: ['R122'] },
    ],
    [
      'a wrong address disables the button',
      '<Button type="submit" variant="primary" size="large" fullWidth>',
      '<Button type="submit" variant="primary" size="large" fullWidth disabled={!!shown.wordsOf(\'forgot-email\')}>',
      { breaks: ['R123'] },
    ],
    [
      'a refusal disables the button',
      '<Button type="submit" variant="primary" size="large" fullWidth>',
      '<Button type="submit" variant="primary" size="large" fullWidth disabled={state.is === \'failed\'}>',
      { breaks: ['R123'] },
    ],
    [
      'the card leads back to the sign-up',
      '<TextLink to="/login" state>',
      '<TextLink to="/signup" state>',
      { breaks: ['R124'] },
    ],
    [
      'a refused link is not told',
      "error={state.is === 'failed' ? state.error : null}",
      "error={state.is === 'failed' ? null : null}",
      { breaks: ['R137'] },
    ],
  ]),
  ...inFile('core/auth/timings.ts', { test: FORGOTTEN, breaks: ['R121'] }, [
    [
      'the page of the letter follows after three seconds',
      'FORGOT_PASSWORD_REDIRECT_MS = 2_000',
      'FORGOT_PASSWORD_REDIRECT_MS = 3_000',
    ],
  ]),
  ...inFile('core/contract/people/account.ts', { test: LINKS, breaks: ['R135'] }, [
    [
      'a forgotten password is told with PUT',
      "method: 'POST',\n  path: '/api/user/forgotPassword',",
      "method: 'PUT',\n  path: '/api/user/forgotPassword',",
      { test: FORGOTTEN, breaks: ['R120'] },
    ],
    [
      'a link is checked elsewhere',
      "'/api/user/forgotPwdValidity'",
      "'/api/user/forgotPasswordValidity'",
      { breaks: ['R132'] },
    ],
    ['a new password goes elsewhere', "'/api/user/forgotPasswordLink'", "'/api/user/resetPassword'"],
    [
      'an address is confirmed elsewhere',
      "'/api/user/updateUserActiveStatus'",
      "'/api/user/verifyEmail'",
      { breaks: ['R136'] },
    ],
  ]),
  ...inFile('core/auth/password/NewPasswordScreen.tsx', { test: LINKS, breaks: ['R132'] }, [
    ['a dead link may be tried again', 'if (isDeadLink(link.error)) return expired;', ''],
    ['no token is a link', 'if (!token) return expired;', ''],
    [
      'nobody checks the link',
      'await api.call(checkResetLink, { body: { token } }, { keepsSession: true });',
      'void checkResetLink;',
    ],
  ]),
  ...inFile('core/auth/password/NewPasswordForm.tsx', { test: LINKS, breaks: ['R135'] }, [
    ['the confirmation is not sent', 'confirmPassword: confirmation', 'confirmPassword: undefined'],
  ]),
  ...inFile('core/auth/letter/VerifyScreen.tsx', { test: LINKS, breaks: ['R136'] }, [
    [
      'nobody is confirmed',
      'await api.call(verifyEmail, { body: { id } }, { keepsSession: true });',
      'void verifyEmail;',
    ],
  ]),
  ...inFile('core/auth/AuthAlerts.tsx', { test: FORGOTTEN, breaks: ['R137'] }, [
    ['a refusal is told without words', '{wordsOf(error)}', '{null}'],
    [
      'a refusal is told in blue',
      '<Alert tone="danger" live action={action}>',
      '<Alert tone="info" live action={action}>',
    ],
  ]),
  ...inFile('core/i18n/words-of.ts', { test: 'core/i18n/words-of.test.ts', breaks: ['R138'] }, [
    [
      'what the server says stays English',
      'if (reason && i18n.messages[reason])',
      'if (reason && i18n.messages[messageOf(said)])',
    ],
  ]),
  ...inFile('core/session/sso-handover.ts', { test: 'core/session/sso-handover.test.ts', breaks: ['R139'] }, [
    ['the token stays in the address', "  query.delete('token');\n", ''],
    [
      'nobody reads where the user wants to go',
      "safePath(query.get('navigateTo'))",
      "safePath(query.get('to'))",
    ],
  ]),
  ...inFile('core/auth/login/SsoPage.tsx', { test: ARRIVAL, breaks: ['R140'] }, [
    ['where the user wants to go is not sent', 'deepLink: navigateTo', 'deepLink: null'],
    [
      'a failed single sign-on is told in other words',
      't`Error during sso`',
      't`Something went wrong`',
      { breaks: ['R141'] },
    ],
  ]),
  ...inFile('core/contract/people/identity.ts', { test: ARRIVAL, breaks: ['R140'] }, [
    ['single sign-on is answered elsewhere', "'/api/sso'", "'/api/user/sso'"],
    ['a social login is answered elsewhere', "'/api/social'", "'/api/user/social'", { breaks: ['R142'] }],
  ]),
  ...inFile('core/auth/login/use-arrival.ts', { test: ARRIVAL, breaks: ['R143'] }, [
    ['who could not log in goes home', "to: '/errors'", "to: '/'"],
    ['nobody hears that he could not log in', '      toast.error(failure);\n', '', { breaks: ['R141'] }],
  ]),
  ...inFile('core/auth/login/SocialPage.tsx', { test: ARRIVAL, breaks: ['R142'] }, [
    ['the code is not sent', '{ code, type } }', '{ code: type, type } }'],
    [
      'a failed social login is told in other words',
      't`Error during Social login`',
      't`Something went wrong`',
      { breaks: ['R143'] },
    ],
  ]),
  ...inFile('core/api/headers.ts', { test: CALL, breaks: ['R144'] }, [
    ['any kind of answer is taken', "accept: 'application/json'", "accept: '*/*'"],
    ['calls have no key', "    'auth-key': sources.authKey,\n", ''],
    ['the server is asked in English', "'accept-language': sources.language", "'accept-language': 'en'"],
    ['nothing is compressed', "    'accept-encoding': 'gzip',\n", ''],
    [
      'nobody is known',
      'if (sources.token) headers',
      "if (sources.token && headers['token']) headers",
      { breaks: ['R145'] },
    ],
    [
      'who is nobody sends a token',
      "if (sources.token) headers['x-access-token'] = sources.token;",
      "headers['x-access-token'] = sources.token ?? '';",
      { breaks: ['R145'] },
    ],
    ['the session goes to every host', ' && url.host === gatekeeper.host', '', { breaks: ['R147'] }],
    [
      'the gatekeeper knows nobody',
      "headers['token'] = gatekeeper.token",
      "headers['x-token'] = gatekeeper.token",
      { breaks: ['R147'] },
    ],
  ]),
  ...inFile('core/api/client.ts', { test: CALL, breaks: ['R144'] }, [
    [
      'calls go to the page’s own host',
      "joinUrl(deps.baseUrl ?? ''",
      "joinUrl(''",
      { test: 'core/shell/start-up.test.tsx' },
    ],
    ['answers are kept', "cache: 'no-store'", "cache: 'default'", { breaks: ['R146'] }],
    [
      'what is asked for is not sent',
      '...(input.query ? { query: input.query } : {}),',
      '',
      { breaks: ['R148'] },
    ],
    [
      'nobody hears of the end of a session',
      '        deps.onUnauthorized?.();\n',
      '        void 0;\n',
      { breaks: ['R149'] },
    ],
    [
      'a refusal is an answer',
      '      throw error;\n    }\n    return answer;',
      '    }\n    return answer;',
      { breaks: ['R149'] },
    ],
    [
      'a failed call says nothing',
      'const error = errorOfAnswer(answer.status, body, () => say(msg`Something went wrong`));',
      "const error = errorOfAnswer(answer.status, body, () => '');",
      { breaks: ['R163'] },
    ],
  ]),
  ...inFile('core/contract/message-of.ts', { test: CALL, breaks: ['R163'] }, [
    ['what the server says is not told', "text(body['data']) ?? text(body['message']) ??", ''],
  ]),
  ...inFile('core/session/session-expiry.ts', { test: SESSION, breaks: ['R150'] }, [
    ['an expired session goes on', '    endSession();\n', ''],
    [
      'the end of a session is told in other words',
      't`Your session has expired, Please login again.`',
      't`Please log in`',
    ],
    [
      'after two seconds the browser goes home',
      'HOME_DELAY = 600',
      'HOME_DELAY = 2_000',
      { breaks: ['R151'] },
    ],
    ['who is at home goes home', "pathOf(left) === '/' || ", '', { breaks: ['R151'] }],
  ]),
  ...inFile('core/auth/login/LogoutPage.tsx', { test: SHELL, breaks: ['R152'] }, [
    ['a logout is told in other words', 't`Logging out...`', 't`Please wait`'],
    ['a logout takes a second', 'LOGOUT_DELAY = 100', 'LOGOUT_DELAY = 1_000'],
    ['a logout leaves the storage', '    localStorage.clear();\n', ''],
    ['a logout leads to the login', "to: '/', replace", "to: '/login', replace"],
    ['a logout ends nothing', '  endSession(store);\n', '', { breaks: ['R153'] }],
  ]),
  ...inFile('core/session/session.ts', { test: SESSION, breaks: ['R153'] }, [
    ['the cookie outlives the session', '  clearToken();\n', ''],
    ['the page that was wanted outlives the session', '  store.set(deepLinkAtom, null);\n', ''],
    [
      'a session begins as a client',
      "user: { role: 'agent' },\n  token: null",
      "user: { role: 'client' },\n  token: null",
      { breaks: ['R157'] },
    ],
  ]),
  ...inFile('core/session/token.ts', { test: SESSION, breaks: ['R156'] }, [
    ['a session lasts a day', '604_800', '86_400'],
  ]),
  ...inFile('core/tenant/flags.ts', { test: 'core/tenant/tenant.test.ts', breaks: ['R155'] }, [
    ['debugging lasts an hour', '86_400', '3_600'],
    [
      'debugging is over with the next page',
      "writeCookie(DEBUG_COOKIE, 'true', DEBUG_COOKIE_SECONDS)",
      'return true',
    ],
  ]),
  ...inFile('core/plugin/host.ts', { test: 'core/plugin/host.test.ts', breaks: ['R158'] }, [
    ['code is waited for for a minute', 'loadTimeoutMs = 120_000', 'loadTimeoutMs = 60_000'],
  ]),
  ...inFile('core/shell/views/LoadErrorView.tsx', { test: SHELL, breaks: ['R158'] }, [
    [
      'a part that did not load is told with a minute',
      'CHUNK_TIMEOUT_SECONDS = 120',
      'CHUNK_TIMEOUT_SECONDS = 60',
    ],
    [
      'a part that did not load is told in other words',
      't`Something failed to load. Please reload the page.`',
      't`Something went wrong`',
    ],
  ]),
  ...inFile('core/report/build-report.ts', { test: REPORT, breaks: ['R159'] }, [
    ['errors of qa are not reported', "['uat', 'qa', 'prod']", "['uat', 'prod']"],
    [
      'errors are reported everywhere',
      "['uat', 'qa', 'prod'].includes(environment) ? 1 : 0",
      'environment === null ? 0 : 1',
    ],
  ]),
  ...inFile('core/state/persisted.ts', { test: KEPT, breaks: ['R160'] }, [
    ['what is kept is version 2', 'STORAGE_VERSION = 1', 'STORAGE_VERSION = 2'],
    ['what is kept has another name', "'caravel-prod'", "'caravel'"],
    ['the theme is not kept', "  'theme',\n", '', { breaks: ['R161'] }],
    ['who is signed in is kept', "  'gatekeeper',\n]", "  'gatekeeper',\n  'user',\n]", { breaks: ['R162'] }],
    [
      'whatever was kept is read',
      'Object.fromEntries(PERSISTED_KEYS.flatMap((key) => (key in state ? [[key, state[key]]] : [])))',
      'state',
      { breaks: ['R162'] },
    ],
  ]),
  ...inFile('core/account/home/TravellerHome.tsx', { test: HOME, breaks: ['R164'] }, [
    ['figures that failed say nothing', '{counts.isError ? (', '{counts.isPending ? ('],
    ['a list that failed says nothing', '{recent.isError ? (', '{recent.isPending ? ('],
    [
      'figures are asked for without an address',
      "email: user?.email ?? ''",
      "email: user?.name ?? ''",
      { breaks: ['R165'] },
    ],
  ]),
  ...inFile('core/contract/people/profile.ts', { test: HOME, breaks: ['R165'] }, [
    ['figures are asked for elsewhere', "'/api/user/getUserBookingCount'", "'/api/user/bookingCount'"],
    [
      'the file of trips is elsewhere',
      "'/api/user/bookings/download.csv'",
      "'/api/user/bookings.csv'",
      { test: TRIPS, breaks: ['R173'] },
    ],
  ]),
  ...inFile('core/contract/constants.ts', { test: SESSION, breaks: ['R166'] }, [
    ['a sales agent is a client', "['AgencyOwner', 'SalesAgent']", "['AgencyOwner']"],
    ['a client is an agent', "['AgencyOwner', 'SalesAgent']", "['AgencyOwner', 'SalesAgent', 'Client']"],
  ]),
  ...inFile('core/contract/refusals/account.ts', { test: 'core/auth/screens.test.tsx', breaks: ['R170'] }, [
    [
      'who is inactive is told something else',
      "'Your account is inactive, kindly contact the Agency Owner'",
      "'Your account is inactive'",
    ],
  ]),
  ...inFile('server/auth/admission.ts', { test: 'server/accounts/reset.test.ts', breaks: ['R170'] }, [
    ['an inactive account comes in', "if (user.status !== 'Active')", "if (user.status === 'Gone')"],
  ]),
  ...inFile('core/account/trip-filter.ts', { test: TRIPS, breaks: ['R172'] }, [
    ['trips are not filtered by category', '...(category ? { category } : {}),\n', ''],
    ['trips are not filtered by status', '...(state ? { state } : {}),\n', ''],
  ]),
  ...inFile('core/account/use-trips-download.ts', { test: TRIPS, breaks: ['R173'] }, [
    ['the file of trips is asked for without the code', '{ secretCode: true }', '{}'],
  ]),
  ...inFile(
    'server/profile/done-lately.ts',
    { test: 'server/profile/done-lately.test.ts', breaks: ['R173'] },
    [
      [
        'any code opens the file of trips',
        'if (!isSame(request.secretCode, secretCode))',
        'if (!request.secretCode)',
      ],
      [
        'the own list has all bookings of the agency',
        '          size,\n          ownOnly: true,',
        '          size,\n          ownOnly: false,',
        { breaks: ['R432'] },
      ],
    ],
  ),
  ...inFile('core/account/profile/personal/personal-form.ts', { test: FORMS, breaks: ['R175'] }, [
    ['nobody needs a first name', 'if (!firstName.trim())', 'if (firstName === null)'],
    ['nobody needs a last name', 'if (!lastName.trim())', 'if (lastName === null)'],
    ['nobody needs a home airport', 'if (!form.homeAirport)', "if (form.homeAirport === '-')"],
    [
      'nobody needs a street',
      'if (!form.streetAddress.trim()) errors',
      'if (form.streetAddress === null) errors',
    ],
    ['nobody needs a country', 'if (!form.country)', "if (form.country === '-')"],
    ['nobody needs a state', 'if (!form.state.trim())', 'if (form.state === null)'],
    ['nobody needs a city', 'if (!form.city.trim()) errors', 'if (form.city === null) errors'],
    ['any phone will do', '&& !isPhone(phone)', '&& phone.length > 99', { breaks: ['R176'] }],
  ]),
  ...inFile('core/account/profile/security/password-form.ts', { test: FORMS, breaks: ['R177'] }, [
    ['a new password is confirmed by anything', ' || confirmPassword !== newPassword', ''],
    [
      'the current password is a new one',
      'else if (newPassword === currentPassword)',
      "else if (newPassword === '')",
      { breaks: ['R178'] },
    ],
  ]),
  ...inFile('core/account/profile/security/password-outcome.ts', { test: FORMS, breaks: ['R179'] }, [
    [
      'a wrong current password is any failure',
      "if (error.reason === wrongPassword.reason) return { at: 'currentPassword', said: wrongPassword };\n",
      '',
    ],
    [
      'a failed change says what the server says',
      'isTold ? saidBy(error) : passwordNotChanged',
      'saidBy(error)',
    ],
  ]),
  ...inFile('core/account/profile/picture/picture-file.ts', { test: PICTURE, breaks: ['R180'] }, [
    ['a picture has any size', 'if (file.size > limit)', 'if (file.size > limit * 2)'],
    [
      'a picture that is aborted has failed',
      "if (signal?.aborted) return reject(new PictureError('aborted'));",
      "if (signal?.aborted) return reject(new PictureError('failed'));",
      { breaks: ['R181'] },
    ],
    [
      'a picture that failed is not told',
      "reader.onerror = () => reject(new PictureError('failed'));",
      "reader.onerror = () => reject(new PictureError('damaged'));",
      { breaks: ['R181'] },
    ],
  ]),
  ...inFile('core/account/profile/picture/send-picture.ts', { test: PICTURE, breaks: ['R182'] }, [
    ['a picture goes elsewhere', "request.open('PUT', url)", "request.open('PUT', '/files')"],
  ]),
  ...inFile(
    'core/account/profile/personal/use-card.ts',
    { test: 'core/account/profile/profile.test.tsx', breaks: ['R183'] },
    [['a failed save says nothing', 'toast.error(t`Error while updating profile`);', 'void 0;']],
  ),
  ...inFile(
    'core/account/profile/picture/use-problem-words.ts',
    { test: 'core/account/profile/picture/problem-words.test.tsx', breaks: ['R180'] },
    [
      [
        'a picture that is too large is told in other words',
        't`Maximum image size is 5MB`',
        't`This picture is too large`',
      ],
      [
        'an aborted picture has failed',
        't`File reading was aborted`',
        't`File reading has failed`',
        { breaks: ['R181'] },
      ],
    ],
  ),
  ...inFile('core/contract/people/profile.ts', { test: 'server/files/upload.test.ts', breaks: ['R182'] }, [
    [
      'an address is asked for without what it is for',
      "fieldName: z.enum(['profilePicture', 'logo', 'mobileLogo']),",
      "field: z.enum(['profilePicture', 'logo', 'mobileLogo']),",
    ],
  ]),
  ...inFile('core/app/core-routes.ts', { test: 'core/auth/screens.test.tsx', breaks: ['R434'] }, [
    [
      'who confirms an address has to be known',
      "  path: '/verify',\n",
      "  path: '/verify',\n  beforeLoad: requireProfile,\n",
    ],
  ]),
]);
