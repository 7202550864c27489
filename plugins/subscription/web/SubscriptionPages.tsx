import { Outlet } from '@tanstack/react-router';
import { InOwnCurrency } from '@/core/i18n/in-own-currency';

/** What a subscription costs is said in the currency in which it is charged, whatever the reader has chosen. */
export default function SubscriptionPages() {
  return (
    <InOwnCurrency>
      <Outlet />
    </InOwnCurrency>
  );
}
