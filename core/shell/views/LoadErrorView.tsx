import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/error';
import { reportProblem } from '../../report/report';
import { Button } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { CircleAlert, RefreshCw, WifiOff } from '../../ui/pictures/icons';
import { wordsOf } from '../../i18n/words-of';
import { isChunkError, mayReload } from './chunk-recovery';
import * as css from './Fallback.css';

/** How long a part of the page is waited for (R158, G127). */
const CHUNK_TIMEOUT_SECONDS = 120;

export interface LoadErrorProps {
  error?: unknown;
  /** Tries the failed part again; without it the whole page is loaded again. */
  onRetry?: () => void;
  /** The router's own way to try again. */
  reset?: () => void;
  /** Replaced by tests. */
  reload?: () => void;
}

/**
 * A page or a part of the application that could not be loaded (R158, G127). When its files are gone because a
 * newer version is out, the page is loaded again once by itself; only what fails then is shown.
 */
export function LoadErrorView({ error, onRetry, reset, reload = () => location.reload() }: LoadErrorProps) {
  const { t } = useLingui();
  const [recovering] = useState(() => isChunkError(error) && mayReload());
  useEffect(() => {
    if (recovering) reload();
  }, [recovering, reload]);
  useEffect(() => {
    if (isChunkError(error)) reportProblem(error, 'chunk', CHUNK_TIMEOUT_SECONDS);
    else if (error) reportProblem(error, 'page');
  }, [error]);
  const retry = isChunkError(error) ? reload : (onRetry ?? reset ?? reload);
  const [isOffline] = useState(() => navigator.onLine === false);
  // Whoever waited for the network need not press anything when it is back.
  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  useEffect(() => {
    if (!isOffline) return;
    const onOnline = () => again.current();
    window.addEventListener('online', onOnline, { once: true });
    return () => window.removeEventListener('online', onOnline);
  }, [isOffline]);
  if (recovering) return null;
  const reason = error instanceof ApiError ? wordsOf(error) : undefined;
  return (
    <div className={css.inside} role="alert">
      <EmptyState
        level={1}
        icon={isOffline ? WifiOff : CircleAlert}
        title={t`Something failed to load. Please reload the page.`}
        action={
          <Button variant="primary" icon={RefreshCw} onClick={retry}>
            {t`Try again`}
          </Button>
        }
      >
        {reason ??
          (isOffline
            ? t`You are offline. Check your connection and try again.`
            : t`What you have booked and paid is safe.`)}
      </EmptyState>
    </div>
  );
}
