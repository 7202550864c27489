import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { lenient, useAddress } from '@/core/address/use-address';
import { HOTEL_COMPARE } from '../../contract';

const Address = z.object({ compare: lenient(z.string().check(z.maxLength(200))) });

/** The properties that are compared, which stand in the address (R260). */
export function useCompared() {
  const { compare = '' } = useAddress(Address);
  const navigate = useNavigate();
  const compared = compare.split(',').filter(Boolean).slice(0, HOTEL_COMPARE.max);
  return {
    compared,
    setCompared: (ids: readonly string[]) =>
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ ...before, compare: ids.join(',') || undefined }),
        replace: true,
        resetScroll: false,
      } as never),
  };
}
