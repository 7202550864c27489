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
  ...inFile(
    'plugins/refund-protect/web/settings.ts',
    { test: 'plugins/refund-protect/web/settings.test.ts', breaks: ['R350'] },
    [
      ['the settings are no base64', 'atob(data)', 'data'],
      [
        'protection costs the markup of nothing',
        'Math.round(settings.refundProtectMarkup * 100)',
        'Math.round(settings.refundProtectMarkup)',
        { breaks: ['R352'] },
      ],
    ],
  ),
  ...inFile('core/say/protected.ts', { test: 'core/say/protected.test.ts', breaks: ['G136'] }, [
    [
      'protection ends by the clocks of UTC',
      "dayAt(at, zone ?? 'UTC') <",
      "dayAt(at, 'UTC') <",
      { breaks: ['G131'] },
    ],
    [
      'what is free anyway is worth protecting',
      ' && (!freeUntil || isProtectedAt(covered, new Date(freeUntil)))',
      '',
    ],
  ]),
  ...inFile(
    'core/selling/checkout/addons/addons.ts',
    { test: 'core/selling/checkout/addons/addons.test.ts', breaks: ['R352'] },
    [
      [
        'a chosen protection is no line of the price',
        "lines: [...price.lines, { kind: 'protection', amount: chosen.amount }],",
        'lines: price.lines,',
      ],
      [
        'a chosen protection is no part of the total',
        'total: addMoney(price.total, chosen.amount),',
        'total: price.total,',
      ],
    ],
  ),
  ...inFile(
    'plugins/refund-protect/server/plugin.ts',
    { test: 'plugins/refund-protect/server/refund-protect.test.ts', breaks: ['R353'] },
    [
      [
        'the markup of protection is not kept',
        'if (isEnabled) await changeMarkup(input, next);',
        'void changeMarkup;',
      ],
    ],
  ),
  ...inFile(
    'server/booking/quote/quote.ts',
    { test: 'server/booking/quote/protection.test.ts', breaks: ['G71'] },
    [
      [
        'protection costs what the buyer’s markup is',
        '{ protection: { basisPoints: protectionBps } }',
        '{ protection: { basisPoints: user.markupBasisPoints ?? protectionBps } }',
      ],
      [
        'protection costs the markup of the product',
        '{ protection: { basisPoints: protectionBps } }',
        '{ protection: { basisPoints: markupFor(agency.pricing, { user, client }, product) } }',
      ],
    ],
  ),
  ...inFile(
    'plugins/refund-protect/server/plugin.ts',
    { test: 'plugins/refund-protect/server/refund-protect.test.ts', breaks: ['G71'] },
    [
      [
        'protection costs the agency’s markup',
        'pricing.protectionBasisPoints || null',
        'pricing.markupBasisPoints || null',
      ],
    ],
  ),
]);
