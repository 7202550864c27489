import { expect, it } from 'vitest';
import type { Say } from '@/core/say/say';
import { roomName } from './labels';

const say: Say = { locale: 'pt-BR', _: ({ message = '' }) => `«${message}»` } as Say;

it('says common names of rooms in the reader’s words and leaves a supplier’s own as they are', () => {
  expect(roomName(say, 'Double room')).toBe('«Double room»');
  expect(roomName(say, ' DOUBLE ROOM ')).toBe('«Double room»');
  expect(roomName(say, 'Harbour Loft 3')).toBe('Harbour Loft 3');
  expect(roomName(say, 'constructor')).toBe('constructor');
});
