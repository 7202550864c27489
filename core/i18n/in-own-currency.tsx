import { createContext, type ReactNode, useContext } from 'react';

const Own = createContext(false);

/** Whether amounts here stay what they are, whatever currency the reader has chosen. */
export const useOwnCurrency = (): boolean => useContext(Own);

/** Below it every amount is in its own currency: books are not converted, and never mixed. */
export function InOwnCurrency({ children }: { children: ReactNode }) {
  return <Own value={true}>{children}</Own>;
}
