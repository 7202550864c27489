import { useParams } from '@tanstack/react-router';
import { useContributions, useHostSnapshot, useProducts, useServed } from '@/core/plugin/react';
import { NotFoundView } from '@/core/shell/views/NotFoundView';
import { BookingsList } from './list/BookingsList';
import { listOf } from '@/core/selling/after-sale/list-of';

/** `/bookings/{flights, hotels, cars, activities}`: the agency's bookings of one product that it sells or has sold (R377). */
export default function BookingsScreen() {
  const { list: slug = '' } = useParams({ strict: false }) as { list?: string };
  const { status, activation } = useHostSnapshot();
  useServed();
  const tabs = useProducts();
  const lists = useContributions('bookings.lists');
  const list = listOf(slug, tabs, lists);
  if (list) return <BookingsList key={list.plugin} list={list} slug={slug.toLowerCase()} />;
  // A product's code may still be on its way.
  const isComing = Object.entries(status).some(
    ([id, state]) => state === 'loading' || (state === 'waiting' && activation[id] === 'serving'),
  );
  return isComing ? null : <NotFoundView />;
}
