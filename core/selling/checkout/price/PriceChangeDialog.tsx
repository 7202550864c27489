import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '../../../contract/money/money';
import type { HeldPrice } from '../../../contract/money/purchase';
import { useFormat } from '../../../i18n/use-format';
import { classes } from '../../../ui/content/box';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Icon } from '../../../ui/pictures/Icon';
import { ArrowDown, ArrowUp } from '../../../ui/pictures/icons';
import { Stack } from '../../../ui/content/layout';
import { Text } from '../../../ui/content/Text';
import { priceDifference } from './price-difference';
import * as css from '../Checkout.css';

export interface PriceChangeDialogProps {
  open: boolean;
  before: Money;
  now: Money;
  reason?: HeldPrice['reason'];
  onAccept: () => void;
  onGoBack: () => void;
  /** The booking with the new price is being sent. */
  pending?: boolean;
}

/** Shows the old price, the new one and the difference, and asks; what was typed stays where it is (rule 16, INV-5). */
export function PriceChangeDialog({
  open,
  before,
  now,
  reason,
  onAccept,
  onGoBack,
  pending = false,
}: PriceChangeDialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const difference = priceDifference(before, now);
  const isDearer = difference.amount > 0;
  const words =
    reason === 'account'
      ? {
          title: isDearer ? t`Your account has a higher price` : t`Your account has a lower price`,
          why: t`You saw the price for visitors, and your account has a price of its own. Nothing has been booked or charged, and everything that you have chosen is still there.`,
          before: t`For visitors`,
          now: t`For your account`,
        }
      : {
          title: isDearer ? t`The price has gone up` : t`The price has gone down`,
          why: t`The provider changed the price while you were here. Nothing has been booked or charged, and everything that you have typed is still there.`,
          before: t`Before`,
          now: t`Now`,
        };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onGoBack();
      }}
      dismissible={!pending}
      size="small"
      title={words.title}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={onGoBack}>
            <Trans>Go back</Trans>
          </Button>
          <Button variant="primary" loading={pending} onClick={onAccept}>
            <Trans>Accept {format.money(now, { own: true })}</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text tone="secondary">{words.why}</Text>
        <dl className={css.change}>
          <div className={css.changeRow}>
            <dt>{words.before}</dt>
            <dd className={css.struck}>{format.money(before, { own: true })}</dd>
          </div>
          <div className={css.changeRow}>
            <dt>{words.now}</dt>
            <dd>
              <strong>{format.money(now, { own: true })}</strong>
            </dd>
          </div>
          <div className={css.changeRow}>
            <dt>
              <Trans>Difference</Trans>
            </dt>
            <dd className={classes(css.difference, isDearer ? css.dearer : css.cheaper)}>
              <Icon icon={isDearer ? ArrowUp : ArrowDown} size="small" />
              {format.money(difference, { sign: true, own: true })}
            </dd>
          </div>
        </dl>
      </Stack>
    </Dialog>
  );
}
