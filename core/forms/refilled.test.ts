import { describe, expect, it } from 'vitest';
import { refilled } from './refilled';

const form = (firstName: string, email: string, city = '') => ({
  travellers: [{ firstName }, { firstName: '' }],
  contact: { email },
  billing: { city },
});
const agent = form('', 'agent@example.com');
const clara = form('Clara', 'clara@example.com', 'Bergen');
const bruno = form('Bruno', 'bruno@example.com');

describe('a form whose person is another one', () => {
  it('has what is known of that person, in every field that nobody touched', () => {
    expect(refilled(agent, agent, clara)).toEqual(clara);
    expect(refilled(clara, clara, bruno)).toEqual(bruno);
    expect(refilled(clara, clara, agent)).toEqual(agent);
  });

  it('keeps what was typed though it says the same as what was known', () => {
    const isTyped = (path: string) => path === 'travellers.0.firstName';
    expect(refilled(clara, clara, agent, isTyped)).toEqual(form('Clara', 'agent@example.com'));
  });

  it('keeps what was typed, of whichever field', () => {
    const typed = form('Klara', 'clara@example.com', 'Oslo');
    typed.travellers[1]!.firstName = 'Ida';
    expect(refilled(typed, clara, bruno)).toEqual({
      ...form('Klara', 'bruno@example.com', 'Oslo'),
      travellers: [{ firstName: 'Klara' }, { firstName: 'Ida' }],
    });
  });
});
