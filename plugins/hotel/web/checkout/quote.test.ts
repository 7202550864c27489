import { describe, expect, it } from 'vitest';
import { ApiError } from '@/core/api/error';
import { encodePayload, getHotelPrice } from '../../contract';
import { hotelRefusals } from '../../contract/refusals';
import { usd } from '../testing/fixtures';
import { aHotelQuote, quoteAnswer } from '../testing/fixtures-booked';
import { quoteOf, readQuote } from './quote';

const failed = (data: string) => {
  try {
    readQuote({ data });
    return null;
  } catch (error) {
    return error instanceof ApiError ? error : null;
  }
};

describe('the price of now of a stay', () => {
  it('R264 is asked for with an array of one', () => {
    const stay = { corelationid: 'search.sealed', hotelid: 'htl_baixa', rates: ['one'] };
    const { endpoint, input } = quoteOf(stay, { expectedTotal: usd(421.5) });
    expect(endpoint).toBe(getHotelPrice);
    expect(input).toEqual({ body: [{ ...stay, expectedTotal: usd(421.5) }] });
  });

  it('R265 is the first item of what was answered', () => {
    const first = aHotelQuote({ quoteId: 'first' });
    const answer = { data: encodePayload([first, aHotelQuote({ quoteId: 'second' })]) };
    expect(readQuote(answer).data.quoteId).toBe('first');
    expect(readQuote(quoteAnswer()).data.offer.hotel.name).toBe('Casa da Baixa');
  });

  it.each([
    '',
    '%%%',
    btoa('not JSON'),
    encodePayload([]),
    encodePayload({}),
    encodePayload([{ quoteId: 'x' }]),
  ])('R265 an answer that cannot be read counts as a failed call: %s', (data) => {
    expect(failed(data)).toMatchObject({ code: 'BAD_RESPONSE', reason: hotelRefusals.noPrice.reason });
  });
});
