import { administrationRefusals } from '../../contract/refusals';
import type { Tx } from '@/server/db/types';
import { notFound } from '@/server/error';
import { handle } from '@/server/ports/handle';
import { feeFor, markupFor, markupSteps, price, type UserMarkups } from '@/server/pricing';
import { simulateMarkup } from '../../contract/markups';
import { readAgency } from './agency';
import { changedMarkups, storedPercent } from './change';
import { changedFees } from './fees';
import { readUser } from './users';

/** What was agreed with somebody; null for nobody. Throws HttpError 404. */
async function ownMarkups(tx: Tx, agencyId: string, id: string | undefined): Promise<UserMarkups | null> {
  if (id === undefined) return null;
  const found = await readUser(tx, agencyId, id);
  if (!found) throw notFound(administrationRefusals.markupUnreadable);
  return { markupBasisPoints: found.general, productMarkups: found.products };
}

/** The price of a quote for made-up figures of a supplier, by the rules that quotes are made with. */
export const simulateHandler = handle(simulateMarkup, async ({ body, agency, tenant }) => {
  const { product, wholesale, userId, agentId, withProtection = false, draft = {} } = body;
  const { stored, person, agent } = await tenant(async (tx) => ({
    stored: await readAgency(tx, agency.id),
    person: await ownMarkups(tx, agency.id, userId),
    agent: await ownMarkups(tx, agency.id, agentId),
  }));
  const next = changedMarkups(stored, draft);
  const terms = { markupBasisPoints: next.general ?? 0, productMarkups: next.products };
  const buyer = agent ? { user: agent, client: person } : { user: person };
  const protection =
    draft.refundProtectMarkup === undefined
      ? stored.protection
      : storedPercent(draft.refundProtectMarkup, 'refundProtectMarkup');
  const { currency } = agency.pricing;
  const { fee, productFees } = changedFees(stored, draft);
  const money = (amount: number) => ({ amount, currency });
  const steps = markupSteps(terms, buyer, product);
  const decided = steps.findIndex(({ basisPoints }) => basisPoints !== null);
  return {
    data: {
      price: price(
        { base: money(wholesale), taxes: money(0), published: null, retail: null },
        {
          markupBasisPoints: markupFor(terms, buyer, product),
          feeMinor: feeFor({ feeMinor: fee, productFees }, product),
          ...(withProtection && protection ? { protection: { basisPoints: protection } } : {}),
        },
      ),
      steps: steps.slice(0, decided + 1).map(({ source, basisPoints }) => ({
        source,
        percent: basisPoints === null ? null : basisPoints / 100,
      })),
      decidedBy: steps[decided]!.source,
    },
  };
});
