import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { never } from '@/core/testing/fake-api';
import { refusal } from '@/core/testing/refusal';
import { bodyOf, saying } from '@/core/testing/story-play';
import { adjustWallet, getWallet } from '../../contract/office';
import { walletRefusals } from '../../contract/refusals';
import { Around } from '../testing/Around';
import * as given from '../testing/wallets';
import WalletPanel from './WalletPanel';

interface PanelProps {
  /** What the API says of the wallet. */
  answer: unknown;
  userType?: 'AgencyOwner' | 'SalesAgent';
}

function Panel({ answer, userType = 'AgencyOwner' }: PanelProps) {
  const answers = useMemo(
    () =>
      given.walletAnswersOf({
        [getWallet.path]: answer,
        [adjustWallet.path]: refusal(409, 'CONFLICT', walletRefusals.balance),
      }),
    [answer],
  );
  return (
    <Around answers={answers} userType={userType}>
      <WalletPanel person={given.PERSON} />
    </Around>
  );
}

const meta = {
  title: 'Plugins/Reward wallet/Of somebody',
  component: Panel,
  args: { answer: given.statement(given.ACCOUNT) },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Opens one of its dialogs, fills it as far as is given, and sends it. */
const sending =
  (button: 'Credit' | 'Debit', text: string, amount?: string, reason?: string): Play =>
  async (context) => {
    const body = bodyOf(context);
    await userEvent.click(await body.findByRole('button', { name: button }));
    const dialog = within(await body.findByRole('dialog'));
    if (amount) await userEvent.type(await dialog.findByRole('spinbutton'), amount);
    if (reason) await userEvent.type(await dialog.findByRole('textbox'), reason);
    await userEvent.click(await dialog.findByRole('button', { name: button }));
    const told = await dialog.findByText(text);
    await waitFor(() => expect(told).toBeVisible());
  };

/** R354: on or off, credited or debited. */
export const ForTheOwner: Story = { play: saying('$84.50') };
/** Reads it and changes nothing. */
export const ForAnAgent: Story = { args: { userType: 'SalesAgent' }, play: saying('On') };
export const SwitchedOff: Story = {
  args: { answer: given.statement(given.SWITCHED_OFF) },
  play: saying('$15.00'),
};
export const Empty: Story = {
  args: { answer: given.statement(given.EMPTY, []) },
  play: async (context) => {
    await expect(await bodyOf(context).findByRole('button', { name: 'Debit' })).toBeDisabled();
  },
};
export const Loading: Story = { args: { answer: never } };
export const Failed: Story = {
  args: { answer: refusal(404, 'NOT_FOUND', 'The service is not available at the moment.') },
  play: saying('The reward wallet could not be loaded'),
};
export const WithStatement: Story = {
  play: async (context) => {
    const body = bodyOf(context);
    await userEvent.click(await body.findByRole('button', { name: 'Statement' }));
    const who = await body.findByText('by Marina Prado');
    await waitFor(() => expect(who).toBeVisible());
  },
};
export const NoReason: Story = { play: sending('Credit', 'Please enter a reason', '25') };
export const MoreThanThereIs: Story = {
  play: sending('Debit', 'At most $72.50', '100', 'Credited twice'),
};
export const Refused: Story = {
  play: sending('Debit', 'The balance is lower than that', '70', 'Credited twice'),
};
