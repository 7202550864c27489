import { useNavigate } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { lenient, useAddress } from '@/core/address/use-address';
import type { Span } from '@/core/selling/results/filters/choices';
import { HOTEL_CHOICES } from './filters';
import { PERS, type Per } from './rows';

const Address = z.object({ per: lenient(z.enum(PERS)), price: lenient(z.string()) });

const { read, write } = HOTEL_CHOICES.price as {
  read: (text: string) => Span | undefined;
  write: (span: Span) => string;
};

/** A limit of prices of a stay as one of its nights, or the other way round; no price that it lets through is lost. */
export function spanPer({ from, to }: Span, per: Per, nights: number): Span {
  return per === 'night'
    ? { from: Math.floor(from / nights), to: Math.ceil(to / nights) }
    : { from: from * nights, to: to * nights };
}

/** Whether prices are of the whole stay or of a night, which stands in the address; a limit of them goes with it. */
export function usePer(nights: number) {
  const { per = 'stay', price } = useAddress(Address);
  const navigate = useNavigate();
  const setPer = (next: Per): void => {
    const limit = price && next !== per ? read(price) : undefined;
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({
        ...before,
        per: next === 'stay' ? undefined : next,
        ...(limit && { price: write(spanPer(limit, next, nights)) }),
      }),
      replace: true,
      resetScroll: false,
    } as never);
  };
  return { per, setPer };
}
