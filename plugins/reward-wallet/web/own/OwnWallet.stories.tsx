import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage, pending } from '@/core/testing/PageStage';
import { refusal } from '@/core/testing/refusal';
import { storyAgency, storyMode } from '@/core/testing/story-agency';
import { saying } from '@/core/testing/story-play';
import { getOwnWallet } from '../../contract/own';
import { REGISTRY, SITE } from '../testing/site';
import * as given from '../testing/wallets';

const meta = {
  title: 'Plugins/Reward wallet/Own wallet',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta;
export default meta;
type Story = StoryObj;

const page = (answer: unknown): Story => ({
  render: (_, { globals }) => (
    <PageStage
      path="/reward-wallet"
      registry={REGISTRY}
      agency={storyAgency(globals, SITE)}
      user={given.CLIENT}
      mode={storyMode(globals)}
      answers={given.walletAnswersOf({ [getOwnWallet.path]: answer })}
    />
  ),
});

export const WithHistory: Story = {
  ...page(given.statement(given.ACCOUNT)),
  play: saying('The flight was four hours late'),
};
/** More than a page of it. */
export const LongHistory: Story = { ...page(given.longStatement()), play: saying('Held for a booking') };
export const Empty: Story = {
  ...page(given.statement(given.EMPTY, [])),
  play: saying('Credit appears here a few days after your first trip is over.'),
};
/** What is in it stays its owner's. */
export const SwitchedOff: Story = {
  ...page(given.statement(given.SWITCHED_OFF)),
  play: saying('Offsets what was taken back'),
};
export const Failed: Story = {
  ...page(refusal(404, 'NOT_FOUND', 'The service is not available at the moment.')),
  play: saying('Your reward wallet could not be loaded'),
};
export const Loading: Story = page(pending);
