import { describe, expect, it } from 'vitest';
import { markupFor, markupSteps } from '.';
import { readProductMarkups } from './precedence';

const agency = { markupBasisPoints: 1_000, productMarkups: { boats: 700 } };
const nobody = { markupBasisPoints: null };

describe('whose markup applies', () => {
  it.each([
    ['the agency default', nobody, 'trains', 1_000],
    ["the agency's for the product", nobody, 'boats', 700],
    ["the user's before both of the agency's", { markupBasisPoints: 250 }, 'boats', 250],
    ["the user's, zero included", { markupBasisPoints: 0 }, 'boats', 0],
    [
      "the user's for the product before all",
      { markupBasisPoints: 250, productMarkups: { boats: 300 } },
      'boats',
      300,
    ],
    [
      "another product's of the user says nothing",
      { ...nobody, productMarkups: { planes: 300 } },
      'boats',
      700,
    ],
    ['a visitor has none of the own', null, 'boats', 700],
    ['a visitor pays the default elsewhere', null, 'trains', 1_000],
  ])('R384 G71 %s', (_, user, product, points) => {
    expect(markupFor(agency, { user }, product)).toBe(points);
  });

  it('R384 G71 names every step in the order in which they are asked', () => {
    const user = { markupBasisPoints: null, productMarkups: { boats: 300 } };
    expect(markupSteps(agency, { user }, 'boats')).toEqual([
      { source: 'user-product', basisPoints: 300 },
      { source: 'user', basisPoints: null },
      { source: 'agency-product', basisPoints: 700 },
      { source: 'agency', basisPoints: 1_000 },
    ]);
  });

  const agent = { markupBasisPoints: 800, productMarkups: { boats: 900 } };
  it("R384 G71 names the client's steps before the agent's", () => {
    const client = { markupBasisPoints: 100, productMarkups: { boats: 0 } };
    expect(markupSteps(agency, { user: agent, client }, 'boats')).toEqual([
      { source: 'client-product', basisPoints: 0 },
      { source: 'client', basisPoints: 100 },
      { source: 'user-product', basisPoints: 900 },
      { source: 'user', basisPoints: 800 },
      { source: 'agency-product', basisPoints: 700 },
      { source: 'agency', basisPoints: 1_000 },
    ]);
  });

  it.each([
    ["the client's for the product", { markupBasisPoints: 100, productMarkups: { boats: 0 } }, 'boats', 0],
    ["the client's before the agent's for the product", { markupBasisPoints: 100 }, 'boats', 100],
    ["the agent's for the product where the client has none", nobody, 'boats', 900],
    ["the agent's where neither has one for the product", nobody, 'trains', 800],
  ])('R384 G71 an agent who buys for a client: %s', (_, client, product, points) => {
    expect(markupFor(agency, { user: agent, client }, product)).toBe(points);
  });
});

describe('the markups that are stored', () => {
  it('R386 are held up to 100 %, and what cannot be a markup is left out', () => {
    const stored = { boats: 10_000, trains: 10_001, planes: 0, cars: -5, rooms: 1.5, tours: '7', rest: 1 };
    expect(readProductMarkups(stored)).toEqual({ boats: 10_000, rest: 1 });
    expect(readProductMarkups(undefined)).toEqual({});
    expect(readProductMarkups(null)).toEqual({});
    expect(readProductMarkups('none')).toEqual({});
  });
});
