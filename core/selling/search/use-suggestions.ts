import { useState } from 'react';
import type { AnyEndpoint, InputOf, ResponseOf } from '../../contract/endpoint';
import { useApiQuery } from '../../query/query';

/** Milliseconds for which the same text is not asked again (R253). */
const FRESH_FOR = 10_000;

/** Suggestions of a place field for what is typed. */
export interface Suggestions<Found> {
  /** What they answer. */
  text: string;
  setText: (text: string) => void;
  /** The last answer; nothing before the first and while nothing is typed. */
  found: Found | undefined;
  status: 'idle' | 'loading' | 'ready' | 'error';
}

/** Asks for suggestions while somebody types into one field; an answer stays until the next is there (R194). */
export function useSuggestions<E extends AnyEndpoint>(
  endpoint: E,
  inputOf: (search: string) => InputOf<E>,
): Suggestions<ResponseOf<E>> {
  const [text, setText] = useState('');
  const search = text.trim();
  const { data, isError, isFetching } = useApiQuery(endpoint, inputOf(search), {
    enabled: search.length > 0,
    staleTime: FRESH_FOR,
    placeholderData: ((previous: ResponseOf<E> | undefined) => previous) as never,
  });
  const status = !search ? 'idle' : isError ? 'error' : isFetching && !data ? 'loading' : 'ready';
  return { text, setText, found: search ? data : undefined, status };
}
