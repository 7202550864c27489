import { useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { useContributions } from '@/core/plugin/react';
import { useProductLabel } from '../use-product-label';
import { DEFAULT, FEE, feeOf, PROTECTION } from './draft';

/** One markup that can be set. */
export interface Field {
  /** `default`, `protection`, or a product's id. */
  key: string;
  label: string;
}

/** The default, one of each product that the agency sells (`markup.fields`), and protection's where it is sold. */
export function useMarkupFields(): {
  general: Field;
  products: Field[];
  protection: Field | undefined;
  /** The agency's fee per booking: of every product, then of each. */
  fees: Field[];
} {
  const { t } = useLingui();
  const { _ } = useI18n();
  const contributed = useContributions('markup.fields');
  const titled = contributed.map(({ plugin, label, of }) => ({ key: plugin, label: _(label), of }));
  const products = titled.filter((field) => field.of !== 'protection');
  const productLabel = useProductLabel();
  const protection = titled.find((field) => field.of === 'protection');
  return {
    general: { key: DEFAULT, label: t`Default markup` },
    products,
    fees: [
      { key: FEE, label: t`Agency fee` },
      ...products.map(({ key }) => ({ key: feeOf(key), label: t`Agency fee: ${productLabel(key)}` })),
    ],
    protection: protection && { key: PROTECTION, label: protection.label },
  };
}
