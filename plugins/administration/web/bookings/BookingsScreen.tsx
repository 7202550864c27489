import { useParams } from '@tanstack/react-router';
import { useContributions, useHostSnapshot } from '@/core/plugin/react';
import { NotFoundView } from '@/core/shell/NotFoundView';
import { BookingsList } from './BookingsList';
import { listOf } from '@/core/booking/list-of';

/** `/bookings/{flights, hotels, cars, activities}`: the agency's bookings of one product that it has on (R377). */
export default function BookingsScreen() {
  const { list: slug = '' } = useParams({ strict: false }) as { list?: string };
  const { status } = useHostSnapshot();
  const tabs = useContributions('menu');
  const lists = useContributions('bookings.lists');
  const list = listOf(slug, tabs, lists);
  if (list) return <BookingsList key={list.plugin} list={list} slug={slug.toLowerCase()} />;
  // A product's code may still be on its way.
  return Object.values(status).includes('loading') ? null : <NotFoundView />;
}
