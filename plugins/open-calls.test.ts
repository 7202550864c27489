import { expect, it } from 'vitest';
import type { AnyEndpoint } from '@/core/contract/endpoint';

const contracts = import.meta.glob<Record<string, unknown>>(
  ['../core/contract/**/*.ts', './*/contract.ts', './*/contract/**/*.ts', '!**/*.test.ts'],
  { eager: true },
);
const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'method' in value;
const calls = new Map(
  Object.values(contracts)
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .map((call) => [`${call.method} ${call.path}`, call.access]),
);
const openTo = (access: string) =>
  [...calls]
    .filter((call) => call[1] === access)
    .map(([name]) => name)
    .sort();

it('R168 visitors log in, sign up, reset passwords and read what is public, and nothing else', () => {
  expect(calls.size).toBeGreaterThan(100);
  expect(openTo('public')).toEqual([
    'GET /api/agency',
    'GET /api/agency/coupons/{code}/verify',
    'GET /api/agency/invitations/{id}',
    'GET /api/agency/subdomain/availability',
    'GET /api/agency/subscriptions/plans',
    'GET /api/agency/subscriptions/verify/{id}',
    'GET /api/car-rental/findCountries/EN',
    'GET /api/car-rental/getStaticData',
    'GET /api/code',
    'GET /api/getCurrentPaymentGateway',
    'GET /api/multi-currency/exchange',
    'GET /api/places',
    'GET /api/reference/airports',
    'GET /api/reference/placePhoto',
    'GET /api/v2/flight/airports',
    'POST /api/agency',
    'POST /api/agency/agents',
    'POST /api/agency/subscriptions/enter',
    'POST /api/errors',
    'POST /api/social',
    'POST /api/sso',
    'POST /api/user/forgotPassword',
    'POST /api/user/forgotPasswordLink',
    'POST /api/user/forgotPwdValidity',
    'POST /api/user/login',
    'POST /api/user/resendVerification',
    'POST /api/user/secondFactor',
    'POST /api/user/signUp',
    'POST /api/user/updateUserActiveStatus',
  ]);
});

it.each([
  ['invite agents', 'POST /api/agency/invitations'],
  ['change the status of clients', 'PATCH /api/agency/clients/user-status'],
  ['change the status of agents', 'PATCH /api/agency/agents/user-status'],
  ['make clients agents', 'PATCH /api/agency/clients/user-type'],
  ['make agents clients', 'PATCH /api/agency/agents/user-type'],
  ['toggle wallets of clients', 'PATCH /api/agency/clients/reward-wallet'],
  ['toggle wallets of agents', 'PATCH /api/agency/agents/reward-wallet'],
  ['set markups of clients', 'PATCH /api/agency/clients/markups/{id}'],
  ['set markups of agents', 'PATCH /api/agency/agents/markups/{id}'],
  ['upload clients', 'POST /api/agency/clients/create'],
  ['export clients', 'GET /api/agency/clients/exports'],
  ['act on many clients', 'POST /api/agency/clients/actions'],
])('R443 only the owner may %s', (_, call) => {
  expect(calls.get(call)).toBe('owner');
});
