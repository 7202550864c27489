import { z } from 'zod/mini';
import type { Money } from '@/core/contract/money/money';
import { protectionAmount } from '@/core/contract/money/protection';
import { useApiQuery } from '@/core/query/query';
import { getRefundProtects, type RefundProtect, RefundProtectSettings } from '../contract';

/** What holds when the settings cannot be had or read (R351). */
export const DISABLED: RefundProtectSettings = { isEnabled: false, refundProtectMarkup: 0 };

/** Reads base64 of JSON in UTF-8. Whatever is wrong with it counts as a call that failed (R350, R351, G59). */
export function readSettings(data: string): RefundProtectSettings {
  try {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const read = z.parse(
      RefundProtectSettings,
      JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)),
    );
    const isUsable = read.refundProtectMarkup > 0 && read.refundProtectMarkup <= 100;
    return read.isEnabled && isUsable ? read : DISABLED;
  } catch {
    return DISABLED;
  }
}

/** What protection means for one price. `travelerPrice` is the price without it. */
export const protect = (
  settings: RefundProtectSettings,
  travelerPrice: Money,
  isTripProtectionSelected: boolean,
): RefundProtect => ({
  ...settings,
  isTripProtectionSelected: settings.isEnabled && isTripProtectionSelected,
  protectionAmount: protectionAmount(travelerPrice, Math.round(settings.refundProtectMarkup * 100)),
});

/** The settings of the agency; null while they are on their way. */
export function useSettings(): { settings: RefundProtectSettings | null; refetch: () => void } {
  const query = useApiQuery(getRefundProtects, undefined, {
    staleTime: 0,
    select: ({ data }) => readSettings(data),
  });
  return {
    settings: query.isError ? DISABLED : (query.data ?? null),
    refetch: () => void query.refetch(),
  };
}
