import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Money } from '@/core/contract';
import { never } from '@/core/testing/fake-api';
import { refusal } from '@/core/testing/refusal';
import { saying } from '@/core/testing/story-play';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { getPayable } from '../../contract/own';
import { Around } from '../testing/Around';
import { usd } from '../testing/wallets';
import WalletPart from './WalletPart';

interface CheckoutProps {
  /** Most that it may pay of a price of 100, and what is in it. */
  most: number;
  available: number;
  /** Instead of both. */
  answer?: unknown;
  forClient?: boolean;
}

/** The part of a checkout that the wallet is, and what is left for the card. */
function Checkout({ most, available, answer, forClient = false }: CheckoutProps) {
  const [covered, setCovered] = useState<Money | null>(null);
  const [answers] = useState(() => ({
    [getPayable.path]: answer ?? {
      data: { isOn: true, most: usd(most), available: usd(available), earnBasisPoints: 125 },
    },
  }));
  return (
    <Around answers={answers} forClient={forClient} userType={forClient ? 'SalesAgent' : 'Client'}>
      <Stack gap={16}>
        <WalletPart due={usd(10_000)} product="boats" onReady={() => undefined} onCovers={setCovered} />
        <Text size={14}>Left for the card: {((10_000 - (covered?.amount ?? 0)) / 100).toFixed(2)}</Text>
      </Stack>
    </Around>
  );
}

const meta = {
  title: 'Plugins/Reward wallet/At checkout',
  component: Checkout,
  args: { most: 4_000, available: 4_000 },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const used =
  (text: string, typed?: string): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox'));
    if (typed !== undefined) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Use less' }));
      const field = await canvas.findByRole('spinbutton');
      await userEvent.clear(field);
      await userEvent.type(field, typed);
    }
    await expect(await canvas.findByText(text)).toBeVisible();
  };

/** Offered, and not used until the traveler says so. */
export const Offered: Story = { play: saying('Left for the card: 100.00') };
/** It pays the whole price. */
export const Enough: Story = {
  args: { most: 10_000, available: 25_000 },
  play: used('Left for the card: 0.00'),
};
/** The card pays the rest. */
export const Less: Story = { play: used('Left for the card: 60.00') };
/** The agency lets it pay a share only. */
export const OfTheShare: Story = {
  args: { most: 4_000, available: 9_000 },
  play: saying('Balance: $90.00. It can pay $40.00 of this price.'),
};
export const UseLess: Story = { play: used('Left for the card: 87.50', '12.5') };
export const TooMuch: Story = { play: used('At most $40.00', '55') };
export const Zero: Story = {
  play: used('Enter an amount greater than 0, or do not use the wallet', '0'),
};
/** Nothing is in it; what the card pays earns. */
export const OnlyEarns: Story = {
  args: { most: 0, available: 0 },
  play: saying('What you pay by card earns $1.25 for your next trip.'),
};
export const Failed: Story = {
  args: { answer: refusal(404, 'NOT_FOUND', 'The service is not available at the moment.') },
  play: saying('Your reward wallet could not be loaded'),
};
/** Staff books for a client, whose wallet it is. */
export const ForAClient: Story = {
  args: { forClient: true },
  play: used('Left for the card: 60.00'),
};
/** Nothing stands there until it is known. */
export const Loading: Story = { args: { answer: never }, play: saying('Left for the card: 100.00') };
