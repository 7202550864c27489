import { reportProblem } from '../report/report';
import type { Store } from '../state/store';
import { listenForKeys } from './palette/keys';

/** Listens for the shortcuts of every page and for errors that nothing else catches; returns what ends it. */
export function listen(store: Store): () => void {
  const endKeys = listenForKeys(store);
  const onError = ({ error }: ErrorEvent) => error && reportProblem(error, 'page', undefined, store);
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    reportProblem(reason, 'promise', undefined, store);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    endKeys();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
