import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Gallery, GallerySkeleton } from './Gallery';

const drawn = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="hsl(${hue} 40% 60%)" d="M0 0h4v3H0z"/><path fill="hsl(${hue} 40% 40%)" d="M0 3 1.4 1 2.4 2.2 3 1.5 4 3z"/></svg>`,
  )}`;
const photos = ['Building', 'Room', 'Breakfast', 'Pool', 'View', 'Bathroom', 'Garden'].map((alt, at) => ({
  src: drawn(at * 50),
  alt,
}));

const meta = {
  title: 'Library/Pictures/Gallery',
  component: Gallery,
  args: { name: 'Pousada do Farol', photos, seed: 'farol' },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seven: Story = {};
export const One: Story = { args: { photos: photos.slice(0, 1) } };
/** Without a picture one is drawn. */
export const None: Story = { args: { photos: [] } };
export const Loading: Story = { render: () => <GallerySkeleton /> };
/** All of them, with what each shows; Escape leads back. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: '7 pictures' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Pousada do Farol' });
    await expect(within(dialog).getAllByRole('figure')).toHaveLength(7);
    await expect(await within(dialog).findByRole('img', { name: 'Bathroom' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
  },
};
