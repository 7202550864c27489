import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Container } from '@/core/ui/content/layout';
import { aHotelRate, aHotelRoom, CONTENT, DETAILS, PARTY, usd } from '../testing/fixtures';
import { Stage } from '../testing/stage';
import { HotelSkeleton, RoomsSkeleton } from './HotelSkeleton';
import { HotelView } from './HotelView';
import { chosenOf, sumsOf } from './rooms/chosen';
import { ChosenPrice } from './rooms/ChosenPrice';
import { FromPrice } from './rooms/FromPrice';
import { RoomsSection } from './rooms/RoomsSection';

const place = { zone: DETAILS.zone, city: DETAILS.address.city };

interface PageProps {
  parties?: readonly (typeof PARTY)[];
  showPublished?: boolean;
  hasContent?: boolean;
}

/** The page with a choice that works. */
function Page({ parties = [PARTY], showPublished = false, hasContent = true }: PageProps) {
  const [rates, setRates] = useState<readonly string[]>([]);
  const chosen = chosenOf(parties, rates)!;
  return (
    <HotelView
      hotel={DETAILS}
      content={hasContent ? CONTENT : undefined}
      shareUrl="https://agency.example/booknow/hotels/search-details?hotel=htl_baixa"
      rooms={<RoomsSection {...{ parties, chosen, place, showPublished }} nights={3} onChoose={setRates} />}
      price={<ChosenPrice {...{ chosen, place }} nights={3} />}
      total={sumsOf(chosen).total}
      action={<ButtonLink to="/">Reserve</ButtonLink>}
    />
  );
}

const meta = {
  title: 'Plugins/Hotel/One property',
  component: Page,
  decorators: [
    (Story) => (
      <Stage>
        <Container>
          <Story />
        </Container>
      </Stage>
    ),
  ],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneRoom: Story = {};
/** Each party its own rates; of the suite one is left, which only one of them can have. */
export const SeveralRooms: Story = {
  args: { parties: [PARTY, { ...PARTY, party: { adults: 2, childAges: [4, 9] } }] },
};
/** R281 */
export const PublishedPrice: Story = {
  args: {
    showPublished: true,
    parties: [{ ...PARTY, rooms: [aHotelRoom({ rates: [aHotelRate({ published: usd(560) })] })] }],
  },
};
/** R269: above what the property wants nobody to go over; the sale goes on. */
export const AboveRetail: Story = {
  args: {
    parties: [
      {
        ...PARTY,
        rooms: [
          aHotelRoom({ rates: [aHotelRate({ retail: usd(450), wholesale: usd(430), agencyFee: usd(4) })] }),
        ],
      },
    ],
  },
};
/** The suppliers say nothing beyond the search. */
export const WithoutContent: Story = { args: { hasContent: false } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** R262 */
export const Loading: Story = { render: () => <HotelSkeleton /> };
export const LoadingRooms: Story = {
  render: () => (
    <HotelView
      hotel={DETAILS}
      content={CONTENT}
      shareUrl="https://agency.example/"
      rooms={<RoomsSkeleton label="Loading the rooms" />}
      price={<FromPrice choice={DETAILS.choices[0]!} nights={3} />}
      total={DETAILS.choices[0]!.total}
      action={null}
    />
  ),
};
