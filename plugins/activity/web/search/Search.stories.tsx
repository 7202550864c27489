import type { Meta, StoryObj } from '@storybook/react-vite';
import { LISBON, SEARCH } from '../testing/fixtures';
import { Stage } from '../testing/stage';
import { SearchForm } from './SearchForm';

const meta = {
  title: 'Plugins/Activity/Search',
  component: SearchForm,
  args: { initial: {}, place: null, onSearch: () => undefined, onOpen: () => undefined },
  decorators: [
    (Story) => (
      <Stage>
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof SearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnyDay: Story = {};
export const OneDay: Story = {
  args: { initial: { destination: LISBON.destinationId, from: SEARCH.from }, place: LISBON },
};
export const SeveralDays: Story = { args: { initial: SEARCH, place: LISBON } };
