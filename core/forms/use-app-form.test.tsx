import { I18nProvider } from '@lingui/react';
import { i18n } from '@lingui/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorSummary } from '../ui/fields/ErrorSummary';
import { clearToken, writeToken } from '../session/token';
import { textShape } from './rules';
import { TextField } from '../ui/fields/TextField';
import { type AppFormInput, useAppForm } from './use-app-form';

interface Person {
  name: string;
  city: string;
}
const NOBODY: Person = { name: '', city: '' };
const LABELS: Readonly<Record<string, string>> = { name: 'Name', city: 'City' };
type More = Partial<AppFormInput<Person>>;

const belongs = vi.fn();
function PersonForm(more: More) {
  const form = useAppForm({
    name: 'person',
    initial: NOBODY,
    rules: {
      paths: Object.keys,
      error: (values, path, isTried) =>
        values[path as keyof Person] ? null : { message: isTried ? 'Needed before this is sent' : 'Needed' },
    },
    nameOf: (path) => LABELS[path]!,
    ...more,
  });
  return (
    <form onSubmit={(event) => (event.preventDefault(), form.submit())}>
      <ErrorSummary {...form.summary} />
      {Object.keys(LABELS).map((path) => (
        <TextField key={path} {...form.bind(path)} label={LABELS[path]!} autoComplete="off" />
      ))}
      <button>Save</button>
      {['body.other', 'body.city'].map((path) => (
        <button
          key={path}
          type="button"
          onClick={() => belongs(form.refuse([{ path, message: 'Not this one' }]))}
        >
          {path}
        </button>
      ))}
    </form>
  );
}
const page = (more: More = {}) => (
  <I18nProvider i18n={i18n}>
    <PersonForm {...more} />
  </I18nProvider>
);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const errorAt = (path: string) => document.getElementById(`person-${path}-error`)?.textContent;
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const listed = () => screen.queryAllByRole('link').map((link) => link.textContent);

beforeEach(() => sessionStorage.clear());

it('an error shows once the field was left, all after a try, with the list that has the focus; each goes when mended', async () => {
  render(page());
  expect(errorAt('name')).toBeUndefined();
  fireEvent.blur(field('Name'));
  expect([errorAt('name'), errorAt('city')]).toEqual(['Needed', undefined]);
  save();
  expect([errorAt('name'), errorAt('city')]).toEqual(Array(2).fill('Needed before this is sent'));
  expect(listed()).toEqual(['Name: Needed before this is sent', 'City: Needed before this is sent']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')));
  type('Name', 'Ana');
  expect(listed()).toEqual(['City: Needed before this is sent']);
  save();
  // What was right at the last try is told at its field alone.
  type('Name', '');
  expect(errorAt('name')).toBe('Needed before this is sent');
  expect(listed()).toEqual(['City: Needed before this is sent']);
});

it('a field that is left by a press on the mouse is judged when the press has ended', async () => {
  render(page());
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Save' }));
  fireEvent.blur(field('Name'));
  expect(errorAt('name')).toBeUndefined();
  fireEvent.mouseUp(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(errorAt('name')).toBe('Needed'));
});

it('R183 what the server refused stands at its field until that changes; what belongs to no field is not taken', () => {
  render(page({ initial: { name: 'Ana', city: 'Lisbon' } }));
  fireEvent.click(screen.getByRole('button', { name: 'body.other' }));
  fireEvent.click(screen.getByRole('button', { name: 'body.city' }));
  expect(belongs.mock.calls).toEqual([[false], [true]]);
  expect(listed()).toEqual(['City: Not this one']);
  type('Name', 'Anna');
  expect(errorAt('city')).toBe('Not this one');
  type('City', 'Porto');
  expect(errorAt('city')).toBeUndefined();
});

it('what becomes known fills fields in which nobody has typed', () => {
  const { rerender } = render(page());
  type('Name', 'Ida');
  rerender(page({ initial: { name: 'Ana', city: 'Lisbon' } }));
  expect([field('Name').value, field('City').value]).toEqual(['Ida', 'Lisbon']);
  // Also where it says what was known.
  type('Name', 'Ana');
  rerender(page({ initial: { name: 'Bo', city: 'Lisbon' } }));
  expect(field('Name').value).toBe('Ana');
});

const keeps = (over: 'reload' | 'login') => ({
  keeps: { over, key: 'p', shape: textShape(['name', 'city']) },
});
it.each([
  ['reload', true, ['Ida', '']],
  ['login', true, ['', '']],
  ['login', false, ['Ida', '']],
] as const)('what is kept over a %s, where the session goes on: %s', (over, goesOn, there) => {
  writeToken('a-token');
  render(page(keeps(over)));
  type('Name', 'Ida');
  if (!goesOn) clearToken();
  cleanup();
  expect(sessionStorage.length > 0).toBe(there[0] !== '');
  render(page(keeps(over)));
  expect([field('Name').value, field('City').value]).toEqual(there);
  clearToken();
});
