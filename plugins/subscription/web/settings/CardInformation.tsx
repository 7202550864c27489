import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/core/ui/actions/Button';
import { Badge } from '@/core/ui/content/Badge';
import { Grow, Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { Icon } from '@/core/ui/pictures/Icon';
import { CreditCard } from '@/core/ui/pictures/icons';
import type { Subscription } from '../../contract/subscription';
import { useStateWords } from '../state/use-state-words';
import { CardDialog } from './CardDialog';
import type { Paying } from './paying';

/** The card that is charged, and the way to another one (M486, M487). */
export function CardInformation({ known, ...paying }: { known: Subscription } & Paying) {
  const { t } = useLingui();
  const words = useStateWords();
  const [isOpen, setOpen] = useState(false);
  const { card } = known;
  const expiry = card && words.expiry(card);
  return (
    <SectionCard gap={16} title={<Trans>Card information</Trans>}>
      {card ? (
        <Inline gap={16} wrap={false}>
          <Icon icon={CreditCard} size="large" />
          <Grow>
            <Stack gap={4}>
              <Text weight={550} numeric>
                {words.card(card)}
              </Text>
              <Inline gap={8}>
                <Text as="span" size={14} tone="secondary" numeric>
                  <Trans>Expires {expiry}</Trans>
                </Text>
                {card.isExpiring && <Badge tone="warning">{t`Expires before the next charge`}</Badge>}
              </Inline>
            </Stack>
          </Grow>
        </Inline>
      ) : (
        <Text tone="secondary">
          <Trans>No card is saved yet.</Trans>
        </Text>
      )}
      <Inline>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {card ? t`Replace the card` : t`Add payment method`}
        </Button>
      </Inline>
      {isOpen && <CardDialog known={known} {...paying} onClose={() => setOpen(false)} />}
    </SectionCard>
  );
}
