import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useStore } from 'jotai';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../content/Card';
import { mapStyleAtom } from './map-style';
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
    await expect(await canvas.findByRole('button', { name: 'Show all' })).toBeEnabled();
    await expect(await canvas.findByRole('button', { name: /^Porto/ })).toBeVisible();
  },
};
export const Narrow: Story = {
  ...City,
  globals: { viewport: { value: 'narrow' } },
  render: () => <Demo ratio="card" />,
};

/** A city of facts: shores, areas, what everybody knows. The map says that streets are not drawn. */
export const DrawnCity: Story = {
  args: {
    ground: {
      land: [
        [
          [-9.3, 38.6],
          [-9.3, 38.9],
          [-8.9, 38.9],
          [-8.98, 38.75],
          [-9.1, 38.705],
          [-9.16, 38.7],
          [-9.24, 38.685],
        ],
      ],
      areas: [
        { name: 'Old town', latitude: 38.713, longitude: -9.13, radius: 0.7 },
        { name: 'Downtown', latitude: 38.711, longitude: -9.138, radius: 0.4 },
      ],
      marks: [{ name: 'Castle', latitude: 38.7139, longitude: -9.1335, kind: 'landmark' }],
    },
    onArea: fn(),
  },
  render: (args) => <Demo {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('Schematic: distances are true, streets are not drawn'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Search this area' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Search this area' }));
    await expect(args.onArea).toHaveBeenCalledWith({
      lat: expect.closeTo(38.71, 1),
      lon: expect.closeTo(-9.13, 1),
      radius: expect.any(Number),
    });
  },
};

const SQUARE = [
  [-9.14, 38.71],
  [-9.13, 38.71],
  [-9.13, 38.715],
  [-9.14, 38.715],
  [-9.14, 38.71],
];
const STYLE = {
  version: 8,
  sources: {
    city: {
      type: 'geojson',
      attribution: '<a href="#">&copy; Example mapmakers</a>',
      data: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [SQUARE] } },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#dfe8d8' } },
    { id: 'city', type: 'fill', source: 'city', paint: { 'fill-color': '#b9c7a4' } },
  ],
};

function Tiled({ style }: { style: string }) {
  const store = useStore();
  const [ready] = useState(() => store.set(mapStyleAtom, style));
  return <Demo key={String(ready)} />;
}

/** The ground by a style of vector tiles, once whoever runs the platform has one; who made them is named. */
export const Tiles: Story = {
  render: () => <Tiled style={`data:application/json,${encodeURIComponent(JSON.stringify(STYLE))}`} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const draws = document.createElement('canvas').getContext('webgl2') !== null;
    const note = draws ? '© Example mapmakers' : 'Schematic: distances are true, streets are not drawn';
    await waitFor(() => expect(canvas.getByText(note)).toBeVisible(), { timeout: 15_000 });
    await expect(canvas.getAllByRole('button', { name: /Hotel/ }).length).toBeGreaterThan(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(await canvas.findByRole('button', { name: 'Show all' })).toBeEnabled();
  },
};

/** Tiles that do not come leave the drawn ground. */
export const NoTiles: Story = {
  render: () => <Tiled style="data:application/json,nothing" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeNull(), { timeout: 15_000 });
    await expect(
      await canvas.findByText('Schematic: distances are true, streets are not drawn'),
    ).toBeVisible();
  },
};

const MANY: MapPin[] = Array.from({ length: 2000 }, (_, index) => ({
  id: `m${index}`,
  lat: LISBON.lat + Math.sin(index * 2.4) * 0.004 * Math.sqrt(index),
  lon: LISBON.lon + Math.cos(index * 2.4) * 0.006 * Math.sqrt(index),
  label: `$${90 + ((index * 37) % 210)}`,
  name: `Hotel ${index + 1}`,
}));

/** Two thousand pins: few are on the screen, the pin under the finger stays the same while the map is moved. */
export const TwoThousand: Story = {
  render: () => <Demo pins={MANY} />,
  play: async ({ canvasElement }) => {
    const ground = canvasElement.querySelector('section > svg')!;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Zoom in' }));
    const pins = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-pin]')];
    await expect(pins().length).toBeLessThan(300);
    const before = new Set(pins());
    const at = (type: string, x: number) =>
      ground.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: x, clientY: 100, bubbles: true }));
    ground.setPointerCapture = () => undefined;
    at('pointerdown', 200);
    for (let x = 199; x > 170; x -= 1) at('pointermove', x);
    at('pointerup', 170);
    await waitFor(() =>
      expect(pins().filter((pin) => before.has(pin)).length).toBeGreaterThan(before.size * 0.8),
    );
  },
};

/** Pointer on a card marks its pin, pointer on a pin marks its card; a group under the pointer stays a group. */
function BothWays() {
  const [highlighted, setHighlighted] = useState<string | null>(null);
  return (
    <>
      <Demo highlighted={highlighted} onHighlight={setHighlighted} />
      <button
        type="button"
        onMouseEnter={() => setHighlighted('h7')}
        onMouseLeave={() => setHighlighted(null)}
      >
        {highlighted ?? 'none'}
      </button>
    </>
  );
}
export const Hover: Story = {
  render: () => <BothWays />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'none' }));
    await expect(await canvas.findByRole('button', { name: /^Hotel 8,/ })).toHaveAttribute(
      'data-highlighted',
    );
    await userEvent.unhover(canvas.getByRole('button', { name: 'h7' }));
    const group = canvas.getAllByRole('button', { name: /places: zoom in/ })[0]!;
    const name = group.getAttribute('aria-label');
    await userEvent.hover(group);
    await expect(group).toHaveAttribute('data-highlighted');
    await expect(group).toHaveAttribute('aria-label', name);
    await expect(canvas.queryByRole('button', { name: 'none' })).toBeNull();
  },
};
