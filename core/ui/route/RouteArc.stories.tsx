import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../content/layout';
import { RouteArc } from './RouteArc';

const LIS = { lat: 38.77, lon: -9.13, label: 'Lisbon' };
const GRU = { lat: -23.43, lon: -46.47, label: 'São Paulo' };
const HND = { lat: 35.55, lon: 139.78, label: 'Tokyo' };
const SYD = { lat: -33.95, lon: 151.18, label: 'Sydney' };
const LAX = { lat: 33.94, lon: -118.41, label: 'Los Angeles' };
const OPO = { lat: 41.24, lon: -8.68, label: 'Porto' };
const FRA = { lat: 50.03, lon: 8.57, label: 'Frankfurt' };

const meta = {
  title: 'Library/Pictures/RouteArc',
  component: RouteArc,
  args: { points: [GRU, LIS], label: 'Route from São Paulo to Lisbon' },
} satisfies Meta<typeof RouteArc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { ratio: 'hero' } };
export const Extremes: Story = {
  render: () => (
    <Stack>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <RouteArc points={[SYD, LAX]} label="Route from Sydney to Los Angeles, over the date line" />
        <RouteArc points={[LIS, OPO]} label="Route from Lisbon to Porto, very short" />
        <RouteArc points={[GRU, FRA, HND]} label="Route from São Paulo to Tokyo by way of Frankfurt" />
        <RouteArc points={[LIS, HND]} label="Route from Lisbon to Tokyo" bare />
      </Grid>
    </Stack>
  ),
};
