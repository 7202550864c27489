import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../content/Card';
import { Grid, Stack } from '../content/layout';
import { Scene } from './Scene';
import { SCENE_KINDS, SCENE_TIMES } from './drawing/kinds';
import { Text } from '../content/Text';

const meta = { title: 'Library/Pictures/Scene', component: Scene, args: { seed: 'Lisbon' } } satisfies Meta<
  typeof Scene
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = {
  args: { kind: 'alpine', time: 'dusk', ratio: 'hero', seed: 'Bergen', label: 'A fjord at dusk' },
};

/** Every place at every hour. */
export const KindsAndTimes: Story = {
  render: () => (
    <Grid columns={{ phone: 2, tablet: 3, desktop: 5 }} gap={12}>
      {SCENE_KINDS.flatMap((kind) =>
        SCENE_TIMES.map((time) => (
          <Stack key={kind + time} gap={4}>
            <Scene seed={kind + time} kind={kind} time={time} ratio="card" />
            <Text size={12} tone="secondary">
              {kind}, {time}
            </Text>
          </Stack>
        )),
      )}
    </Grid>
  ),
};

/** Neighbours in a list do not repeat each other. */
export const TwentyCards: Story = {
  render: () => (
    <Grid min="14rem" gap={16}>
      {Array.from({ length: 20 }, (_, index) => (
        <Card key={index} padding="none">
          <Scene seed={`hotel-${index}`} ratio="card" />
        </Card>
      ))}
    </Grid>
  ),
};
