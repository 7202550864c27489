import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { wordsOf } from '@/core/i18n/words-of';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Select } from '@/core/ui/choices/Select';
import { Grid, Inline, Stack } from '@/core/ui/content/layout';
import { DateField } from '@/core/ui/dates/DateField';
import { Alert } from '@/core/ui/feedback/Alert';
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

/** Makes a coupon, whose code nobody guesses unless one is typed, or changes the limits of one. */
export function CouponDialog({ coupon, onSaved, onClose }: CouponDialogProps) {
  const { t } = useLingui();
  const words = useCouponWords();
  const [code, setCode] = useState('');
  const [kind, setKind] = useState<z.output<typeof CouponKind>>('free-3');
  const [mostUses, setMostUses] = useState<number | null>(coupon ? coupon.mostUses : 1);
  const [lastDay, setLastDay] = useState<string | null>(coupon?.lastDay ?? null);
  const [note, setNote] = useState(coupon?.note ?? '');
  const made = useApiMutation(createCoupon, { onSuccess: () => onSaved() });
  const changed = useApiMutation(updateCoupon, {
    onSuccess: async () => {
      await onSaved();
      toast.success(t`The coupon is saved`);
      onClose();
    },
  });
  const limits = { mostUses, lastDay, note: note.trim() || null };
  const isRight = mostUses === null || (Number.isInteger(mostUses) && mostUses >= 1 && mostUses <= MOST);
  const save = () => {
    if (!isRight) return;
    if (coupon) changed.mutate({ input: { params: { code: coupon.code }, body: limits } });
    else made.mutate({ input: { body: { ...(code.trim() ? { code: code.trim() } : {}), kind, ...limits } } });
  };
  const { isPending, error } = coupon ? changed : made;
  const result = made.data?.data;
  if (result)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        size="small"
        title={t`The coupon is ready`}
        footer={<Button onClick={onClose}>{t`Done`}</Button>}
      >
        <Stack gap={12}>
          <CopyField label={t`Coupon code`} value={result.code} />
          <p>{words.kind(result.kind)}</p>
        </Stack>
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!isPending}
      title={coupon ? t`Limits of ${coupon.code}` : t`New coupon`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Go back`}</Button>
          <Button type="submit" form="coupon-form" loading={isPending}>
            {coupon ? t`Save` : t`Create the coupon`}
          </Button>
        </>
      }
    >
      <form
        id="coupon-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Stack gap={20}>
          {error && (
            <Alert tone="danger" live>
              {wordsOf(error)}
            </Alert>
          )}
          {!coupon && (
            <>
              <Select label={t`Gives`} value={kind} onChange={setKind} options={words.options} />
              <TextField
                label={t`Code`}
                optional
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={24}
                value={code}
                onChange={setCode}
                hint={t`Without one, a code is created that nobody can guess.`}
              />
            </>
          )}
          <Grid columns={{ phone: 1, tablet: 2 }}>
            <NumberField
              label={t`How often it can be used`}
              optional
              value={mostUses}
              onChange={setMostUses}
              min={1}
              max={MOST}
              hint={t`Empty: no limit.`}
              error={isRight ? undefined : t`Enter a whole number of 1 or more`}
            />
            <Stack gap={4}>
              <DateField
                label={t`Last day`}
                optional
                value={lastDay}
                onChange={setLastDay}
                hint={t`Without one, it does not end.`}
              />
              {lastDay && (
                <Inline>
                  <Button variant="quiet" size="small" flush onClick={() => setLastDay(null)}>
                    <Trans>No last day</Trans>
                  </Button>
                </Inline>
              )}
            </Stack>
          </Grid>
          <TextField
            label={t`Note`}
            optional
            maxLength={200}
            value={note}
            onChange={setNote}
            hint={t`Only you see it, such as who it is for.`}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
