import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionForm } from '@/core/forms/ActionForm';
import { rulesOf } from '@/core/forms/rules';
import { useAppForm } from '@/core/forms/use-app-form';
import { Button } from '@/core/ui/actions/Button';
import { Select } from '@/core/ui/choices/Select';
import { Grid, Inline, Stack } from '@/core/ui/content/layout';
import { DateField } from '@/core/ui/dates/DateField';
import { toast } from '@/core/ui/feedback/toast';
import { CopyField } from '@/core/ui/fields/CopyField';
import { NumberField } from '@/core/ui/fields/number/NumberField';
import { TextField } from '@/core/ui/fields/TextField';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { type Coupon, createCoupon, updateCoupon } from '../../contract/platform';
import type { CouponKind } from '../../contract/plans';
import type { z } from 'zod/mini';
import { useCouponWords } from './use-coupon-words';

const MOST = 1_000_000;

interface CouponDialogProps {
  /** Whose limits are changed; null makes a new one. */
  coupon: Coupon | null;
  onSaved: () => unknown;
  onClose: () => void;
}

interface Draft {
  code: string;
  kind: z.output<typeof CouponKind>;
  mostUses: number | null;
  lastDay: string | null;
  note: string;
}
const RULES = rulesOf(({ mostUses: most }: Draft) => ({
  mostUses:
    most === null || (Number.isInteger(most) && most >= 1 && most <= MOST)
      ? null
      : msg`Enter a whole number of 1 or more`,
}));

/** Makes a coupon, whose code nobody guesses unless one is typed, or changes the limits of one. */
export function CouponDialog({ coupon, onSaved, onClose }: CouponDialogProps) {
  const { t } = useLingui();
  const words = useCouponWords();
  const [initial] = useState<Draft>({
    ...{ code: '', kind: 'free-3', mostUses: coupon ? coupon.mostUses : 1 },
    ...{ lastDay: coupon?.lastDay ?? null, note: coupon?.note ?? '' },
  });
  const form = useAppForm({ name: 'coupon', initial, rules: RULES });
  const { values, bind, set } = form;
  const [made, setMade] = useState<Coupon | null>(null);
  if (made)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        size="small"
        title={t`The coupon is ready`}
        footer={<Button onClick={onClose}>{t`Done`}</Button>}
      >
        <Stack gap={12}>
          <CopyField label={t`Coupon code`} value={made.code} />
          <p>{words.kind(made.kind)}</p>
        </Stack>
      </Dialog>
    );
  const { kind, mostUses, lastDay } = values;
  const code = values.code.trim();
  const limits = { mostUses, lastDay, note: values.note.trim() || null };
  return (
    <ActionForm
      form={form}
      title={coupon ? t`Limits of ${coupon.code}` : t`New coupon`}
      confirm={coupon ? t`Save` : t`Create the coupon`}
      send={(api) =>
        coupon
          ? api.call(updateCoupon, { params: { code: coupon.code }, body: limits })
          : api.call(createCoupon, { body: { ...(code && { code }), kind, ...limits } })
      }
      onDone={async ({ data }) => {
        await onSaved();
        if (coupon) return toast.success(t`The coupon is saved`);
        setMade(data);
        return false;
      }}
      onClose={onClose}
    >
      {!coupon && (
        <>
          <Select
            label={t`Gives`}
            value={kind}
            onChange={(next) => set('kind', next)}
            options={words.options}
          />
          <TextField
            {...bind('code')}
            label={t`Code`}
            optional
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={24}
            hint={t`Without one, a code is created that nobody can guess.`}
          />
        </>
      )}
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <NumberField
          {...bind('mostUses')}
          label={t`How often it can be used`}
          optional
          value={mostUses}
          onChange={(next) => set('mostUses', next)}
          min={1}
          max={MOST}
          hint={t`Empty: no limit.`}
        />
        <Stack gap={4}>
          <DateField
            label={t`Last day`}
            optional
            value={lastDay}
            onChange={(next) => set('lastDay', next)}
            hint={t`Without one, it does not end.`}
          />
          {lastDay && (
            <Inline>
              <Button variant="quiet" size="small" flush onClick={() => set('lastDay', null)}>
                <Trans>No last day</Trans>
              </Button>
            </Inline>
          )}
        </Stack>
      </Grid>
      <TextField
        {...bind('note')}
        label={t`Note`}
        optional
        maxLength={200}
        hint={t`Only you see it, such as who it is for.`}
      />
    </ActionForm>
  );
}
