import { useNavigate } from '@tanstack/react-router';
import { useAddress } from '@/core/address/use-address';
import { BookingsSearch } from '../../addresses';

const PAGING: readonly (keyof BookingsSearch)[] = ['page', 'booking', 'hide'];

/** What the address says of the list, and how it is changed: whatever narrows or orders it begins at its first page. */
export function useListAddress() {
  const search = useAddress(BookingsSearch);
  const navigate = useNavigate();
  const go = (next: BookingsSearch, resetScroll: boolean) =>
    void navigate({ to: '.', search: next as never, resetScroll });
  return {
    search,
    change: (part: Partial<BookingsSearch>) => {
      const stays = Object.keys(part).every((key) => PAGING.includes(key as keyof BookingsSearch));
      go({ ...search, ...(stays ? {} : { page: undefined }), ...part }, false);
    },
    replaceAll: (next: BookingsSearch) => go(next, false),
  };
}
