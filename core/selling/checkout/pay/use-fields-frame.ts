import { useCallback, useEffect, useRef, useState } from 'react';
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
  onSubmit?: (() => void) | undefined;
  /**
   * What stands at its fields: in answer to a press, or while it is being mended. Who takes it leads to the fields;
   * otherwise the frame has the focus after a refusal.
   */
  onErrors?: ((errors: readonly FieldProblem[], isAnswer: boolean) => void) | undefined;
}

/** Talks with the gateway's frame: configures it, follows its height, asks it for a token. */
export function useFieldsFrame({ language, theme, onSubmit, onErrors }: FrameOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(new Map<string, (token: { token: string } | null) => void>());
  const latest = useRef({ language, theme, onSubmit, onErrors });
  const [ready, setReady] = useState(false);
  const [height, setHeight] = useState(frameHeight(0));

  // The frame's origin is opaque, so no other target can be named; nothing that is said to it is secret.
  const post = useCallback((message: object) => frame.current?.contentWindow?.postMessage(message, '*'), []);

  useEffect(() => {
    latest.current = { language, theme, onSubmit, onErrors };
  }, [language, theme, onSubmit, onErrors]);
  useEffect(() => {
    if (ready) post({ type: 'caravel:configure', language, theme });
  }, [language, theme, ready, post]);

  useEffect(() => {
    const settle = (requestId: string | undefined, token: { token: string } | null) => {
      const resolve = requestId === undefined ? undefined : waiting.current.get(requestId);
      if (!resolve || !requestId) return;
      waiting.current.delete(requestId);
      resolve(token);
    };
    const listen = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, frame.current?.contentWindow);
      switch (message?.type) {
        case 'caravel:ready':
          setReady(true);
          post({ type: 'caravel:configure', language: latest.current.language, theme: latest.current.theme });
          // What was asked before its script ran was heard by nobody.
          for (const requestId of waiting.current.keys()) post({ type: 'caravel:tokenise', requestId });
          break;
        case 'caravel:height':
          setHeight(frameHeight(message.height));
          break;
        case 'caravel:change':
          latest.current.onErrors?.(message.errors ?? [], false);
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
        const timer = setTimeout(() => {
          waiting.current.delete(requestId);
          reject(new FieldsGone('The card fields do not answer'));
        }, ANSWER_TIMEOUT);
        waiting.current.set(requestId, (token) => {
          clearTimeout(timer);
          if (!token && !latest.current.onErrors) focus();
          resolve(token);
        });
        post({ type: 'caravel:tokenise', requestId });
      }),
    [post, focus],
  );

  return { frame, ready, height, tokenise, check, focus, dress };
}
