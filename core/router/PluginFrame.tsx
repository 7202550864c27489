import { Outlet } from '@tanstack/react-router';
import { BookingForSlot } from '../booking-for/BookingForSlot';
import { QueryScope } from '../state/QueryScope';

/** What stands around every page of a plugin. */
export default function PluginFrame() {
  return (
    <QueryScope>
      <BookingForSlot />
      <Outlet />
    </QueryScope>
  );
}
