import { z } from 'zod/mini';
import { endpoint } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { useApiQuery } from '@/core/query/query';
import type { PickOption } from '@/core/ui/pickers/option-filter';

const Carrier = z.object({ code: z.string(), name: z.string() });
export type Carrier = z.output<typeof Carrier>;

/** The dictionary of airlines, a file that the API host serves (R234). */
export const carrierDictionary = endpoint({
  method: 'GET',
  path: '/dicts/carriers.json',
  access: 'public',
  summary: 'Airlines by their IATA code.',
  response: z.array(Carrier),
});

/** Airlines by name, as a field offers them. */
export const carrierOptions = (carriers: readonly Carrier[], locale: string): PickOption[] =>
  [...carriers]
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ code, name }) => ({ value: code, label: name, code }));

/** The airlines to choose from; none when their dictionary cannot be read (R234). */
export function useCarriers() {
  const { locale } = useFormat();
  const { data, isError, isPending, refetch } = useApiQuery(carrierDictionary, undefined, {
    staleTime: Infinity,
  });
  return { options: carrierOptions(data ?? [], locale), failed: isError, loading: isPending, refetch };
}
