import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isTravelAgent, type Price } from '@/core/contract';
import { PriceSummary } from '@/core/selling/checkout/price/PriceSummary';
import { useUser } from '@/core/session/session';
import { Card } from '@/core/ui/content/Card';
import { Divider, Stack } from '@/core/ui/content/layout';
import { PriceList } from '@/core/ui/content/Price';
import type { HotelStay } from '../../contract';
import { FEE_NAMES } from '../../say/labels';
import { useHotelWords } from '../hotel-words';
import { placeOfHotel } from '../parts/property-facts';
import { StayWarnings } from '../parts/StayWarnings';
import { TermsLine } from '../parts/TermsLine';

/** What of its price the product calls by another name. */
const LABELS = { base: msg`Rooms` };

/** What the stay costs, what is paid now and what at the property, and what giving it up costs. */
export function CheckoutSummary({ stay, price }: { stay: HotelStay; price: Price }) {
  const { t, i18n } = useLingui();
  const words = useHotelWords();
  const user = useUser();
  const isLater = stay.payment === 'property';
  const nothing = { ...price.total, amount: 0 };
  return (
    <Card padding="large">
      <Stack gap={20}>
        <PriceSummary
          price={price}
          title={t`Price`}
          caption={`${words.nights(stay.nights)}, ${words.rooms(stay.rooms.length)}`}
          labels={LABELS}
        >
          <Divider />
          <PriceList
            own
            lines={[
              { id: 'now', label: t`Pay now`, money: isLater ? nothing : price.total },
              ...(isLater ? [{ id: 'later', label: t`Pay at the property`, money: price.total }] : []),
              ...stay.atProperty.map(({ kind, amount }) => ({
                id: kind,
                label: t`${i18n._(FEE_NAMES[kind])}, paid at the property`,
                money: amount,
              })),
            ]}
          />
        </PriceSummary>
        <TermsLine terms={stay.terms} place={placeOfHotel(stay.hotel)} />
        {!isTravelAgent(user?.userType) && (
          // Staff's stand below what the price means for the agency.
          <StayWarnings total={price.total} published={stay.published} retail={stay.retail ?? null} />
        )}
      </Stack>
    </Card>
  );
}
