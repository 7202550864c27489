import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, IconButton } from './Button';
import { ArrowRight, Heart, Plus, Search, Trash2 } from '../pictures/icons';
import { Inline, Stack } from '../content/layout';

const meta = {
  title: 'Library/Actions/Button',
  component: Button,
  args: { children: 'Search', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap={20}>
      {(['medium', 'small', 'large'] as const).map((size) => (
        <Inline key={size}>
          {(['primary', 'secondary', 'soft', 'quiet', 'danger'] as const).map((variant) => (
            <Button
              key={variant}
              variant={variant}
              size={size}
              icon={variant === 'danger' ? Trash2 : variant === 'primary' ? Search : undefined}
            >
              {variant === 'danger' ? 'Cancel booking' : variant === 'primary' ? 'Search' : 'See details'}
            </Button>
          ))}
        </Inline>
      ))}
      <Inline>
        <Button iconEnd={ArrowRight}>Continue to payment</Button>
        <IconButton icon={Heart} label="Save" />
        <IconButton icon={Plus} label="Add traveller" variant="secondary" />
        <IconButton icon={Search} label="Search" variant="primary" size="large" />
      </Inline>
    </Stack>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Inline>
      <Button disabled>Search</Button>
      <Button disabled variant="secondary">
        See details
      </Button>
      <Button disabled variant="quiet">
        Skip
      </Button>
      <IconButton disabled icon={Heart} label="Save" />
    </Inline>
  ),
};

export const Loading: Story = {
  args: { loading: true, children: 'Confirm and pay' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <Stack>
      <Button fullWidth icon={Search}>
        Donaudampfschifffahrtsgesellschaftskapitän suchen und vergleichen
      </Button>
      <Button variant="secondary" fullWidth>
        Continue with the alternative departure airport
      </Button>
    </Stack>
  ),
};
