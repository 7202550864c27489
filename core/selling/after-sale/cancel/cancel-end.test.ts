import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/error';
import { refusal } from '../../../testing/refusal';
import { failureOf } from './cancel-end';

describe('a failed cancellation', () => {
  it('asks again when the penalty is another one', () => {
    expect(failureOf(refusal(409, 'PENALTY_CHANGED', 'x'))).toEqual({ kind: 'terms-changed' });
  });
  it('G06 INV-6 is proven by an answer below 500 only', () => {
    const refused = failureOf(refusal(409, 'CONFLICT', 'Booking cannot be cancelled'));
    expect(refused).toEqual({ kind: 'refused', message: 'Booking cannot be cancelled' });
    expect(failureOf(refusal(400, 'INVALID_REQUEST', 'x')).kind).toBe('refused');
    expect(failureOf(refusal(500, 'INTERNAL', 'x')).kind).toBe('unknown');
    expect(failureOf(new ApiError(409, 'BAD_RESPONSE', 'odd')).kind).toBe('unknown');
    expect(failureOf(refusal(502, 'UPSTREAM_FAILED', 'No answer')).kind).toBe('unknown');
    expect(failureOf(new ApiError(0, 'TIMEOUT', 'late')).kind).toBe('unknown');
    expect(failureOf(new ApiError(200, 'BAD_RESPONSE', 'odd')).kind).toBe('unknown');
    expect(failureOf(new Error('lost')).kind).toBe('unknown');
  });
  it("R227 says the server's message or 'Something went wrong'", () => {
    expect(failureOf(refusal(502, 'UPSTREAM_FAILED', 'Update refund status failed'))).toMatchObject({
      message: 'Update refund status failed',
    });
    expect(failureOf({})).toMatchObject({ message: 'Something went wrong' });
  });
});
