import { inFile, mutants } from './mutant';

export default mutants([
  ...inFile(
    'plugins/refund-protect/server/plugin.ts',
    { test: 'plugins/refund-protect/server/heard.test.ts', breaks: ['R353'] },
    [
      [
        'nobody writes down what it was changed to',
        'await services.audit.record(tx, {',
        'void (() => undefined as unknown as typeof services.audit.record)()?.(tx, {',
        { breaks: ['SEC-44'] },
      ],
    ],
  ),
  ...inFile(
    'server/agency/applications.ts',
    { test: 'plugins/refund-protect/server/heard.test.ts', breaks: ['SEC-33'] },
    [
      [
        'the price of protection of before lives on',
        '  agencyChanged();\n  return saved;',
        '  return saved;',
      ],
    ],
  ),
  ...inFile(
    'plugins/refund-protect/web/settings.ts',
    { test: 'plugins/failed-protection.test.tsx', breaks: ['R351'] },
    [
      [
        'what cannot be had is waited for without end',
        'query.isError ? DISABLED : (query.data ?? null)',
        'query.data ?? null',
      ],
    ],
  ),
]);
