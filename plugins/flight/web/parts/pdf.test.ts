import { describe, expect, it } from 'vitest';
import { ApiError } from '@/core/api/error';
import { fileName, messageOfFileError } from './pdf';

const asFile = (text: string) =>
  new ApiError(404, 'INTERNAL', 'Something went wrong', new Blob([text]) as never);

describe('the itinerary as a file', () => {
  it('is named after its locator', () => {
    expect(fileName('K7PX4M', 'b-1')).toBe('K7PX4M.pdf');
    expect(fileName(null, 'b-1')).toBe('b-1.pdf');
    expect(fileName('../K7', 'b-1')).toBe('K7.pdf');
  });

  it('R217 a refusal that arrives as a file still says what the server said', async () => {
    const refused = asFile('{"code":"NOT_FOUND","message":"Invalid booking id","data":"Invalid booking id"}');
    expect(await messageOfFileError(refused)).toBe('Invalid booking id');
    expect(await messageOfFileError(asFile('<html>'))).toBe('Something went wrong');
    expect(await messageOfFileError(new ApiError(0, 'OFFLINE', 'You are offline'))).toBe('You are offline');
  });
});
