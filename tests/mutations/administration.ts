import { inFile, mutants } from './mutant';

const HEARD = { test: 'plugins/administration/server/markups/heard.test.ts', breaks: ['R384', 'SEC-33'] };

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
]);
