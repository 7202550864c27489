import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { ListTable } from '@/core/office/ListTable';
import { Failed } from '@/core/query/Failed';
import { useApiMutation, useApiQuery, useRenew } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Status } from '@/core/ui/content/Badge';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { toast } from '@/core/ui/feedback/toast';
import { CopyButton } from '@/core/ui/fields/CopyField';
import { Ban, Pencil, Plus, RotateCcw, Tag } from '@/core/ui/pictures/icons';
import { type Coupon, listCoupons, updateCoupon } from '../../contract/platform';
import { CouponDialog } from './CouponDialog';
import { useCouponWords } from './use-coupon-words';

/** The coupons: what each gives, how often it was used, and ending or opening it. */
export function Coupons() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useCouponWords();
  const [edited, setEdited] = useState<Coupon | 'new' | null>(null);
  const query = useApiQuery(listCoupons);
  const refresh = useRenew(listCoupons);
  const change = useApiMutation(updateCoupon, {
    onSuccess: async ({ data }) => {
      await refresh();
      toast.success(data.isActive ? t`The coupon is open again` : t`The coupon has ended`);
    },
  });
  const add = (
    <Button icon={Plus} onClick={() => setEdited('new')}>
      {t`New coupon`}
    </Button>
  );
  const rows = query.data?.data ?? [];
  return (
    <Stack gap={20}>
      <Inline justify="between">
        <Text tone="secondary">
          <Trans>What a coupon gives does not change: those who have used it keep it.</Trans>
        </Text>
        {rows.length > 0 && add}
      </Inline>
      <Failed of={change} onDismiss={change.reset} />
      <ListTable
        caption={t`Coupons`}
        list={{ query }}
        keyOf={({ code }) => code}
        empty={{
          icon: Tag,
          title: t`There is no coupon yet`,
          action: add,
          children: <Trans>A coupon gives free months, or a lower rate for the first year.</Trans>,
        }}
        columns={[
          {
            id: 'code',
            header: t`Code`,
            width: 'medium',
            cell: ({ code, note }) => (
              <Stack gap={0}>
                <Inline gap={4} wrap={false}>
                  <Text as="strong" weight={550}>
                    {code}
                  </Text>
                  <CopyButton text={code} label={t`Copy ${code}`} />
                </Inline>
                {note && (
                  <Text as="span" size={14} tone="secondary">
                    {note}
                  </Text>
                )}
              </Stack>
            ),
          },
          { id: 'kind', header: t`Gives`, width: 'medium', cell: ({ kind }) => words.kind(kind) },
          {
            id: 'uses',
            header: t`Used`,
            align: 'end',
            cell: ({ uses, mostUses }) => {
              const [used, most] = [format.number(uses), mostUses === null ? null : format.number(mostUses)];
              return <span>{most === null ? used : t`${used} of ${most}`}</span>;
            },
          },
          {
            id: 'last',
            header: t`Last day`,
            cell: ({ lastDay }) => (lastDay ? format.date(lastDay) : t`No end`),
          },
          {
            id: 'state',
            header: t`Status`,
            cell: (coupon) => {
              const over = words.over(coupon);
              return <Status tone={over ? 'neutral' : 'success'}>{over ?? t`Open`}</Status>;
            },
          },
        ]}
        actions={{
          nameOf: ({ code }) => code,
          itemsOf: (coupon) => [
            {
              id: 'limits',
              icon: Pencil,
              label: t`Change the limits`,
              onSelect: () => setEdited(coupon),
            },
            {
              id: 'state',
              icon: coupon.isActive ? Ban : RotateCcw,
              label: coupon.isActive ? t`End the coupon` : t`Open it again`,
              ...(coupon.isActive ? { tone: 'danger' as const } : {}),
              onSelect: () =>
                change.mutate({
                  input: { params: { code: coupon.code }, body: { isActive: !coupon.isActive } },
                }),
            },
          ],
        }}
      />
      {edited && (
        <CouponDialog
          coupon={edited === 'new' ? null : edited}
          onSaved={refresh}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
}
