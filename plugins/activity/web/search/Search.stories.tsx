import type { Meta, StoryObj } from '@storybook/react-vite';
import { LISBON, SEARCH } from '../testing/fixtures';
import { Stage } from '../testing/stage';
import { search } from './SearchPanel';

const meta = {
  title: 'Plugins/Activity/Search',
  component: search.Form,
  args: { initial: {}, placeOf: () => LISBON, onSearch: () => undefined },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof search.Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnyDay: Story = {};
export const OneDay: Story = {
  args: { initial: { destination: LISBON.destinationId, from: SEARCH.from } },
};
export const SeveralDays: Story = { args: { initial: SEARCH } };
