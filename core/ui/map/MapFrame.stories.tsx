import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../content/Card';
import { MapFrame, type MapFrameProps, type MapPin } from './MapFrame';
import { Price } from '../content/Price';
import { Heading } from '../content/Text';

const LISBON = { lat: 38.7107, lon: -9.1366, label: 'Centre' };
const hotels: MapPin[] = Array.from({ length: 40 }, (_, index) => ({
  id: `h${index}`,
  lat: LISBON.lat + Math.sin(index * 2.4) * 0.004 * Math.sqrt(index),
  lon: LISBON.lon + Math.cos(index * 2.4) * 0.006 * Math.sqrt(index),
  label: `$${90 + ((index * 37) % 210)}`,
  name: `Hotel ${index + 1}`,
}));
const cities: MapPin[] = [
  { id: 'gru', lat: -23.43, lon: -46.47, label: '$0', name: 'São Paulo' },
  { id: 'lis', lat: 38.77, lon: -9.13, label: '$614', name: 'Lisbon' },
  { id: 'opo', lat: 41.24, lon: -8.68, label: '$589', name: 'Porto' },
  { id: 'mad', lat: 40.49, lon: -3.57, label: '$640', name: 'Madrid' },
  { id: 'hnd', lat: 35.55, lon: 139.78, label: '¥35,000,000', name: 'Tokyo' },
];

const meta = {
  title: 'Library/Pictures/MapFrame',
  component: MapFrame,
  args: { label: 'Hotels in Lisbon', pins: hotels },
} satisfies Meta<typeof MapFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

function Demo(given: Partial<MapFrameProps>) {
  const [selected, setSelected] = useState<string | null>(null);
  const pin = hotels.find((one) => one.id === selected);
  return (
    <MapFrame
      label="Hotels in Lisbon"
      pins={hotels}
      centre={LISBON}
      selected={selected}
      onSelect={setSelected}
      {...given}
    >
      {pin && (
        <Card padding="small">
          <Heading level={3} size={18}>
            {pin.name}
          </Heading>
          <Price money={{ amount: 12_400, currency: 'USD' }} per="night" />
        </Card>
      )}
    </MapFrame>
  );
}

export const City: Story = { render: () => <Demo /> };
/** Wide views show land; a route over the ocean, prices of any length. */
export const World: Story = {
  render: () => <Demo label="Fares from São Paulo" pins={cities} centre={undefined} />,
};
export const OnePlace: Story = {
  render: () => <Demo label="Pousada do Farol" pins={hotels.slice(0, 1)} ratio="card" />,
};
export const Nothing: Story = { render: () => <Demo label="No hotels" pins={[]} centre={undefined} /> };

/** One stop of Tab for all pins; arrows go from pin to pin, Enter chooses, Escape lets go, a cluster zooms in. */
export const ByKeyboard: Story = {
  render: () => <Demo label="Fares from São Paulo" pins={cities} centre={undefined} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tokyo = () => canvas.getByRole('button', { name: /^Tokyo/ });
    canvas.getByRole('button', { name: /^São Paulo/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).not.toHaveAccessibleName(/São Paulo/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(tokyo()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(tokyo()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(tokyo()).toHaveAttribute('aria-pressed', 'false');
    const cluster = canvas.getByRole('button', { name: /places: zoom in/ });
    await userEvent.click(cluster);
    await expect(canvas.getByRole('button', { name: 'Show all' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /^Porto/ })).toBeVisible();
  },
};
export const Narrow: Story = {
  ...City,
  globals: { viewport: { value: 'narrow' } },
  render: () => <Demo ratio="card" />,
};
