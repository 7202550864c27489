import { z } from 'zod/mini';
import { defineApplication, type SettingsOf } from '@/core/contract';

/** As calls and the agency's record name it (R356). */
export const REWARD_WALLET = 'xeni-travel-reward-wallet';

/** Hundredths of a percent; twenty percent at most. */
export const MOST_EARNED = 2_000;
const EarnBasisPoints = z.int().check(z.minimum(0), z.maximum(MOST_EARNED));
/** What an outside programme calls the agency: printable signs without a space. */
const Printable = z.string().check(z.maxLength(200), z.regex(/^[\x21-\x7e]*$/));

const RULES = {
  earnBasisPoints: EarnBasisPoints,
  /** Instead of it, by product. */
  productEarnBasisPoints: z.record(z.string().check(z.maxLength(40)), EarnBasisPoints),
  /** Days from the end of a trip until it is credited. */
  creditedAfterDays: z.int().check(z.minimum(0), z.maximum(90)),
  /** Months from a credit until what is left of it expires; 0: never. */
  expiresAfterMonths: z.int().check(z.minimum(0), z.maximum(60)),
  /** The largest share of a price that it may pay. */
  mostShareBasisPoints: z.int().check(z.minimum(100), z.maximum(10_000)),
  /** What a client who joins is given; 0: nothing. */
  welcomeMinor: z.int().check(z.minimum(0), z.maximum(10_000_000)),
  /** Whether clients have it for whom nobody decided otherwise. Agents have it where it was switched on for them. */
  isOnForClients: z.boolean(),
  publicKey: Printable,
  accountId: Printable,
};

/** Some of the rules: one that is not named has no default here, and stays as it is. */
export const SomeRules = z.strictObject(z.partial(z.object(RULES)).shape);

/**
 * How the agency rewards its clients. Percentages in hundredths (125 = 1.25 %), amounts in minor units of the agency's
 * currency. It is earned on what was paid by other means than the wallet, taxes included.
 */
export const rewardWallet = defineApplication({
  id: REWARD_WALLET,
  settings: z.object({
    earnBasisPoints: z._default(RULES.earnBasisPoints, 100),
    productEarnBasisPoints: z._default(RULES.productEarnBasisPoints, {}),
    creditedAfterDays: z._default(RULES.creditedAfterDays, 3),
    expiresAfterMonths: z._default(RULES.expiresAfterMonths, 24),
    mostShareBasisPoints: z._default(RULES.mostShareBasisPoints, 10_000),
    welcomeMinor: z._default(RULES.welcomeMinor, 0),
    isOnForClients: z._default(RULES.isOnForClients, true),
    publicKey: z._default(RULES.publicKey, ''),
    accountId: z._default(RULES.accountId, ''),
  }),
  shown: ['earnBasisPoints', 'productEarnBasisPoints', 'mostShareBasisPoints'],
});

export type RewardWalletSettings = SettingsOf<typeof rewardWallet>;

/** What is earned on a product, in hundredths of a percent. */
export const earnedOn = (
  product: string,
  {
    earnBasisPoints,
    productEarnBasisPoints,
  }: Pick<RewardWalletSettings, 'earnBasisPoints' | 'productEarnBasisPoints'>,
): number => productEarnBasisPoints[product] ?? earnBasisPoints;
