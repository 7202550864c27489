import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage, pending } from '@/core/testing/PageStage';
import { refusal } from '@/core/testing/refusal';
import { storyAgency, storyMode } from '@/core/testing/story-agency';
import { saying } from '@/core/testing/story-play';
import { getWalletOverview, listWallets } from '../../contract/office';
import { OFFICE, SITE } from '../testing/site';
import * as given from '../testing/wallets';

const meta = {
  title: 'Plugins/Reward wallet/Office',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const page = (answers: Readonly<Record<string, unknown>> = {}, search = ''): Story => ({
  render: (_, { globals }) => (
    <PageStage
      path={`/settings/reward-wallet${search}`}
      registry={OFFICE}
      agency={storyAgency(globals, SITE)}
      user={given.OWNER}
      mode={storyMode(globals)}
      answers={given.walletAnswersOf(answers)}
    />
  ),
});

/** R355 */
export const Wallets: Story = { ...page(), play: saying('Clara Nunes') };
export const NoneYet: Story = {
  ...page({ [listWallets.path]: { data: [], totalCount: 0 } }),
  play: saying('No wallet has a balance yet'),
};
export const NobodyMatches: Story = {
  ...page({ [listWallets.path]: { data: [], totalCount: 0 } }, '?find=nobody'),
  play: saying('Nobody matches'),
};
/** Beside the list. */
export const OneStatement: Story = { ...page({}, '?person=clara'), play: saying('by Marina Prado') };
export const Failed: Story = {
  ...page({
    [getWalletOverview.path]: refusal(404, 'NOT_FOUND', 'The service is not available at the moment.'),
    [listWallets.path]: refusal(404, 'NOT_FOUND', 'The service is not available at the moment.'),
  }),
  play: saying('The reward wallets could not be loaded'),
};
export const Loading: Story = page({ [getWalletOverview.path]: pending, [listWallets.path]: pending });
