import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useApi } from '@/core/api/context';
import type { ApiError } from '@/core/api/error';
import type { InputOf, ResponseOf } from '@/core/contract';
import { queryKeyOf, useQueries } from '@/core/query/query';
import { simulateMarkup } from '../../contract/markups';

type Answer = ResponseOf<typeof simulateMarkup>;

/** The simulated price of a question that changes as it is typed; a POST, but one that only asks. Null asks nothing. */
export function useSimulation(
  body: InputOf<typeof simulateMarkup>['body'] | null,
  options: Pick<UseQueryOptions<Answer, ApiError>, 'placeholderData'> = {},
) {
  const api = useApi();
  return useQuery<Answer, ApiError>(
    {
      queryKey: queryKeyOf(simulateMarkup, body),
      queryFn: ({ signal }) => api.call(simulateMarkup, { body: body! }, { signal }),
      enabled: body !== null,
      // A markup may have been saved since the same was asked.
      staleTime: 0,
      ...options,
    },
    useQueries(),
  );
}
