import {
  closePaymentAccount,
  getPaymentAccount,
  openPaymentAccount,
  type PaymentAccount,
} from '@/core/contract';
import { paymentRefusals } from '@/core/contract/refusals/booking';
import { conflict, HttpError } from '../error';
import type { OwnAccount, OwnAccounts } from '../payment';
import { handle, type Handler } from '../ports/handle';

const RETURN_PATH = '/settings/payment';

const shown = (own: OwnAccount | null, isAvailable: boolean): PaymentAccount => ({
  isAvailable,
  takes: own?.state === 'active' ? 'own' : 'platform',
  state: own?.state ?? 'none',
  account: own?.account ?? null,
  feeBasisPoints: own?.feeBasisPoints ?? 0,
});

/** Whose account takes an agency's payments; `accounts` is null where the gateway knows the platform's alone. */
export function paymentAccountHandlers(accounts: OwnAccounts | null): Handler[] {
  return [
    handle(getPaymentAccount, async ({ agency }) => ({
      data: shown((await accounts?.refreshed(agency.id)) ?? null, accounts !== null),
    })),

    handle(openPaymentAccount, async ({ agency, user, tenant, services }) => {
      if (!accounts) throw conflict(paymentRefusals.noOwnAccounts);
      const before = await accounts.read(agency.id);
      const url = await accounts
        .begin({
          id: agency.id,
          name: agency.public.agencyName,
          origin: agency.origin,
          returnUrl: new URL(RETURN_PATH, agency.origin).href,
        })
        .catch((error: unknown) => {
          services.log.warn({ err: error }, 'the gateway opened no account');
          throw new HttpError(502, 'UPSTREAM_FAILED', paymentRefusals.accountFailed);
        });
      const after = await accounts.read(agency.id);
      if (before?.account !== after?.account)
        await tenant((tx) =>
          services.audit.record(tx, {
            agencyId: agency.id,
            userId: user.id,
            action: 'agency.payment-account',
            subject: agency.id,
            before: { account: null },
            after: { account: after?.account ?? null },
          }),
        );
      return { data: { url } };
    }),

    handle(closePaymentAccount, async ({ agency, user, tenant, services }) => {
      if (!accounts) throw conflict(paymentRefusals.noOwnAccounts);
      const before = await accounts.read(agency.id);
      await tenant(async (tx) => {
        if (await accounts.end(tx, agency.id))
          await services.audit.record(tx, {
            agencyId: agency.id,
            userId: user.id,
            action: 'agency.payment-account',
            subject: agency.id,
            before: { account: before?.account ?? null },
            after: { account: null },
          });
      });
      return { data: shown(null, true), message: 'Data updated successfully' };
    }),
  ];
}
