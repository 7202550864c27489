import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/core/ui/actions/Button';
import { Chip } from '@/core/ui/choices/Chip';
import { Status } from '@/core/ui/content/Badge';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { TextField } from '@/core/ui/fields/TextField';
import { Tag } from '@/core/ui/pictures/icons';
import type { Coupon } from './use-coupon';
import * as css from './Coupon.css';

/** A coupon's code: typed, asked about, then taken or refused in the server's words (R423, R424). */
export function CouponField({ coupon, initial = '' }: { coupon: Coupon; initial?: string }) {
  const { t } = useLingui();
  const { state, apply, reset } = coupon;
  const [typed, setTyped] = useState(initial);
  if (state.status === 'valid')
    return (
      <Stack gap={8}>
        <span>
          <Chip
            icon={Tag}
            onRemove={() => {
              setTyped('');
              reset();
            }}
            removeLabel={t`Remove the coupon`}
          >
            {state.coupon.code}
          </Chip>
        </span>
        <Text as="div" size={14} role="status">
          <Status tone="success">{state.message}</Status>
        </Text>
      </Stack>
    );
  return (
    <div className={css.row}>
      <div className={css.field}>
        <TextField
          id="couponCode"
          label={t`Coupon code`}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            if (state.status !== 'none') reset();
          }}
          // A code that stands there is meant: nobody pays more for having forgotten the button.
          onBlur={() => {
            if (typed.trim() && state.status === 'none') void apply(typed);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter is for the coupon here, not for paying.
            event.preventDefault();
            void apply(typed);
          }}
          loading={state.status === 'pending'}
          error={state.status === 'invalid' ? state.message : undefined}
        />
      </div>
      <div className={css.press}>
        <Button
          variant="secondary"
          size="field"
          loading={state.status === 'pending'}
          onClick={() => void apply(typed)}
        >
          {t`Apply`}
        </Button>
      </div>
    </div>
  );
}
