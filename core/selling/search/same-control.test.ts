// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fulfil, nameOf, wishFor } from './same-control';

const page = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};
const FRONT =
  '<label for="a">From</label><input id="a" type="text"><label>One Way<input type="radio" name="t"></label>' +
  '<button type="button"><svg></svg>Driver</button><button aria-label="Swap"></button>';

beforeEach(() => page(FRONT));

describe('what somebody did on a form at rest', () => {
  it('is told by the label, the name or the words of the control', () => {
    const controls = [...document.querySelectorAll('input, button')];
    expect(controls.map(nameOf)).toEqual(['From', 'One Way', 'Driver', 'Swap']);
  });

  it('is read from whatever was pressed, with what has been typed', () => {
    document.querySelector('input')!.value = 'Lis';
    expect(wishFor(document.querySelector('label'), true)).toEqual({
      name: 'From',
      isPressed: true,
      text: 'Lis',
    });
    expect(wishFor(document.querySelector('svg'), true)).toEqual({
      name: 'Driver',
      isPressed: true,
      text: '',
    });
    expect(wishFor(document.body, true)).toBeNull();
  });

  it('is done to the form that follows: typed on, pressed, or only reached', () => {
    const form = page(
      '<form><label for="b">From</label><input id="b" type="text"><button type="button">Driver: 25</button></form>',
    );
    const [typed, pressed] = [vi.fn(), vi.fn()];
    form.querySelector('input')!.addEventListener('input', typed);
    form.querySelector('button')!.addEventListener('click', pressed);
    expect(fulfil({ name: 'From', isPressed: true, text: 'Lis' }, form)).toBe(true);
    expect([document.activeElement?.id, form.querySelector('input')!.value, typed.mock.calls.length]).toEqual(
      ['b', 'Lis', 1],
    );
    fulfil({ name: 'Driver', isPressed: false, text: '' }, form);
    expect([document.activeElement?.textContent, pressed.mock.calls.length]).toEqual(['Driver: 25', 0]);
    fulfil({ name: 'Driver', isPressed: true, text: '' }, form);
    expect(pressed).toHaveBeenCalledOnce();
    expect(fulfil({ name: 'Nowhere', isPressed: true, text: '' }, form)).toBe(false);
  });
});
