import { z } from 'zod/mini';
import { inputRefusals } from '../refusals/input';

/** ISO 4217 code, upper case. */
export const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/, inputRefusals.currencyForm.reason));

/** An amount in the currency's minor units (cents for USD, whole yen for JPY). */
export const Money = z.object({ amount: z.int(), currency: CurrencyCode });
export type Money = z.output<typeof Money>;

/** An amount that a person sends, such as the price on screen: never below nothing. */
export const SentMoney = z.object({ amount: z.int().check(z.nonnegative()), currency: CurrencyCode });
