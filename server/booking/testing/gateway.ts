import type { PaymentGateway, ReturnOutcome } from '../../ports/payment';

export type GatewayFault = 'none' | 'lost-request' | 'lost-answer' | 'unknown';
export interface GatewayMisbehaviour {
  /** What happens before an authorisation reaches the gateway. */
  onTheWay?: () => Promise<void>;
  authorise?: () => GatewayFault;
  lookup?: () => GatewayFault;
  settle?: (kind: 'capture' | 'void' | 'refund') => GatewayFault | 'refused';
}

/** A gateway whose line is bad: requests and answers get lost on the way, which the caller cannot tell apart. */
export function unreliable(
  gateway: PaymentGateway,
  misbehaviour: GatewayMisbehaviour,
  clock: { advance(ms: number): void },
): PaymentGateway {
  const refused = new Set<string>();
  const arrived = new Set<string>();
  const over = async <T>(fault: GatewayFault, run: () => Promise<T>, unknown: () => T): Promise<T> => {
    if (fault === 'unknown') return unknown();
    const lost = (): never => {
      clock.advance(30_000);
      throw new Error('timed out');
    };
    if (fault === 'lost-request') lost();
    const answer = await run();
    return fault === 'lost-answer' ? lost() : answer;
  };
  const settle = async <Outcome extends ReturnOutcome>(
    kind: 'capture' | 'void' | 'refund',
    key: string,
    run: () => Promise<Outcome>,
  ): Promise<Outcome | Extract<ReturnOutcome, { kind: 'refused' | 'unknown' }>> => {
    const fault = misbehaviour.settle?.(kind) ?? 'none';
    // What was answered once is final for its key, as it is with real gateways.
    if (fault === 'refused' && !arrived.has(key)) refused.add(key);
    if (refused.has(key)) return { kind: 'refused', message: 'The bank refuses' };
    const pass = () => {
      arrived.add(key);
      return run();
    };
    return over<Outcome | Extract<ReturnOutcome, { kind: 'unknown' }>>(
      fault === 'refused' ? 'none' : fault,
      pass,
      () => ({ kind: 'unknown', message: '503' }),
    );
  };
  return {
    ...gateway,
    async authorise(input, call) {
      await misbehaviour.onTheWay?.();
      return over(
        misbehaviour.authorise?.() ?? 'none',
        () => gateway.authorise(input, call),
        () => ({ kind: 'unknown', message: '503' }),
      );
    },
    lookup: (key) =>
      over(
        misbehaviour.lookup?.() ?? 'none',
        () => gateway.lookup(key),
        () => ({ kind: 'unknown' as const, message: '503' }),
      ),
    capture: (ref, amount, call) =>
      settle('capture', call.idempotencyKey, () => gateway.capture(ref, amount, call)),
    void: (ref, call) => settle('void', call.idempotencyKey, () => gateway.void(ref, call)),
    refund: (ref, amount, call) =>
      settle('refund', call.idempotencyKey, () => gateway.refund(ref, amount, call)),
  };
}
