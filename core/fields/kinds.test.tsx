import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFormatter } from '../i18n/format';
import { AskedFields } from './AskedFields';
import { box } from './box';
import { choice } from './choice';
import { count } from './count';
import { day } from './days';
import type { Kind } from './field';
import { text } from './text';

beforeEach(cleanup);
const word = (message: string) => ({ id: message, message });
const telling = { format: createFormatter('en'), currency: 'EUR' };
const draw = <Value, Given>(kind: Kind<Value, Given>, value: Value, given: Given, more = {}) => {
  const onChange = vi.fn();
  render(
    <I18nProvider i18n={i18n}>{kind.draw({ label: 'It', value, onChange, ...more }, given)}</I18nProvider>,
  );
  return onChange;
};

it('a text is needed or not where its form says so', () => {
  const required = (more: object) => {
    cleanup();
    draw(text(), 'typed', undefined, more);
    return screen.getByRole('textbox').getAttribute('aria-required');
  };
  expect([required({}), required({ optional: false }), required({ optional: true })]).toEqual([
    ...[null, 'true', 'false'],
  ]);
  cleanup();
  draw(text({ isLong: true, maxLength: 9 }), 'typed', undefined);
  expect(screen.getByRole('textbox').tagName).toBe('TEXTAREA');
  cleanup();
  draw(text({ type: 'tel' }), 'typed', undefined);
  expect(screen.getByRole('textbox')).toMatchObject({ type: 'tel', inputMode: 'tel', value: 'typed' });
});

it('a few alternatives stand side by side with what they mean, more are a list to open', () => {
  const sides = choice(['left', 'right'], { left: { label: word('Left'), hint: word('By the window') } });
  const onChange = draw(sides, 'right', undefined);
  expect(screen.getByText('By the window')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'right' })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('radio', { name: /Left/ }));
  expect(onChange).toHaveBeenCalledWith('left');
  expect(sides.told!('left', telling)).toBe('Left');
  cleanup();
  draw(choice([...'abcde'], { e: word('Echo') }), 'e', undefined);
  expect(screen.getByRole('combobox', { name: 'It' })).toHaveProperty('value', 'e');
  expect(screen.getByRole('option', { name: 'Echo' })).toBeTruthy();
});

it('a count is chosen of its words, and is a number', () => {
  const onChange = draw(count({ min: 1, max: 3, first: 1, told: (many) => `${many} guests` }), 2, {
    ...{ today: '2027-03-01', drawPlace: () => null },
  });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['1 guests', '2 guests', '3 guests'],
  ]);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '3' } });
  expect(onChange).toHaveBeenCalledWith(3);
});

it('a day and a box are told in words', () => {
  expect(day({ ahead: 1 }).told!('2027-03-06', telling)).toBe('Sat, Mar 6');
  expect([box.told!(true, telling), box.told!(false, telling)]).toEqual(['On', 'Off']);
});

it('a part of a form has its fields under its own names, and the browser fills in what the part lets it', () => {
  const bind = (path: string) => ({
    ...{ id: path, name: path, value: '', error: undefined },
    ...{ onChange: () => undefined, onBlur: () => undefined },
  });
  const state = { bind, value: () => '', set: () => undefined };
  const fields = {
    first: {
      kind: text(),
      label: word('First'),
      hint: word('As in the passport'),
      autoComplete: 'given-name',
    },
    last: { kind: text(), label: word('Last'), optional: true },
  };
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <AskedFields {...{ state, fields }} at="guest" fills={(token) => `billing ${token}`} />
      <AskedFields {...{ state }} fields={{ first: fields.first }} />
      <AskedFields {...{ state }} fields={{}} />
    </I18nProvider>,
  );
  const inputs = [...container.querySelectorAll('input')];
  expect(inputs.map(({ id, autocomplete }) => [id, autocomplete])).toEqual([
    ['guest.first', 'billing given-name'],
    ['guest.last', ''],
    ['first', 'given-name'],
  ]);
  expect(screen.getAllByText('As in the passport')).toHaveLength(2);
  expect(container.children).toHaveLength(2);
});
