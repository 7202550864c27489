import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { BookingForSlot } from '../shell/booking-for/BookingForSlot';
import { usePluginHost } from '../plugin/react';
import { QueryScope } from '../query/QueryScope';
import { useAgency } from '../tenant/agency';

const NotSellingView = lazy(() => import('../shell/subscription/NotSellingView'));

/** What stands around every page of a plugin. What sells is closed while the agency has no subscription. */
export default function PluginFrame() {
  const host = usePluginHost();
  const { isSubscribed } = useAgency();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const owner = host.ownerOf(path);
  const isProduct = owner !== undefined && 'menu' in host.registry[owner]!.activatedBy;
  if (!isSubscribed && isProduct && host.sells(path))
    return (
      <Suspense fallback={null}>
        <NotSellingView />
      </Suspense>
    );
  return (
    <QueryScope>
      <BookingForSlot />
      <Outlet />
    </QueryScope>
  );
}
