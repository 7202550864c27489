import { inFile, mutants } from './mutant';

const TOLD = 'core/selling/after-sale/told-failures.test.tsx';
const GATEWAY = { test: 'core/selling/checkout/pay/gateway.test.tsx', breaks: ['R026'] };

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
]);
