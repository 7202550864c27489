import { z } from 'zod/mini';
import { CurrencyCode, endpoint, Money, wholeFrom } from '@/core/contract';
import { Statement, StatementQuery } from './account';

/** Also where it is switched off, for as long as there is something in it. */
export const getOwnWallet = endpoint({
  method: 'GET',
  path: '/api/user/reward-wallet',
  access: 'user',
  servicing: true,
  summary: 'The own reward wallet with its statement, newest first.',
  query: StatementQuery,
  response: z.object({ data: Statement }),
});

export const downloadOwnStatement = endpoint({
  method: 'GET',
  path: '/api/user/reward-wallet/download.csv',
  access: 'user',
  servicing: true,
  summary: 'The whole statement of the own reward wallet, for a spreadsheet.',
  produces: 'text/csv',
  response: z.unknown(),
});

/** Nobody agrees for somebody else: the call is about the caller's own wallet. */
export const letStaffPay = endpoint({
  method: 'PATCH',
  path: '/api/user/reward-wallet',
  access: 'user',
  rate: 'write',
  summary: 'Agrees that staff who book for the caller pay with the own reward wallet, or takes that back.',
  body: z.strictObject({ mayStaffPay: z.boolean() }),
  response: z.object({ data: z.object({ mayStaffPay: z.boolean() }) }),
});

/** What the checkout asks. Staff who book for a client are told of that client's wallet, where the client has agreed. */
export const getPayable = endpoint({
  method: 'GET',
  path: '/api/user/reward-wallet/payable',
  access: 'user',
  forClient: true,
  summary: 'What the reward wallet may pay of a price now, and what the rest earns.',
  query: z.strictObject({
    /** The whole price, in minor units. */
    amount: wholeFrom(0, Number.MAX_SAFE_INTEGER),
    currency: CurrencyCode,
    /** The product that is bought. */
    product: z.string().check(z.maxLength(40)),
  }),
  response: z.object({
    data: z.object({
      /** False: it is not offered. */
      isOn: z.boolean(),
      available: Money,
      /** At most `available` and the share of the price that the agency allows; zero: it pays nothing of it. */
      most: Money,
      /** Of what is paid by other means, in hundredths of a percent. */
      earnBasisPoints: z.int(),
    }),
  }),
});
