import { inFile, mutants } from './mutant';

const WEB = 'plugins/mail-delivery/web';
const test = `${WEB}/MailApplication.test.tsx`;

/** Faults in what the screens of mail delivery say. */
export default mutants([
  ...inFile(`${WEB}/domain/use-state-words.ts`, { test, breaks: [] }, [
    ['one that was added counts as verified', 't`Added`', 't`Verified`', { breaks: ['M544'] }],
    [
      'nobody says how long it takes',
      't`DNS verification in progress (24-48 hours)`',
      't`DNS verification`',
      { breaks: ['M545'] },
    ],
    ['one that is verified counts as added', 't`Verified`', 't`Added`', { breaks: ['M546'] }],
    ['one that was deleted does not work', 't`Deleted`', 't`Not working`', { breaks: ['M547'] }],
  ]),
  ...inFile(`${WEB}/MailApplication.tsx`, { test, breaks: [] }, [
    [
      'letters never come from the own domain',
      "domain?.domainState === 'verified' && known.enabled ? (",
      "domain?.domainState === 'deleted' ? (",
      { breaks: ['M542'] },
    ],
    [
      'that it is off makes no difference',
      "'verified' && known.enabled ? (",
      "'verified' ? (",
      { breaks: ['M543'] },
    ],
  ]),
  {
    name: 'the application is called what its service is',
    file: 'plugins/mail-delivery/plugin.ts',
    find: 'msg`Mail delivery`',
    put: 'msg`Mailgun`',
    breaks: ['M567'],
    test,
  },
  {
    name: 'of the name of a record its value is copied',
    file: `${WEB}/domain/RecordRow.tsx`,
    find: 'label={t`Name`} value={name}',
    put: 'label={t`Name`} value={value}',
    breaks: ['R412'],
    test,
  },
]);
