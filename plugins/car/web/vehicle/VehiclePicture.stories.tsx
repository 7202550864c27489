import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { VEHICLE_SIZES } from '../../contract';
import { PAINTS, paintOf } from './shape-of';
import { VehiclePicture } from './VehiclePicture';

const meta = {
  title: 'Plugins/Car/Vehicles',
  component: VehiclePicture,
  args: { vehicle: { size: 'compact', code: 'CDMR' }, seed: 'car' },
} satisfies Meta<typeof VehiclePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One drawing a class of cars, in the paints of the brand. */
export const Classes: Story = {
  render: () => (
    <Grid min="14rem" gap={24}>
      {[...VEHICLE_SIZES, 'pickup'].map((size) => (
        <Stack key={size} gap={4}>
          <VehiclePicture vehicle={{ size, code: size === 'pickup' ? 'IPAR' : 'CDMR' }} seed={size} />
          <Text size={14} tone="secondary" align="center">
            {size}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

/** A seed of each paint. */
const seeds = PAINTS.map((paint) => {
  let seed = 0;
  while (paintOf(String(seed)) !== paint) seed += 1;
  return String(seed);
});
export const Paints: Story = {
  render: () => (
    <Grid min="14rem" gap={24}>
      {seeds.map((seed) => (
        <VehiclePicture key={seed} vehicle={{ size: 'suv', code: 'IFAR' }} seed={seed} />
      ))}
    </Grid>
  ),
};
