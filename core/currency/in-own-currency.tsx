import { createContext, type ReactNode, useContext } from 'react';
import { useAtomValue } from '../state/use-atom';
import { currencyAtom, ownCurrencyAtom } from './state';

const Own = createContext(false);

/** Whether amounts here stay what they are, whatever currency the reader has chosen. */
export const useOwnCurrency = (): boolean => useContext(Own);

/** Below it every amount is in its own currency: books are not converted, and never mixed. */
export function InOwnCurrency({ children }: { children: ReactNode }) {
  return <Own value={true}>{children}</Own>;
}

/** The currency that prices are shown in elsewhere, and the agency's own. */
export const useShownCurrencies = (): { chosen: string; own: string } => ({
  chosen: useAtomValue(currencyAtom),
  own: useAtomValue(ownCurrencyAtom),
});
