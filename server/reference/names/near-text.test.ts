import { describe, expect, it } from 'vitest';
import { distanceTo, editsTo, forgiven, nearText } from './near-text';
import { suggestPlaces } from '../suggest';

const codes = (text: string) => suggestPlaces(text).map(({ city }) => city.code);

describe('edits between two texts', () => {
  it('counts letters that are missing, too many, other or swapped', () => {
    expect(editsTo('lisbn', 'lisbon', 2)).toBe(1);
    expect(editsTo('lisboon', 'lisbon', 2)).toBe(1);
    expect(editsTo('lizbon', 'lisbon', 2)).toBe(1);
    expect(editsTo('libson', 'lisbon', 2)).toBe(1);
    expect(editsTo('lisbon', 'lisbon', 2)).toBe(0);
    expect(editsTo('oslo', 'lisbon', 2)).toBe(3);
  });
  it('measures the beginning of a name alone where only that was typed', () => {
    expect(editsTo('barclo', 'barcelona', 1, true)).toBe(1);
    expect(editsTo('barclo', 'barcelona', 1)).toBe(2);
  });
  it('forgives nothing in three letters, one error in four, two in eight', () => {
    expect([3, 4, 7, 8].map(forgiven)).toEqual([0, 1, 1, 2]);
    expect(distanceTo(nearText('osl'), nearText('oslo'))).toBeNull();
  });
});

describe('places that were typed with an error', () => {
  it.each([
    ['Lisbn', 'LIS'],
    ['Londn', 'LON'],
    ['Lodnon', 'LON'],
    ['new yrok', 'NYC'],
    ['nwe york', 'NYC'],
    ['Brlin', 'BER'],
    ['Barcelna', 'BCN'],
    ['Madird', 'MAD'],
    ['sao paolo', 'SAO'],
    ['Lisbao', 'LIS'],
    ['Heatrow', 'LON'],
    ['Amsterdm', 'AMS'],
    ['Munchen', 'MUC'],
    ['Munihc', 'MUC'],
    ['Marakech', 'RAK'],
  ])('%s is found', (text, code) => {
    expect(codes(text)[0]).toBe(code);
  });

  it('never stand above or beside what was typed right', () => {
    expect(codes('lisbon')).toEqual(['LIS']);
    expect(codes('paris')[0]).toBe('PAR');
    expect(codes('oslo')[0]).toBe('OSL');
    expect(codes('gru')[0]).toBe('SAO');
  });

  it('know the words for airport in every language, and the sides of an island', () => {
    expect(codes('aeroporto de Lisboa')[0]).toBe('LIS');
    expect(codes('aeropuerto de Madrid')[0]).toBe('MAD');
    expect(codes('Tenerife Sur')[0]).toBe('TCI');
  });

  it('is nobody’s for what is near nothing', () => {
    expect(codes('no such place at all')).toEqual([]);
    expect(codes('qwrtzp')).toEqual([]);
  });

  it('answers each within 5 ms once it is warm', () => {
    const texts = [
      'Lisbn',
      'Londn',
      'new yrok',
      'thessalonikki',
      'a',
      'qwrtzp',
      'san francsico, EUA',
      'no such place',
    ];
    // The processor's time of this thread: the clock also counts what else runs on the machine.
    const cost = (text: string) => {
      const rounds = 10;
      const start = process.threadCpuUsage();
      for (let round = 0; round < rounds; round++) suggestPlaces(text);
      const end = process.threadCpuUsage();
      return (end.user + end.system - start.user - start.system) / 1000 / rounds;
    };
    texts.forEach(cost);
    for (const text of texts)
      expect(Math.min(...Array.from({ length: 4 }, () => cost(text))), text).toBeLessThan(5);
  });
});
