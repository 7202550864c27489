import type { createStore } from 'jotai';
import { useCallback, useMemo } from 'react';
import type { Api } from '../api/client';
import { type RecentSearch, visitSearchesAtom } from '../selling/search/recent';
import type { Answer } from './fake-api';
import { PluginStage, type PluginStageProps } from './PluginStage';

interface ProductStageProps<Search> extends Omit<PluginStageProps, 'api' | 'prepare'> {
  /** What the API answers, where it differs from the usual. */
  answers?: Record<string, Answer>;
  /** The searches of this visit, the newest first. */
  recent?: readonly Search[];
}

/** What a product's components find around them on a page, for its stories; `apiOf` answers its calls. */
export const productStage = <Search extends RecentSearch<object, unknown>>(
  product: string,
  apiOf: (answers?: Record<string, Answer>) => Api,
) =>
  function Stage({ answers, recent, ...rest }: ProductStageProps<Search>) {
    const api = useMemo(() => apiOf(answers), [answers]);
    const prepare = useCallback(
      (store: ReturnType<typeof createStore>) => store.set(visitSearchesAtom, product, () => recent ?? []),
      [recent],
    );
    return <PluginStage api={api} prepare={prepare} {...rest} />;
  };
