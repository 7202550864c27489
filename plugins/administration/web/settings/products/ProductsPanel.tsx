import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { getAgencySettings, readMenu } from '@/core/contract';
import { useApiQuery } from '@/core/query/query';
import { useAgency } from '@/core/tenant/agency';
import { Alert } from '@/core/ui/feedback/Alert';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { RadioGroup } from '@/core/ui/choices/RadioGroup';
import { Heading, Text, VisuallyHidden } from '@/core/ui/content/Text';
import { type InstalledProduct, productNamed } from '../../installed';
import { defaultOf, isOffered, moveProduct, removeProduct, switchProduct } from '../draft';
import { ProductRow } from './ProductRow';
import * as css from '../settings.css';
import type { SettingsForm } from '../use-settings-form';

/** What the agency sells: on or off, in which order, and which product opens first (R032, R034, G75). */
export function ProductsPanel({
  form,
  products,
}: {
  form: SettingsForm;
  products: readonly InstalledProduct[];
}) {
  const { t } = useLingui();
  const { _ } = useI18n();
  const agency = useAgency();
  const { base, draft, edit } = form;
  const { data: bookings } = useApiQuery(
    getAgencySettings,
    { params: { id: agency._id } },
    { select: ({ data }) => data.bookings },
  );
  const [said, setSaid] = useState('');
  const moved = useRef<{ name: string; by: -1 | 1 } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const unreadable = readMenu(agency.bookingMenuItemOptions, []).rejected.length;
  const offered = draft.products.filter(isOffered);
  const first = defaultOf(draft);

  const titleOf = (name: string) => {
    const label = productNamed(products, name)?.label;
    return label ? _(label) : name;
  };
  const move = (name: string, by: -1 | 1) => {
    const next = moveProduct(draft, name, by);
    if (next === draft) return;
    moved.current = { name, by };
    const [title, place, count] = [
      titleOf(name),
      next.products.findIndex((one) => one.name === name) + 1,
      next.products.length,
    ];
    setSaid(t`${title} is now number ${place} of ${count}`);
    edit((now) => moveProduct(now, name, by));
  };
  // The browser drops the focus of a row that is put elsewhere.
  useEffect(() => {
    if (!moved.current) return;
    const { name, by } = moved.current;
    moved.current = null;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-move="${by}"]`) ?? [];
    [...buttons].find((button) => button.dataset['product'] === name)?.focus();
  }, [draft.products]);

  return (
    <Stack gap={24}>
      {unreadable > 0 && (
        <Alert tone="warning">
          <Trans>
            Some entries of your menu could not be read. They are left out and disappear the next time you
            save.
          </Trans>
        </Alert>
      )}
      {draft.products.length > 0 && offered.length === 0 && (
        <Alert tone="warning" live title={t`Nothing is on sale`}>
          <Trans>With every product switched off, travelers see your site but can book nothing.</Trans>
        </Alert>
      )}
      <Card as="section" padding="none" aria-labelledby="products-panel">
        <div className={css.panelHead}>
          <Stack gap={4}>
            <Heading level={2} size={20} id="products-panel">
              <Trans>Products</Trans>
            </Heading>
            <Text size={14} tone="secondary">
              <Trans>Switch on what you sell. Travelers see it as soon as you save, in this order.</Trans>
            </Text>
          </Stack>
        </div>
        <ul ref={list} className={css.rows}>
          {draft.products.map((product, index) => (
            <ProductRow
              key={product.name}
              product={product}
              before={base.products.find(({ name }) => name === product.name)}
              installed={productNamed(products, product.name)}
              bookings={bookings?.[productNamed(products, product.name)?.plugin ?? '']}
              title={titleOf(product.name)}
              isFirst={index === 0}
              isLast={index === draft.products.length - 1}
              opensFirst={product.name === first}
              onSwitch={(isActive) => edit((now) => switchProduct(now, product.name, isActive))}
              onRemove={(isRemoved) => edit((now) => removeProduct(now, product.name, isRemoved))}
              onMove={(by) => move(product.name, by)}
            />
          ))}
        </ul>
        {offered.length > 1 && (
          <div className={css.panelFoot}>
            <RadioGroup
              legend={t`Opens first`}
              hint={t`Where “Book Now” leads.`}
              value={first}
              onChange={(preferred) => edit((now) => ({ ...now, preferred }))}
              options={offered.map(({ name }) => ({ value: name, label: titleOf(name) }))}
            />
          </div>
        )}
        <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      </Card>
    </Stack>
  );
}
