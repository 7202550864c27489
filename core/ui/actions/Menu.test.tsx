import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Button } from './Button';
import { Menu, type MenuItem } from './Menu';

i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(cleanup);

const item = (id: string, more: object = {}): MenuItem => ({
  id,
  label: id,
  ...more,
});
async function open(items: readonly MenuItem[], by = '{ArrowDown}') {
  render(
    <I18nProvider i18n={i18n}>
      <Menu label="Views" items={items} trigger={<Button>Open</Button>} />
      <button type="button">After</button>
    </I18nProvider>,
  );
  const trigger = screen.getByRole('button', { name: 'Open' });
  trigger.focus();
  await userEvent.keyboard(by);
  return { trigger, menu: await screen.findByRole('menu', { name: 'Views' }) };
}
const focused = () => document.activeElement?.textContent;

it('tells its trigger that it is open, and the trigger which menu is its own', async () => {
  const { trigger, menu } = await open([item('One')], '{Enter}');
  expect(trigger.getAttribute('aria-haspopup')).toBe('menu');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(trigger.getAttribute('aria-controls')).toBe(menu.id);
  await userEvent.keyboard('{Escape}');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(trigger.hasAttribute('aria-controls')).toBe(false);
});

it('goes at Escape before the focus has come to its entries, too', async () => {
  const { trigger } = await open([item('One')], '{Enter}');
  fireEvent.keyDown(trigger, { key: 'Escape' });
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(trigger);
});

it('has choices of which one is checked, apart from what is done, below the heading they belong to', async () => {
  const { menu } = await open([
    { id: 'who', heading: 'Views' },
    item('All', { checked: false }),
    item('Lost', { checked: true, lang: 'en' }),
    item('Save'),
    { id: 'line', divider: true },
    item('Delete', { disabled: true }),
  ]);
  const group = within(menu).getAllByRole('group', { name: 'Views' })[0]!;
  const checks = within(group).getAllByRole('menuitemradio');
  expect(checks.map((one) => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
    ['All', 'false'],
    ['Lost', 'true'],
  ]);
  expect(within(menu).getByRole('menuitem', { name: 'Save' })).toBeTruthy();
  expect(within(menu).getByRole('menuitem', { name: 'Delete' }).getAttribute('aria-disabled')).toBe('true');
  expect(within(menu).getByText('Lost').lang).toBe('en');
  expect(focused()).toBe('Lost');
});

it('is walked by arrows that go round, Home, End and letters, past what is disabled', async () => {
  await open([item('One'), item('Two'), item('Three', { disabled: true }), item('Four')]);
  const at: (string | null | undefined)[] = [focused()];
  for (const key of ['{ArrowUp}', '{ArrowUp}', '{Home}', '{End}', '{ArrowDown}', 'tw']) {
    await userEvent.keyboard(key);
    at.push(focused());
  }
  expect(at).toEqual(['One', 'Four', 'Two', 'One', 'Four', 'One', 'Two']);
});

it.each(['{Enter}', ' '])(
  'does what is chosen by %j once it has closed and the focus is back',
  async (key) => {
    const seen: unknown[] = [];
    const onSelect = () => seen.push(screen.queryByRole('menu'), document.activeElement);
    const { trigger } = await open([item('One', { onSelect })]);
    await userEvent.keyboard(key);
    expect(seen).toEqual([null, trigger]);
  },
);

it('closes at Tab, which goes on from the trigger', async () => {
  await open([item('One'), item('Two')]);
  await userEvent.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('After');
});

it('closes at a press elsewhere', async () => {
  await open([item('One')]);
  await userEvent.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});
