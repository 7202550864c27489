import { inFile, mutants } from './mutant';

const AUTH = 'server/auth/auth.test.ts';
const ENDED = { test: 'server/auth/ended-here.test.ts', breaks: ['SEC-05'] };

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
]);
