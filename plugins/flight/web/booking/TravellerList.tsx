import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@/core/ui/content/Card';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import type { FlightReservation, Traveller } from '../../contract';
import { TravellerExtras } from '../extras/TravellerExtras';
import { useTravellerWords } from '../traveller-words';

export const fullName = ({ firstName, middleName, lastName }: Traveller): string =>
  [firstName, middleName, lastName].filter(Boolean).join(' ');

/** Who flies, with the ticket of each once it is issued. */
export function TravellerList({ reservation }: { reservation: FlightReservation }) {
  const { t } = useLingui();
  const words = useTravellerWords();
  const { travellers, ticketNumbers, contact } = reservation;
  return (
    <Card padding="large">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          <Trans>Travelers</Trans>
        </Heading>
        <DescriptionList
          items={travellers.map((traveller, index) => {
            const ticket = ticketNumbers[index];
            return {
              id: `${index}`,
              term: fullName(traveller),
              value: (
                <>
                  {ticket
                    ? t`${words.type(traveller.passengerType)} · Ticket ${ticket}`
                    : words.type(traveller.passengerType)}
                  <TravellerExtras sold={reservation} traveller={index} />
                </>
              ),
            };
          })}
        />
        <Text size={14} tone="secondary">
          {contact.email} · {contact.phone}
        </Text>
      </Stack>
    </Card>
  );
}
