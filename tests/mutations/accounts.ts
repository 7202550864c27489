import { inFile, mutants } from './mutant';

const AUTH = 'server/auth/auth.test.ts';
const RULES = 'server/auth/auth-rules.test.ts';
const FACTOR = 'server/auth/second-factor/second-factor.test.ts';
const ENDED = { test: 'server/auth/ended-here.test.ts', breaks: ['SEC-05'] };
const OWNER = { test: 'plugins/open-calls.test.ts', breaks: ['R443'] };
const OPEN = { test: 'core/app/open-pages.test.tsx', breaks: ['R434'] };

export default mutants([
  ...inFile('server/auth/password.ts', { test: 'server/auth/password.test.ts', breaks: ['SEC-08'] }, [
    [
      'the decoy’s text opens accounts without a password',
      'return matches && passwordHash != null;',
      'return matches;',
      { isDear: true },
    ],
    ['every password opens', 'return matches && passwordHash', 'return passwordHash', { breaks: ['SEC-06'] }],
    ['passwords are kept cheaply', 'memoryCost: 19_456', 'memoryCost: 4_096', { breaks: ['SEC-06'] }],
  ]),
  ...inFile('server/auth/handlers.ts', { test: AUTH, breaks: ['SEC-12'] }, [
    [
      'a profile leads to another site',
      'navigateTo: ownPath(row.navigate_to)',
      'navigateTo: row.navigate_to',
    ],
    ['a disabled account gets in', 'requireActiveUser(user);', '', { breaks: ['SEC-05'] }],
    [
      'an unverified account gets in',
      'if (!user.email_verified) throw emailNotVerified();',
      '',
      { breaks: ['R094'] },
    ],
    [
      'unknown accounts cost no work',
      'const isRight = await checkPassword(found?.password_hash, body.password);',
      'const isRight = found ? await checkPassword(found.password_hash, body.password) : false;',
      { breaks: ['SEC-08'] },
    ],
  ]),
  ...inFile('server/auth/own-path.ts', { test: AUTH, breaks: ['SEC-12'] }, [
    ['an address is looked at as it is written alone', 'round < 3', 'round < 0'],
    ['a backslash is a path', '/[\\\\\\p{Cc}]/u', '/[\\p{Cc}]/u'],
  ]),
  ...inFile('server/auth/sessions.ts', ENDED, [
    ['an ended session is remembered', 'sessionsEnded(agencyId);\n}', '}'],
    [
      'a session never ends for want of a call',
      ".where('last_seen_at', '>', new Date(now.getTime() - IDLE_MS))",
      '',
      { test: AUTH },
    ],
    [
      'a session lasts longer than its cookie',
      'expires_at: new Date(now.getTime() + ABSOLUTE_MS)',
      'expires_at: new Date(now.getTime() + 2 * ABSOLUTE_MS)',
      { test: AUTH },
    ],
    ['a disabled user goes on', ".where('app_user.status', '=', 'Active')", '', { test: AUTH }],
    [
      'tokens are stored as they are',
      'token_hash: hashToken(token),',
      'token_hash: token,',
      { test: AUTH, breaks: ['SEC-04'] },
    ],
  ]),
  ...inFile(
    'server/auth/session-cache.ts',
    { test: 'server/auth/session-cache.test.ts', breaks: ['SEC-05'] },
    [
      ['forgetting forgets nothing', 'known.delete(agencyId);', '', { isDear: true }],
      [
        'what was looked up before an ending is remembered after it',
        'if (user && endings === before)',
        'if (user)',
      ],
      [
        'agencies share what they know',
        'const held = known.get(agencyId)?.get(key);',
        'const held = [...known.values()].map((of) => of.get(key)).find(Boolean);',
        { breaks: ['SEC-03', 'SEC-33'] },
      ],
      [
        'it is remembered for long where nobody tells of endings',
        'isTold() ? TOLD_MS : REMEMBER_MS',
        'TOLD_MS',
      ],
      ['a clock that was set back makes it last', 'age >= 0 && ', ''],
    ],
  ),
  ...inFile('server/profile/password.ts', ENDED, [
    ['a new password leaves the other sessions', 'await endSessions(tx, agencyId, { userId });', ''],
  ]),
  ...inFile('server/auth/throttle.ts', { test: RULES, breaks: ['SEC-07'] }, [
    ['guessing goes on', '      if (wait !== null) throw tooMany(wait);\n', ''],
    ['one guesser locks out everybody', 'await byNetwork.take(key, from)', 'await byNetwork.take(key)'],
    ['agencies share their wrong passwords', 'const key = `${agencyId}:${account}`;', 'const key = account;'],
    [
      'accounts share their wrong passwords',
      'const key = `${agencyId}:${account}`;',
      'const key = agencyId;',
    ],
    [
      'many addresses guess as fast as they can',
      '      if (waits.some((each) => each !== null)) await sleep(SLOW_MS);\n',
      '',
    ],
    [
      'one account after the other is guessed as fast as can be',
      ', await byAgency.take(agencyId)];',
      '];',
      { breaks: ['SEC-45'] },
    ],
    ['wrong tries of before count after a right one', '        await byNetwork.forget(key, from);\n', ''],
    [
      'a broken server counts as wrong tries',
      '        if (!(error instanceof HttpError) || error.status >= 500)\n',
      '        if (false as boolean)\n',
    ],
    ['eleven passwords are guessed', 'PER_NETWORK = 10', 'PER_NETWORK = 11', { test: AUTH }],
  ]),
  ...inFile('server/auth/raw-session.ts', { test: RULES, breaks: ['SEC-01'] }, [
    ['anybody with a session is staff', 'user?.isStaff ?? false', 'user !== null'],
  ]),
  ...inFile('server/auth/admission.ts', { test: AUTH, breaks: ['R093'] }, [
    ['an inactive agency lets people in', '  if (!agency.isActive) throw', '  if (false as boolean) throw'],
    [
      'a second factor is not asked for',
      '(await hasSecondFactor(tx, person))\n',
      '(false as boolean)\n',
      { test: FACTOR, breaks: ['SEC-13'] },
    ],
    [
      'logins are not counted',
      "login_count: eb('login_count', '+', 1)",
      "login_count: eb('login_count', '+', 0)",
      { breaks: ['R074'] },
    ],
  ]),
  ...inFile('server/auth/own-password.ts', { test: FACTOR, breaks: ['SEC-13'] }, [
    [
      'any password is the own one',
      '    if (await checkPassword(password_hash, password)) return;\n',
      '    if (await checkPassword(password_hash, password) || password) return;\n',
    ],
  ]),
  ...inFile(
    'server/auth/second-factor/totp.ts',
    { test: 'server/auth/second-factor/totp.test.ts', breaks: ['SEC-13'] },
    [
      ['a code is good again and again', 'if (isSame && step > after)', 'if (isSame)'],
      ['a code is good once more', 'if (isSame && step > after)', 'if (isSame && step >= after)'],
      ['a code is good for two minutes and a half', 'DRIFT = 1', 'DRIFT = 2'],
      ['clocks of phones may not be off', 'DRIFT = 1', 'DRIFT = 0'],
    ],
  ),
  ...inFile(
    'server/auth/second-factor/recovery.ts',
    { test: 'server/auth/second-factor/totp.test.ts', breaks: ['SEC-13'] },
    [
      [
        'two people’s codes look the same',
        '`${agencyId} ${userId} ${normal(code)}`',
        '`${agencyId} ${normal(code)}`',
        { breaks: ['SEC-37'] },
      ],
      [
        'recovery codes are hashed without a secret',
        "hkdfSync('sha256', signingSecret, 'caravel",
        "hkdfSync('sha256', 'caravel', 'caravel",
        { breaks: ['SEC-37'] },
      ],
      [
        'a recovery code has to be typed with its hyphen',
        "code.toLowerCase().replace(/[\\s-]/g, '')",
        'code.toLowerCase()',
      ],
    ],
  ),
  ...inFile('server/auth/second-factor/challenge.ts', { test: FACTOR, breaks: ['SEC-13'] }, [
    [
      'a login waits for its code without an end',
      "    .where('expires_at', '>', now)\n    .where('wrong",
      "    .where('wrong",
    ],
    [
      'codes are guessed without an end',
      "    .where('wrong_codes', '<', WRONG_CODES)\n",
      '',
      { breaks: ['SEC-07'] },
    ],
    [
      'wrong codes are not counted',
      "wrong_codes: eb('wrong_codes', '+', 1)",
      "wrong_codes: eb('wrong_codes', '+', 0)",
      { breaks: ['SEC-07'] },
    ],
    ['six wrong codes are let pass', 'WRONG_CODES = 5', 'WRONG_CODES = 6', { breaks: ['SEC-07'] }],
  ]),
  ...inFile('server/auth/second-factor/store.ts', { test: FACTOR, breaks: ['SEC-13'] }, [
    [
      'a factor that is not confirmed holds up a login',
      'return row?.confirmed_at != null;',
      'return row != null;',
    ],
    [
      'a factor that is on is replaced',
      "            .where('second_factor.confirmed_at', 'is', null),",
      '            ,',
    ],
    [
      'the code that confirmed it opens',
      '{ last_step: step, confirmed_at: now }',
      '{ last_step: 0, confirmed_at: now }',
    ],
    ['a code opens twice', '      await change(tx, person, { last_step: step });\n', ''],
    [
      'a recovery code opens twice',
      "          .where('used_at', 'is', null)\n          .returning",
      '          .returning',
    ],
    [
      'the secret stands in the database',
      "box.seal(person.agencyId, secret.toString('base64url'))",
      "secret.toString('base64url')",
      { breaks: ['SEC-37'] },
    ],
  ]),
  ...inFile(
    'server/auth/password-policy/index.ts',
    { test: 'server/auth/password-policy/policy.test.ts', breaks: ['SEC-06'] },
    [
      ['the own name is a password', "names.join(' ')]", "'']"],
      ['the agency’s name is a password', '[agencyName, subdomain, local', '[local'],
      ['the own address is a password', 'subdomain, local, names', 'subdomain, names'],
      ['passwords need no signs of every kind', '  if (problem) return problem;\n', ''],
    ],
  ),
  ...inFile(
    'server/auth/password-policy/guessable.ts',
    { test: 'server/auth/password-policy/policy.test.ts', breaks: ['SEC-06'] },
    [
      ['signs for letters hide a common word', 'sign) => LEET[sign] ?? sign', 'sign) => sign'],
      ['a walk over the keyboard is a password', '  if (isColumns(password)) return true;\n', ''],
      ['a word twice is a password', ' || isTwice(base, COMMON_WORDS)', ''],
      ['a run of keys is a password', ' || isRun(base);', ';'],
    ],
  ),
  ...inFile('server/auth/handlers.ts', { test: RULES, breaks: ['R093'] }, [
    ['large letters are another account', 'body.email.trim().toLowerCase()', 'body.email.trim()'],
    [
      'clients of an own system log in directly',
      ' && !(await mayLogInDirectly(agency))',
      ' && !mayLogInDirectly',
      { test: 'server/identity/sso.test.ts', breaks: ['SEC-11'] },
    ],
    [
      'the published password opens a real site',
      ' || isPublishedPassword(body.password, services.config))',
      ')',
      { test: 'server/auth/published-password.test.ts', breaks: ['SEC-06'] },
    ],
    [
      'logging out ends every session',
      '{ sessionId: user.sessionId }',
      '{ userId: user.id }',
      { test: AUTH, breaks: ['SEC-05'] },
    ],
    [
      'a language that there is not is kept',
      "      if (!language.success) throw invalid(requestRefusals.language, 'lang');\n",
      '',
      { test: AUTH, breaks: ['R015'] },
    ],
  ]),
  ...inFile('server/auth/sessions.ts', { test: AUTH, breaks: ['SEC-05'] }, [
    ['a session is good for good', "    .where('expires_at', '>', now)\n", ''],
    [
      'the last call is forgotten',
      '      .set({ last_seen_at: now })\n',
      '      .set({ last_seen_at: row.last_seen_at })\n',
    ],
  ]),
  ...inFile('core/contract/people/account.ts', OWNER, [
    [
      'an agent invites agents',
      "path: '/api/agency/invitations',\n  access: 'owner',",
      "path: '/api/agency/invitations',\n  access: 'staff',",
    ],
  ]),
  ...inFile('plugins/administration/contract/users.ts', OWNER, [
    [
      'an agent deactivates agents',
      "agents/user-status',\n  access: 'owner',",
      "agents/user-status',\n  access: 'staff',",
    ],
    [
      'an agent makes clients agents',
      "clients/user-type',\n  access: 'owner',",
      "clients/user-type',\n  access: 'staff',",
    ],
    [
      'an agent makes agents clients',
      "agents/user-type',\n  access: 'owner',",
      "agents/user-type',\n  access: 'staff',",
    ],
  ]),
  ...inFile('plugins/administration/contract/client-actions.ts', OWNER, [
    [
      'an agent acts on many clients',
      "clients/actions',\n  access: 'owner',",
      "clients/actions',\n  access: 'staff',",
    ],
  ]),
  ...inFile('plugins/administration/contract/client-upload.ts', OWNER, [
    [
      'an agent uploads clients',
      "clients/create',\n  access: 'owner',",
      "clients/create',\n  access: 'staff',",
    ],
  ]),
  ...inFile('plugins/administration/contract/markups.ts', OWNER, [
    [
      'an agent sets markups of clients',
      "method: 'PATCH',\n  path: '/api/agency/clients/markups/{id}',\n  access: 'owner',",
      "method: 'PATCH',\n  path: '/api/agency/clients/markups/{id}',\n  access: 'staff',",
    ],
  ]),
  ...inFile('core/app/core-routes.ts', OPEN, [
    [
      'a new password needs a token',
      "  path: '/newPassword',\n",
      "  path: '/newPassword',\n  beforeLoad: requireProfile,\n",
    ],
    [
      'an expired link needs a token',
      "  path: '/expired',\n",
      "  path: '/expired',\n  beforeLoad: requireProfile,\n",
    ],
    ['errors need a token', "  path: '/errors',\n", "  path: '/errors',\n  beforeLoad: requireProfile,\n"],
    [
      'who logs in needs a token',
      "  path: '/login',\n",
      "  path: '/login',\n  beforeLoad: requireProfile,\n",
    ],
    [
      'legal texts need a token',
      "  path: '/privacy-policy',\n",
      "  path: '/privacy-policy',\n  beforeLoad: requireProfile,\n",
    ],
  ]),
  ...inFile('plugins/reward-wallet/contract/office.ts', OWNER, [
    [
      'an agent toggles wallets of clients',
      "clients/reward-wallet',\n  access: 'owner',",
      "clients/reward-wallet',\n  access: 'staff',",
    ],
    [
      'an agent toggles wallets of agents',
      "agents/reward-wallet',\n  access: 'owner',",
      "agents/reward-wallet',\n  access: 'staff',",
    ],
  ]),
]);
