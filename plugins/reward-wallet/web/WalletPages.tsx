import { Outlet } from '@tanstack/react-router';
import { InOwnCurrency } from '@/core/i18n/in-own-currency';

/** A wallet is kept in the agency's currency, and is told in it whatever the reader has chosen. */
export default function WalletPages() {
  return (
    <InOwnCurrency>
      <Outlet />
    </InOwnCurrency>
  );
}
