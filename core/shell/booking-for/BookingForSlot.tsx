import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { sideAtom } from '../staff/place';
import * as css from '../../selling/client/BookingForBar.css';

const BookingForBar = lazy(() => import('../../selling/client/BookingForBar'));

/** Where something is searched for, chosen and paid; not where it is told that it was. */
const isBooking = (path: string): boolean => /^\/booknow\//i.test(path) && !/\/confirm/i.test(path);

/** The room of the bar, for staff on booking pages; the same one while its code is on its way. */
export function BookingForSlot() {
  const isStaff = useAtomValue(sideAtom) !== null;
  const isHere = useLocation({ select: ({ pathname }) => isBooking(pathname) });
  if (!isStaff || !isHere) return null;
  return (
    <Suspense fallback={<div className={css.room} />}>
      <BookingForBar />
    </Suspense>
  );
}
