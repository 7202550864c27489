import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PageStage } from '@/core/testing/PageStage';
import { storyAgency, storyMode } from '@/core/testing/story-agency';
import { registry } from '../../../registry';
import { getFirstSteps } from '../../contract/first-steps';
import { ARRANGED, firstSteps, OWNER, PAST_DUE, subscriptionAnswersOf } from '../testing/answers';
import type { Subscription } from '../../contract/subscription';

const meta = {
  title: 'Plugins/Subscription/In the office',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const { administration, subscription } = registry;

const office = (path: string, known: Subscription, done: number): Story => ({
  render: (_, { globals }) => (
    <PageStage
      path={path}
      registry={{ administration, subscription }}
      agency={storyAgency(globals)}
      user={OWNER}
      mode={storyMode(globals)}
      answers={subscriptionAnswersOf(known, { [getFirstSteps.path]: firstSteps(done) })}
    />
  ),
});

export const FirstDay: Story = {
  ...office('/dashboard', ARRANGED, 2),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: 'Open your agency in six steps' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
export const PastDue: Story = office('/mytrip', PAST_DUE, 6);
