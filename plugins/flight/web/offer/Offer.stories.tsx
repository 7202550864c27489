import { requestRefusals } from '@/core/contract/refusals/request';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { getFareRules } from '../../contract';
import { never, refusal } from '../testing/fake-api';
import { AIR_FRANCE_OVERNIGHT, BRITISH_CLUB, FAMILIES, FARE_RULES, OFFERS } from '../testing/fixtures';
import { LegTimeline } from '../parts/LegTimeline';
import { Stage } from '../testing/stage';
import { FareMatrix } from './FareMatrix';
import { FareRulesCard, FareRulesList } from './FareRulesCard';
import { OfferPrice } from './OfferPrice';

const fares = OFFERS.slice(0, 3);

const meta = {
  title: 'Plugins/Flight/Offer',
  component: OfferPrice,
  args: { offer: OFFERS[1]! },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof OfferPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Price: Story = {};

function Fares() {
  const [fare, setFare] = useState('TP-classic');
  return (
    <FareMatrix
      fares={fares}
      families={FAMILIES}
      chosen={fares.find(({ fareFamily }) => fareFamily === fare)!}
      onChoose={setFare}
    />
  );
}
export const FareChoice: Story = { render: () => <Fares /> };

/** A layover, a night at the airport, another airline's aircraft, a change of airport. */
export const Timelines: Story = {
  render: () => (
    <Stack gap={24}>
      {[...AIR_FRANCE_OVERNIGHT, BRITISH_CLUB[1]!].map((leg, index) => (
        <Card key={index} padding="large">
          <LegTimeline leg={leg} title="Outbound" />
        </Card>
      ))}
    </Stack>
  ),
};
export const Rules: Story = { render: () => <FareRulesList rules={FARE_RULES} /> };
export const RulesLoading: Story = {
  render: () => (
    <Stage answers={{ [getFareRules.path]: never }}>
      <FareRulesCard offerId="loading" />
    </Stage>
  ),
};
/** R214: nothing of earlier rules is left. */
export const RulesFailed: Story = {
  render: () => (
    <Stage answers={{ [getFareRules.path]: refusal(502, 'UPSTREAM_FAILED', requestRefusals.failed) }}>
      <FareRulesCard offerId="failed" />
    </Stage>
  ),
};
