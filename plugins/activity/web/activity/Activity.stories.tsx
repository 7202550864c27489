import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@/core/ui/content/layout';
import { ASKING, REVIEWS, SEARCH, someDetails } from '../testing/fixtures';
import { DATES } from '../testing/fake-api';
import { Stage } from '../testing/stage';
import { ActivitySkeleton } from './ActivitySkeleton';
import { ActivityView } from './ActivityView';
import { WrittenList } from './Written';
import { BookingSection, type BookingSectionProps } from './booking/BookingSection';

const nothing = () => undefined;
const dates: BookingSectionProps['dates'] = {
  found: { data: DATES },
  error: null,
  isFetching: false,
  again: nothing,
};
const booking = (more: Partial<BookingSectionProps> = {}) => (
  <BookingSection
    {...{ activity: someDetails(), dates, criteria: SEARCH, date: '2027-03-12', wanted: SEARCH.from }}
    travelers={{ ADULT: 2, CHILD: 1 }}
    onDate={nothing}
    onTravelers={nothing}
    {...more}
  />
);

const meta = {
  title: 'Plugins/Activity/Activity',
  component: ActivityView,
  args: { activity: someDetails(), shareUrl: 'https://example.com/activity', children: booking() },
  decorators: [
    (Story) => (
      <Stage>
        <Container>
          <Story />
        </Container>
      </Stage>
    ),
  ],
} satisfies Meta<typeof ActivityView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
/** Pick-up at places of a list, confirmed by hand. */
export const ConfirmedByHand: Story = { args: { activity: ASKING } };
/** With what guests wrote, in their own languages. */
export const WithReviews: Story = {
  args: { written: <WrittenList reviews={REVIEWS} onMore={nothing} /> },
};
/** R327: nobody may come without an adult. */
export const NotTaken: Story = { args: { children: booking({ travelers: { CHILD: 2 } }) } };
/** R326: no day has room. */
export const SoldOut: Story = {
  args: { children: booking({ dates: { ...dates, found: { data: [] } }, date: null, wanted: null }) },
};
export const Loading: Story = { render: () => <ActivitySkeleton /> };
