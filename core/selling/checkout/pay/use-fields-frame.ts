import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Money } from '../../../contract/money/money';
import type { Tokenise } from '../../../plugin/points';
import { frameHeight, readFrameMessage, type FieldProblem } from './fields-protocol';

/** Milliseconds after which a frame that does not answer counts as gone. */
const ANSWER_TIMEOUT = 15_000;

export class FieldsGone extends Error {
  override readonly name = 'FieldsGone';
}

interface FrameOptions {
  language: string;
  theme: object;
  due?: Money | undefined;
  onSubmit?: (() => void) | undefined;
  /**
   * What stands at its fields: in answer to a press, or while it is being mended. Who takes it leads to the fields;
   * otherwise the frame has the focus after a refusal.
   */
  onErrors?: ((errors: readonly FieldProblem[], isAnswer: boolean) => void) | undefined;
}

/** The same object for as long as it is the same money. */
function useSameMoney(money: Money | undefined): Money | undefined {
  const { amount, currency } = money ?? {};
  return useMemo(
    () => (amount === undefined || currency === undefined ? undefined : { amount, currency }),
    [amount, currency],
  );
}

/** Talks with the gateway's frame: configures it, follows its height, asks it for a token. */
export function useFieldsFrame({ language, theme, due: asked, onSubmit, onErrors }: FrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(
    new Map<string, { settle: (token: { token: string } | null) => void; timer: number }>(),
  );
  const due = useSameMoney(asked);
  const latest = useRef({ language, theme, due, onSubmit, onErrors });
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState(frameHeight(0));

  // The frame's origin is opaque, so no other target can be named; nothing that is said to it is secret.
  const post = useCallback((message: object) => frame.current?.contentWindow?.postMessage(message, '*'), []);

  useEffect(() => {
    latest.current = { language, theme, due, onSubmit, onErrors };
  }, [language, theme, due, onSubmit, onErrors]);
  useEffect(() => {
    if (ready) post({ type: 'caravel:configure', language, theme, due });
  }, [language, theme, due, ready, post]);

  useEffect(() => {
    const configure = () => {
      const { language, theme, due } = latest.current;
      post({ type: 'caravel:configure', language, theme, due });
    };
    const settle = (requestId: string | undefined, token: { token: string } | null) => {
      const asked = requestId === undefined ? undefined : waiting.current.get(requestId);
      if (!asked || !requestId) return;
      waiting.current.delete(requestId);
      asked.settle(token);
    };
    const listen = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, frame.current?.contentWindow);
      switch (message?.type) {
        case 'caravel:ready':
          setReady(true);
          configure();
          // What was asked before its script ran was heard by nobody.
          for (const requestId of waiting.current.keys()) post({ type: 'caravel:tokenise', requestId });
          break;
        case 'caravel:height':
          setHeight(frameHeight(message.height));
          break;
        case 'caravel:change':
          latest.current.onErrors?.(message.errors ?? [], false);
          break;
        case 'caravel:busy':
          // It asks the payer, who takes as long as it takes.
          clearTimeout(waiting.current.get(message.requestId ?? '')?.timer);
          break;
        case 'caravel:submit':
          latest.current.onSubmit?.();
          break;
        case 'caravel:token':
          settle(message.requestId, { token: message.token });
          break;
        case 'caravel:error':
          latest.current.onErrors?.(message.errors, true);
          settle(message.requestId, null);
          break;
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [post]);

  const focus = useCallback(
    (field?: string) => {
      frame.current?.focus();
      post({ type: 'caravel:focus', field });
    },
    [post],
  );
  const check = useCallback(() => post({ type: 'caravel:check' }), [post]);

  /** Gives it the page's typeface. */
  const dress = useCallback((bytes: ArrayBuffer) => post({ type: 'caravel:font', bytes }), [post]);

  /** A token for what was typed; null when a field needs mending (the frame shows which). Rejects when it is gone. */
  const tokenise = useCallback<Tokenise>(
    () =>
      new Promise((resolve, reject) => {
        const requestId = crypto.randomUUID();
        const timer = window.setTimeout(() => {
          waiting.current.delete(requestId);
          reject(new FieldsGone('The card fields do not answer'));
        }, ANSWER_TIMEOUT);
        const settle = (token: { token: string } | null) => {
          clearTimeout(timer);
          if (!token && !latest.current.onErrors) focus();
          resolve(token);
        };
        waiting.current.set(requestId, { settle, timer });
        post({ type: 'caravel:tokenise', requestId });
      }),
    [post, focus],
  );

  return { frame, ready, height, tokenise, check, focus, dress };
}
