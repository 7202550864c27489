import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as css from './ShellFrame.css';

/** Milliseconds before a change of page is worth a bar. */
const PATIENCE = 180;

/** A thin bar while the next page's code or data is on its way. */
export function RouteProgress() {
  const { t } = useLingui();
  const isPending = useRouterState({ select: (state) => state.status === 'pending' });
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setVisible(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setVisible(false);
    };
  }, [isPending]);
  return visible ? (
    <div className={css.progress} role="progressbar" aria-label={t`Loading the page`} />
  ) : null;
}
