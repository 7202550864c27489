import { inFile, mutants } from './mutant';

const TYPED = 'core/credentials/validate.test.ts';
const SIGN_UP = 'core/auth/sign-up/sign-up.test.tsx';
const FORGOTTEN = 'core/auth/password/forgot-password.test.tsx';
const LINKS = 'core/auth/letter/mailed-links.test.tsx';

/** Faults in how somebody gets an account, a password and a session, and in what is his. */
export default mutants([
  ...inFile('core/contract/people/account-rules.ts', { test: TYPED, breaks: ['R110'] }, [
    ['a name has a single letter', '[...name.trim()].length < 2', '[...name.trim()].length < 1'],
    ['a name ends with a hyphen', 'return NAME.test(name) ? null : fieldRefusals.name;', 'return null;'],
    ['white space before a name is a part of it', "text.replace(/^\\s+/, '')", 'text', { breaks: ['R111'] }],
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
]);
