import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { addMoney } from '@/core/contract/money/money-math';
import { useDeadline } from '@/core/i18n/use-deadline';
import type { AddonChoice, Cart } from '@/core/plugin';
import { protectionEnds } from '@/core/say/protected';
import { Amount } from '@/core/ui/content/Amount';
import { Alert } from '@/core/ui/feedback/Alert';
import { RadioGroup } from '@/core/ui/choices/RadioGroup';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import { Coverage } from './Coverage';
import { protect, useSettings } from './settings';

interface ProtectionChoiceProps {
  cart: Cart;
  choice: AddonChoice | null;
  onChange: (choice: AddonChoice) => void;
}

/**
 * With or without protection, each at what the whole booking costs then. Nothing is chosen beforehand; whoever chooses
 * nothing books without it (R352).
 */
export default function ProtectionChoice({ cart, choice, onChange }: ProtectionChoiceProps) {
  const { t } = useLingui();
  const deadline = useDeadline();
  const { settings, refetch } = useSettings();
  const [lost, setLost] = useState(false);
  const wanted = choice?.selected ?? false;
  const offer = settings && protect(settings, cart.total, wanted);
  const amount = offer?.isEnabled ? offer.protectionAmount : null;
  const due = amount?.amount ?? null;
  const counted = choice?.amount?.amount ?? null;

  useEffect(() => {
    if (!wanted || !settings) return;
    if (due === null) {
      setLost(true);
      onChange({ selected: false, amount: null });
    } else if (counted === null) onChange({ selected: true, amount });
    // The server has priced it otherwise: the markup that we know is an old one.
    else if (counted !== due) refetch();
    // oxlint-disable-next-line react/exhaustive-deps -- amounts and what was chosen decide, not who calls back
  }, [wanted, settings === null, due, counted]);

  if (!settings) return <Skeleton shape="block" height={80} />;
  if (lost && !amount)
    return (
      <Alert live tone="warning" title={t`Refund protection is not available right now`}>
        <Trans>You had chosen it. Your booking continues without it, and its price is not charged.</Trans>
      </Alert>
    );
  if (!amount) return null;
  const whole = <Amount money={addMoney(cart.total, amount)} />;
  const bare = <Amount money={cart.total} />;
  const extra = <Amount money={amount} />;
  const { startsAt, place, freeUntil } = cart;
  const free = freeUntil && place && new Date(freeUntil) > new Date() ? deadline(freeUntil, place) : null;
  const ends = place && deadline(protectionEnds({ startsAt, zone: place.zone }), place);
  return (
    <SectionCard
      title={<Trans>Refund protection</Trans>}
      note={
        free ? (
          <Trans>
            You can already cancel for free until {free}. Protection covers you after that, until {ends}.
          </Trans>
        ) : (
          <Trans>
            Plans change. With protection you get your money back, even if the fare itself is non-refundable.
          </Trans>
        )
      }
    >
      <RadioGroup
        legend={t`How would you like to book?`}
        variant="cards"
        value={choice ? (choice.selected ? 'with' : 'without') : null}
        onChange={(next) =>
          onChange(next === 'with' ? { selected: true, amount } : { selected: false, amount: null })
        }
        options={[
          {
            value: 'without',
            label: t`Without protection`,
            hint: free
              ? t`Free cancellation until ${free}, then the cancellation rules apply.`
              : t`The cancellation rules of what you book apply.`,
            detail: bare,
          },
          {
            value: 'with',
            label: t`With refund protection`,
            hint: ends ? (
              <Trans>
                {extra} more for the whole booking. Cancel by {ends} and get {bare} back.
              </Trans>
            ) : (
              <Trans>
                {extra} more for the whole booking. Cancel in time and get {bare} back.
              </Trans>
            ),
            detail: whole,
          },
        ]}
        hint={t`Prices are for the whole booking. If you choose neither, you book without protection.`}
      />
      <Coverage />
    </SectionCard>
  );
}
