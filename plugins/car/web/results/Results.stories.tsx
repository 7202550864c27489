import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { ListAndMap } from '@/core/selling/results/list/ListAndMap';
import { Stack } from '@/core/ui/content/layout';
import type { CarOffer } from '../../contract';
import { FOUND, manyOffers, OFFERS, PLACES, RENTAL, STATIC_DATA, usd } from '../testing/fixtures';
import { Stage } from '../testing/stage';
import { CarCard } from './CarCard';
import { CarSkeleton } from './CarSkeleton';
import { FoundCars, type FoundCarsProps } from './FoundCars';

const nothing = () => undefined;

/** Filters, order and map as the address would hold them. */
function Live(props: FoundCarsProps) {
  const [{ filters, sort, onMap }, setShown] = useState(props);
  const [sheet, setSheet] = useState(props.sheet);
  const change: FoundCarsProps['change'] = (next) => setShown((shown) => ({ ...shown, ...next }));
  return (
    <FoundCars
      {...props}
      {...{ filters, sort, onMap, sheet, change, setSheet }}
      setFilters={(next) => change({ filters: next })}
      setSort={(next) => change({ sort: next })}
    />
  );
}

const [first] = OFFERS;
const station = { ...PLACES.oriente, distance: 4.2, handover: 'station-desk' as const };
const office = { ...PLACES.lisbon, distance: 6.1, handover: 'office' as const };
/** Some of the cars at the station, some in town. */
const SPREAD = OFFERS.map((offer, index) => {
  const pickUp = index % 3 === 1 ? station : index % 3 === 2 ? office : offer.pickUp;
  return { ...offer, pickUp, dropOff: pickUp };
});

const meta = {
  title: 'Plugins/Car/Results',
  component: FoundCars,
  render: (args) => <Live {...args} />,
  args: {
    found: { data: SPREAD, suppliers: FOUND.suppliers, done: true },
    sizes: STATIC_DATA.vehicleSizes,
    criteria: RENTAL,
    place: PLACES.lisbonAirport,
    filters: {},
    sort: 'cheapest',
    onMap: false,
    sheet: false,
    setFilters: nothing,
    setSort: nothing,
    setSheet: nothing,
    change: nothing,
    onRetry: nothing,
  },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof FoundCars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {};
/** R294 */
export const Highest: Story = { args: { sort: 'highest' } };
/** Each option is a chip of its own; the others keep their counts. */
export const Filtered: Story = {
  args: { filters: { price: ['200-300', 'over-400'], features: ['automatic', '4-doors'], vendors: ['RD'] } },
};
/** The empty state names the filter to relax and what it gains. */
export const FilteredAway: Story = { args: { filters: { price: ['under-200'], features: ['automatic'] } } };
export const FilterSheet: Story = { args: { sheet: true, filters: { seats: ['5-or-more'] } } };
export const OnMap: Story = { args: { onMap: true }, globals: { viewport: { value: 'phone' } } };
/** Only what is in view is drawn. */
export const Thousand: Story = {
  args: { found: { ...meta.args.found, data: manyOffers(1000) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('article').length).toBeLessThan(40);
  },
};
export const SupplierSilent: Story = {
  args: {
    found: {
      ...meta.args.found,
      suppliers: [
        ...FOUND.suppliers,
        { id: 'second', name: 'Wheelport International', state: 'timed-out', offers: 0, took: 12_000 },
      ],
    },
  },
};
export const Waiting: Story = { render: () => <ListAndMap list={<CarSkeleton />} /> };

const core = first!.availableCore;
/** Long names, huge prices, another place of return, a code that nobody knows. */
const EXTREME: CarOffer = {
  ...first!,
  id: 'offer.extreme',
  price: { amount: 1_284_399_900, currency: 'COP' },
  perDay: { amount: 42_813_330, currency: 'COP' },
  days: 30,
  wholesale: { amount: 1_184_399_900, currency: 'COP' },
  availableCore: {
    ...core,
    vehicle: {
      ...core.vehicle,
      ...{ size: 'oversize-special-cargo', code: 'XPAR', passengerQuantity: 15, baggageQuantity: 12 },
      ...{ transmissionType: 'Semi-automatic', acIndicator: true },
    },
    vendor: { code: 'ZZZZ', name: 'Autovermietung Großherzogtum Luxemburg & Söhne' },
  },
  pickUp: {
    ...first!.pickUp,
    name: 'Aeropuerto Internacional Gustavo Rojas Pinilla de San Andrés',
    distance: 48.3,
  },
  dropOff: { ...office, name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll Railway Station' },
};
export const Cards: Story = {
  render: () => (
    <Stage userType="SalesAgent">
      <Stack gap={12}>
        <CarCard offer={EXTREME} sizeName="Oversize special cargo vehicle" criteria={RENTAL} />
        <CarCard
          offer={{ ...OFFERS[4]!, wholesale: usd(330) }}
          sizeName="Electric"
          criteria={RENTAL}
          marked
        />
        <CarCard offer={{ ...OFFERS[0]!, days: 1 }} sizeName="Mini" criteria={RENTAL} />
      </Stack>
    </Stage>
  ),
};
export const CardsOnAPhone: Story = { ...Cards, globals: { viewport: { value: 'narrow' } } };
