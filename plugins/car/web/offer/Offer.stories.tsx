import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Container } from '@/core/ui/content/layout';
import type { CarExtras } from '../../contract';
import { car, DETAILS, detailsOf, OFFERS, PLACES, RENTAL } from '../testing/fixtures';
import { Stage } from '../testing/stage';
import { OfferSkeleton } from './OfferSkeleton';
import { OfferView, type OfferViewProps } from './OfferView';

function Live(props: OfferViewProps) {
  const [extras, setExtras] = useState<CarExtras>(props.extras);
  return <OfferView {...props} extras={extras} onExtras={setExtras} />;
}

const meta = {
  title: 'Plugins/Car/One car',
  component: OfferView,
  render: (args) => <Live {...args} />,
  args: {
    offer: DETAILS,
    sizeName: 'Compact',
    criteria: RENTAL,
    extras: { coverages: [], accessories: [] },
    shareUrl: 'https://agency.example/booknow/cars/result-details?offer=offer.rd-compact',
    onExtras: () => undefined,
  },
  decorators: [
    (Story) => (
      <Stage>
        <Container>
          <Story />
        </Container>
      </Stage>
    ),
  ],
} satisfies Meta<typeof OfferView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Compact: Story = {};
export const WithExtras: Story = {
  args: {
    extras: {
      coverages: ['SCDW'],
      accessories: [
        { code: 'CST', quantity: 2 },
        { code: 'ADR', quantity: 1 },
      ],
    },
  },
};
/** Limited mileage, never free to cancel, nothing to add. */
export const Strict: Story = {
  args: {
    offer: {
      ...detailsOf(OFFERS[0]!),
      accessories: [],
      cancellation: { freeUntil: null, fee: null, nothingFrom: '2027-03-12T10:00:00Z' },
    },
    sizeName: 'Mini',
  },
};
export const Electric: Story = { args: { offer: detailsOf(OFFERS[4]!), sizeName: 'Electric' } };
const far = { ...PLACES.portoAirport, distance: 0, handover: 'meet-and-greet' as const };
/** Returned elsewhere, with every charge there is and long names. */
export const OneWay: Story = {
  args: {
    offer: detailsOf(
      car(
        'one-way',
        12_489.9,
        {
          vehicle: { ...OFFERS[6]!.availableCore.vehicle, size: 'oversize-special-cargo' },
          vendor: ['ZZZZ', 'Autovermietung Großherzogtum Luxemburg & Söhne'],
        },
        {
          dropOff: far,
          charges: (['rental', 'airport', 'one-way', 'young-driver', 'out-of-hours', 'taxes'] as const).map(
            (kind) => ({ kind, amount: { amount: 208_165, currency: 'USD' } }),
          ),
        },
      ),
    ),
    sizeName: 'Oversize special cargo vehicle',
  },
};
export const OnAPhone: Story = { ...WithExtras, globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { render: () => <OfferSkeleton /> };
