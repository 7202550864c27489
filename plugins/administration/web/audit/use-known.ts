import { useLingui } from '@lingui/react';
import { useContributions } from '@/core/plugin/react';
import type { Known } from '../../say/known';
import { productNamed, useInstalledProducts } from '../installed';
import { useLogWords } from '../log-words';

/** What the installed plugins call what stands in the log, in the language that is shown. */
export function useKnown(): Known {
  const { _ } = useLingui();
  const installed = useInstalledProducts();
  const lists = useContributions('bookings.lists');
  return {
    logged: useLogWords(),
    product: (name) => {
      const product = installed.find(({ plugin }) => plugin === name) ?? productNamed(installed, name);
      return product ? (product.label ? _(product.label) : product.name) : null;
    },
    status: (word) => {
      const label = lists.map(({ statuses }) => statuses[word]).find(Boolean);
      return label ? _(label) : null;
    },
  };
}
