import { Trans, useLingui } from '@lingui/react/macro';
import { StaffEarning } from '@/core/selling/results/StaffEarning';
import { Card } from '@/core/ui/content/Card';
import { Divider, Stack } from '@/core/ui/content/layout';
import { PriceList } from '@/core/ui/content/Price';
import { Heading, Text } from '@/core/ui/content/Text';
import { wholePrice } from '../../../contract';
import { BOARD_NAMES } from '../../../say/labels';
import type { Place } from '@/core/say/dates';
import { usePayLines } from '../../parts/fees';
import { StayWarnings } from '../../parts/StayWarnings';
import { TermsLine } from '../../parts/TermsLine';
import { feeLines } from '../../../say/stay';
import { useHotelWords } from '../../hotel-words';
import { sumsOf, type Chosen } from './chosen';

/** What is chosen, room by room, and what it comes to. */
export function ChosenPrice({ chosen, nights, place }: { chosen: Chosen; nights: number; place: Place }) {
  const { t, i18n } = useLingui();
  const words = useHotelWords();
  const { total, whole, taxes, atProperty, published, retail } = sumsOf(chosen);
  const payLines = usePayLines();
  const stay = words.nights(nights);
  const isPaidThere = chosen.every(({ rate }) => rate.payment === 'property');
  const [first] = chosen;
  return (
    <Card padding="large">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          <Trans>Your stay: {stay}</Trans>
        </Heading>
        <PriceList
          lines={[
            ...chosen.map(({ room, rate }, at) => ({
              id: String(at),
              label: words.room(room),
              hint: i18n._(BOARD_NAMES[rate.board]),
              money: rate.total,
            })),
            ...feeLines(atProperty, i18n),
          ]}
          total={{ label: t`Total`, money: whole }}
        />
        <PriceList
          lines={[
            { id: 'taxes', label: t`including taxes and fees`, money: wholePrice(taxes, atProperty) },
            ...payLines({ total, atProperty, isPaidThere }),
          ]}
        />
        <Divider />
        {chosen.length === 1 ? (
          <TermsLine terms={first!.rate.terms} place={place} />
        ) : (
          <Stack gap={8}>
            {chosen.map(({ room, rate }, at) => (
              <Stack gap={0} key={at}>
                <Text size={12} tone="secondary">
                  {words.room(room)}
                </Text>
                <TermsLine terms={rate.terms} place={place} />
              </Stack>
            ))}
          </Stack>
        )}
        {chosen.length === 1 && <StaffEarning sold={first!.rate} />}
        <StayWarnings {...{ total, published, retail }} />
      </Stack>
    </Card>
  );
}
