import { keepPreviousData, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { useAddress } from '../address/use-address';
import type { ApiError } from '../api/error';
import { type Call, useCall } from '../query/call';

/** The rows that are asked for: so many, `from` so many of them on. */
export interface Window {
  from: number;
  size: number;
}

type Asking<Answer> = Omit<UseQueryOptions<Answer, ApiError>, 'queryKey' | 'queryFn' | 'select'> & {
  /** Rows on a page. */
  size?: number;
};

export interface Listed<Answer> {
  query: UseQueryResult<Answer, ApiError>;
  page: number;
  size: number;
  onPage: (page: number) => void;
}

/** One page of a list; the page before stays until it is there. */
export function usePage<Answer>(
  call: (window: Window) => Call<Answer>,
  [page, onPage]: readonly [page: number, onPage: (page: number) => void],
  { size = 20, ...asking }: Asking<Answer> = {},
): Listed<Answer> {
  const query = useCall(call({ from: (page - 1) * size, size }), {
    placeholderData: keepPreviousData,
    ...asking,
  } as Asking<Answer>);
  return { query, page, size, onPage };
}

/**
 * One page of a list whose filters and page stand in the address. Another page is a step that Back takes back, and begins at
 * the top of the window; another filter is none, and begins on the first page. `narrowedBy`: what of the address are filters.
 */
export function useList<Address extends { page?: number | undefined; size?: number | undefined }, Answer>(
  schema: z.ZodMiniType<Address>,
  narrowedBy: readonly (keyof Address)[],
  call: (address: Address, window: Window) => Call<Answer>,
  { size = 20, ...asking }: Asking<Answer> = {},
) {
  const address = useAddress(schema);
  const navigate = useNavigate();
  const go = (part: Partial<Address>, how?: { replace: boolean; resetScroll: boolean }) =>
    void navigate({
      to: '.',
      search: (before: Address) => ({ ...before, page: undefined, ...part }),
      ...how,
    } as never);
  const change = (part: Partial<Address>): void => go(part, { replace: true, resetScroll: false });
  const onPage = (page: number) => go({ page: page === 1 ? undefined : page } as Partial<Address>);
  return {
    ...usePage((window) => call(address, window), [address.page ?? 1, onPage], {
      size: address.size ?? size,
      ...asking,
    }),
    onSize: (next: number) => change({ size: next === size ? undefined : next } as Partial<Address>),
    address,
    change,
    isNarrowed: narrowedBy.some((name) => address[name] !== undefined),
    clear: () => change(Object.fromEntries(narrowedBy.map((name) => [name, undefined])) as Partial<Address>),
  };
}
