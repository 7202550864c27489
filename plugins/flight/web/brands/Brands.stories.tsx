import { requestRefusals } from '@/core/contract/refusals/request';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type FareBrand, getFareBrands, saveFareBrands } from '../../contract';
import { type Answer, never, refusal } from '../testing/fake-api';
import { Stage } from '../testing/stage';
import BrandsPanel from './BrandsPanel';

const BRANDS: FareBrand[] = [
  { carrier: null, name: 'Light', ownName: 'Basic' },
  { carrier: 'TP', name: 'Discount', ownName: 'Hand luggage only, no changes, no refund' },
];

const screen = (answer: Answer, saving: Answer = { data: BRANDS }): Story => ({
  render: () => (
    <Stage
      userType="AgencyOwner"
      answers={{
        // One path reads and writes.
        [getFareBrands.path]: (input: { body?: object }) => (input.body ? saving : answer),
      }}
    >
      <BrandsPanel />
    </Stage>
  ),
});

const meta = { title: 'Plugins/Flight/Names of fares' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = screen({ data: [] });
export const Some: Story = screen({ data: BRANDS });
export const Loading: Story = screen(never);
export const NotRead: Story = screen(refusal(500, 'INTERNAL', requestRefusals.failed));
/** Both names are needed, and the first field that lacks one is where it goes on. */
export const Unfinished: Story = {
  ...screen({ data: BRANDS }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = await page.findAllByLabelText('Your name for it');
    await userEvent.clear(first!);
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(await page.findByText('Field is required')).toBeVisible();
  },
};
export const NotSaved: Story = {
  ...screen({ data: BRANDS }, refusal(403, 'FORBIDDEN', saveFareBrands.summary)),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Save' }));
    await expect(await page.findByText('The names were not saved')).toBeVisible();
  },
};
