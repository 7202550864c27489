import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ApiError } from '../api/error';
import { PageStage, pending } from '../testing/PageStage';
import { storyAgency, storyMode } from '../testing/story-agency';

const demo = {
  password: 'Caravel_2026',
  accounts: ['owner', 'agent', 'restricted', 'client'].map((role) => ({
    email: `${role}@example.example`,
    role,
  })),
};

const meta = { title: 'Core/Login', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const login = (
  given: Parameters<typeof storyAgency>[1],
  answer: unknown = pending,
  withDemo = false,
): Story => ({
  render: (_, { globals }) => (
    <PageStage
      path="/login"
      agency={storyAgency(globals, given)}
      mode={storyMode(globals)}
      answers={{ '/api/user/login': answer }}
      bootstrap={withDemo ? { demo } : {}}
    />
  ),
});

export const Modal: Story = login({});
export const ModalWithEverything: Story = login(
  { social: { isGoogleEnabled: true, isFacebookEnabled: true } },
  pending,
  true,
);
export const PageOfThePlatform: Story = login({ isPlatform: true }, pending, true);
export const InactiveAgency: Story = login({ status: 'Inactive' });

const submit = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.type(await page.findByRole('textbox'), 'ana@agency.example');
  await userEvent.type(canvasElement.ownerDocument.querySelector('input[type=password]')!, 'not-it');
  await userEvent.keyboard('{Enter}');
  return page;
};

export const Refused: Story = {
  ...login(
    {},
    new ApiError(401, 'BAD_CREDENTIALS', 'Incorrect email or password.', {
      data: 'Incorrect email or password.',
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await submit(canvasElement);
    await expect(await page.findByRole('alert')).toBeVisible();
  },
};
export const Sending: Story = {
  ...login({}),
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expect(canvasElement.ownerDocument.querySelector('button[type=submit]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
