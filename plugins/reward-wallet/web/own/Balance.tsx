import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Card } from '@/core/ui/content/Card';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { WalletAccount } from '../../contract/account';

/** What is in a wallet, and what is about to change that. `isOwn`: its owner reads it. */
export function Balance({ account, isOwn = false }: { account: WalletAccount; isOwn?: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const { balance, available, held, pending, owed, expiring } = account;
  const money = (amount: typeof balance) => format.money(amount, { own: true });
  const facts = [
    ...(held.amount > 0
      ? [
          { id: 'available', term: t`Available now`, value: money(available) },
          { id: 'held', term: t`Held for a booking`, value: money(held) },
        ]
      : []),
    ...(pending.amount > 0
      ? [
          {
            id: 'pending',
            term: isOwn ? t`Pending after your trips` : t`Pending after trips`,
            value: money(pending),
          },
        ]
      : []),
    ...(expiring
      ? [
          {
            id: 'expiring',
            term: t`Expires next`,
            value: t`${money(expiring.amount)} on ${format.date(expiring.at.slice(0, 10))}`,
          },
        ]
      : []),
    ...(owed.amount > 0 ? [{ id: 'owed', term: t`Offsets what was taken back`, value: money(owed) }] : []),
  ];
  return (
    <Card as="section" padding="large" variant="brand" aria-labelledby="balance">
      <Stack gap={20}>
        <Stack gap={4}>
          <Text as="span" size={14} tone="secondary" id="balance">
            <Trans>Balance</Trans>
          </Text>
          <Text as="div" size={44} weight={650} numeric>
            {money(balance)}
          </Text>
        </Stack>
        {facts.length > 0 && <DescriptionList items={facts} />}
      </Stack>
    </Card>
  );
}
