import { describe, expect, it } from 'vitest';
import { AN_AGENT, A_CLIENT } from '../testing/people';
import { decisionsFor, needsQuestion, undoOf } from './decisions';

const client = (more = {}) => ({ kind: 'client' as const, ...A_CLIENT, ...more });
const agent = (more = {}) => ({ kind: 'agent' as const, ...AN_AGENT, ...more });

describe('what the owner can decide', () => {
  it('R365 R366 about a client: to make him an agent, or to deactivate him', () => {
    expect(decisionsFor(client())).toEqual(['assign-agent', 'make-agent', 'deactivate']);
  });

  it('R367 about a client whose address is not verified: to send the letter again', () => {
    expect(decisionsFor(client({ isVerified: false }))).toEqual([
      'assign-agent',
      'resend-verification',
      'deactivate',
    ]);
  });

  it('R365 about a client who is inactive: to activate him', () => {
    expect(decisionsFor(client({ status: 'Inactive' }))).toEqual(['assign-agent', 'activate']);
  });

  it('R369 R375 about an agent: status and restriction each for itself', () => {
    expect(decisionsFor(agent())).toEqual(['restrict', 'make-client', 'deactivate']);
    expect(decisionsFor(agent({ isRestrictedAgent: true, status: 'Inactive' }))).toEqual([
      'unrestrict',
      'make-client',
      'activate',
    ]);
  });

  it('asks first where somebody loses something', () => {
    expect(needsQuestion('deactivate')).toBe(true);
    expect(needsQuestion('activate')).toBe(false);
  });

  it('takes back what took nothing else along', () => {
    expect(undoOf('deactivate', client())).toBe('activate');
    expect(undoOf('make-agent', client({ agent: null }))).toBe('make-client');
    expect(undoOf('make-agent', client({ agent: { _id: 'x', name: 'Rosa' } }))).toBeNull();
    expect(undoOf('make-client', agent({ clients: 0 }))).toBe('make-agent');
    expect(undoOf('make-client', agent({ clients: 3 }))).toBeNull();
    expect(undoOf('resend-verification', client())).toBeNull();
  });
});
