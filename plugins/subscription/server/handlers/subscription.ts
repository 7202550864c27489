import { conflict, HttpError } from '@/server/error';
import type { Tx } from '@/server/db/types';
import { handle, type Handler } from '@/server/ports/handle';
import { type BillingField, billingProblem, tidyVat } from '../../contract/billing-rules';
import { subscriptionRefusals } from '../../contract/refusals';
import {
  type BillingDetails,
  cancelSubscription,
  getSubscription,
  resumeSubscription,
  updateBillingDetails,
} from '../../contract/subscription';
import { tell } from '../letters/tell';
import { lockSubscription, note, writeSubscription } from '../store/write';
import type { SubscriptionRow } from '../store/tables';
import { viewFor } from './view';

/** Throws HttpError 409 for an agency that has none of its own. */
async function requireOwn(tx: Tx, agencyId: string, isSubscribed: boolean): Promise<SubscriptionRow> {
  const row = await lockSubscription(tx, agencyId);
  if (!row) throw conflict(isSubscribed ? subscriptionRefusals.arranged : subscriptionRefusals.none);
  return row;
}

/** The details, tidied. Throws HttpError 422 that names every field at fault. */
function readDetails(body: BillingDetails): BillingDetails {
  const fields = (Object.keys(body) as BillingField[]).flatMap((path) => {
    const said = billingProblem(path, body[path] ?? '');
    return said ? [{ path, ...said }] : [];
  });
  if (fields[0]) throw new HttpError(422, 'INVALID_REQUEST', fields[0], { fields });
  const { legalName, email, addressLine, city, state, zipCode, country, vatNumber } = body;
  return {
    ...{ legalName: legalName.trim(), email: email.trim(), addressLine: addressLine.trim() },
    ...{ city: city.trim(), state: state.trim(), zipCode: zipCode.trim(), country },
    vatNumber: tidyVat(vatNumber ?? ''),
  };
}

export const subscriptionHandlers: readonly Handler[] = [
  handle(getSubscription, ({ agency, user, tenant, services }) =>
    tenant((tx) => viewFor(tx, services, { agency, user })),
  ),

  handle(cancelSubscription, ({ agency, user, tenant, services }) =>
    tenant(async (tx) => {
      const now = services.clock.now();
      const row = await requireOwn(tx, agency.id, agency.public.isSubscribed);
      if (row.cancel_at_end || row.standing === 'ended')
        throw conflict(subscriptionRefusals.cancelledAlready);
      // What is not paid has no period to run on: it ends with the next round.
      const isDue = row.standing === 'past_due';
      const ends = isDue ? { grace_until: row.period_until, next_try_at: null } : {};
      await writeSubscription(tx, row, { cancel_at_end: true, ...ends }, now);
      await note(tx, services, {
        ...{ agencyId: agency.id, userId: user.id },
        action: 'subscription.cancel',
        data: { until: row.period_until },
      });
      if (!isDue) await tell(tx, services.jobs, { agencyId: agency.id, kind: 'cancelled' });
      return viewFor(tx, services, { agency, user });
    }),
  ),

  handle(resumeSubscription, ({ agency, user, tenant, services }) =>
    tenant(async (tx) => {
      const row = await requireOwn(tx, agency.id, agency.public.isSubscribed);
      if (!row.cancel_at_end || row.standing === 'ended' || row.standing === 'past_due')
        throw conflict(subscriptionRefusals.notCancelled);
      await writeSubscription(tx, row, { cancel_at_end: false }, services.clock.now());
      await note(tx, services, {
        ...{ agencyId: agency.id, userId: user.id },
        action: 'subscription.resume',
        data: {},
      });
      return viewFor(tx, services, { agency, user });
    }),
  ),

  handle(updateBillingDetails, ({ body, agency, user, tenant, services }) => {
    const billing = readDetails(body);
    return tenant(async (tx) => {
      const row = await requireOwn(tx, agency.id, agency.public.isSubscribed);
      await writeSubscription(tx, row, { billing }, services.clock.now());
      await note(tx, services, {
        ...{ agencyId: agency.id, userId: user.id },
        action: 'subscription.billing-details',
        data: { legalName: billing.legalName, country: billing.country, vatNumber: billing.vatNumber },
      });
      return viewFor(tx, services, { agency, user });
    });
  }),
];
