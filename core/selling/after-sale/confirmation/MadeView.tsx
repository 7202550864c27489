import type { ReactNode } from 'react';
import { Inline, Split, Stack } from '../../../ui/content/layout';
import { Heading, Text } from '../../../ui/content/Text';
import { Icon } from '../../../ui/pictures/Icon';
import { CheckCircle2, Clock } from '../../../ui/pictures/icons';
import { SaveTravelersOffer } from '../../checkout/travelers/SaveTravelersOffer';

interface MadeViewProps {
  bookingId: string;
  /** How it stands, in a few words: booked, or reserved only. */
  state: string;
  isReserved?: boolean;
  heading: ReactNode;
  /** Where the letter goes. */
  letter: ReactNode;
  /** Above everything else. */
  notes?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

/** What has just been booked or reserved, with the offer to save whom it is for. */
export function MadeView({
  bookingId,
  state,
  isReserved = false,
  heading,
  letter,
  notes,
  aside,
  children,
}: MadeViewProps) {
  const tone = isReserved ? 'warning' : 'success';
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <Inline gap={8}>
          <Text as="span" tone={tone}>
            <Icon icon={isReserved ? Clock : CheckCircle2} />
          </Text>
          <Text as="span" tone={tone} weight={550}>
            {state}
          </Text>
        </Inline>
        <Heading level={1} size={44}>
          {heading}
        </Heading>
        <Text tone="secondary">{letter}</Text>
      </Stack>
      {notes}
      <Split aside={<Stack gap={16}>{aside}</Stack>}>
        <Stack gap={24}>
          {children}
          <SaveTravelersOffer bookingId={bookingId} />
        </Stack>
      </Split>
    </Stack>
  );
}
