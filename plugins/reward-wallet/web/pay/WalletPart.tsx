import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { minorDigits, toMajor } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import type { PaymentMethodProps } from '@/core/plugin';
import { Failed } from '@/core/query/Failed';
import { useApiQuery } from '@/core/query/query';
import { useClientId } from '@/core/selling/client/state';
import { Button } from '@/core/ui/actions/Button';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { NumberField } from '@/core/ui/fields/number/NumberField';
import { getPayable } from '../../contract/own';
import { earnedBy, paidByWallet } from './usable';

/** A sign that it is meant; whose wallet it is, the server knows. */
const TOKEN = 'own';

/** What the reward wallet pays of a price, above the ways that pay the rest. It draws nothing for whoever has none. */
export default function WalletPart({ due, product, onReady, onCovers }: PaymentMethodProps) {
  const { t } = useLingui();
  const format = useFormat();
  const client = useClientId();
  const query = useApiQuery(
    getPayable,
    { query: { amount: due.amount, currency: due.currency, product } },
    { keyedBy: client, staleTime: 0 },
  );
  const [isUsed, setUsed] = useState(false);
  const [typed, setTyped] = useState<number | null>(null);
  const [isChanging, setChanging] = useState(false);
  const known = query.data?.data;
  const most = known?.isOn ? known.most : null;
  const paid = most && isUsed ? paidByWallet(most, typed) : null;
  const isTooMuch = most !== null && typed !== null && typed > most.amount;
  const isNothing = typed !== null && typed <= 0;

  const field = useId();
  const isWrong = isUsed && (isTooMuch || isNothing);
  useEffect(() => {
    onReady(async () => {
      if (!isWrong) return { token: TOKEN };
      document.getElementById(field)?.focus();
      return null;
    });
  });
  const covered = paid?.amount ?? 0;
  const currency = most?.currency;
  useEffect(() => {
    onCovers(covered > 0 && currency ? { amount: covered, currency } : null);
    // The callback is another one with each drawing of the page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [covered, currency]);

  if (query.isError && !known)
    return (
      <Failed
        of={query}
        tone="warning"
        title={client ? t`The reward wallet could not be loaded` : t`Your reward wallet could not be loaded`}
      />
    );
  if (!known?.isOn) return null;
  const rest = { ...due, amount: due.amount - covered };
  const earns = rest.currency === known.most.currency ? earnedBy(rest, known.earnBasisPoints) : null;
  const money = (amount: { amount: number; currency: string }) => format.money(amount, { own: true });
  const earned = earns && earns.amount > 0 && (
    <Text size={14} tone="secondary">
      <Trans>What you pay by card earns {money(earns)} for your next trip.</Trans>
    </Text>
  );
  if (known.most.amount === 0) return earned || null;
  return (
    <Card variant="outlined" as="section" aria-label={t`Reward wallet`}>
      <Stack gap={12}>
        <Checkbox
          label={
            client
              ? t`Use ${money(known.most)} of the client's reward wallet`
              : t`Use ${money(known.most)} of my reward wallet`
          }
          hint={
            known.most.amount < known.available.amount && known.most.amount < due.amount
              ? t`Balance: ${money(known.available)}. It can pay ${money(known.most)} of this price.`
              : t`Balance: ${money(known.available)}.`
          }
          checked={isUsed}
          onChange={setUsed}
        />
        {isUsed && !isChanging && (
          <div>
            <Button size="small" variant="quiet" flush onClick={() => setChanging(true)}>
              {t`Use less`}
            </Button>
          </div>
        )}
        {isUsed && isChanging && (
          <NumberField
            id={field}
            label={t`Paid by the reward wallet`}
            suffix={known.most.currency}
            decimals={minorDigits(known.most.currency)}
            min={0}
            max={toMajor(known.most)}
            value={toMajor({ ...known.most, amount: typed ?? known.most.amount })}
            onChange={(value) =>
              setTyped(value === null ? 0 : Math.round(value * 10 ** minorDigits(known.most.currency)))
            }
            error={
              isTooMuch
                ? t`At most ${money(known.most)}`
                : isNothing
                  ? t`Enter an amount greater than 0, or do not use the wallet`
                  : undefined
            }
          />
        )}
        {earned}
      </Stack>
    </Card>
  );
}
