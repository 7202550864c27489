import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAgency } from '../tenant/agency';
import { xenmodeAtom } from '../tenant/flags';
import { Status } from '../ui/content/Badge';
import { Button } from '../ui/actions/Button';
import { Inline, Stack } from '../ui/content/layout';
import { Heading, Text } from '../ui/content/Text';
import * as css from './DevPanel.css';
import { POINT_NAMES } from './points';
import { usePluginHost, useHostSnapshot } from './react';

const TONE = {
  ready: 'success',
  loading: 'progress',
  failed: 'danger',
  waiting: 'neutral',
  off: 'neutral',
} as const;

/**
 * What the plugin host holds right now: installed plugins with their state, what the active ones contribute to
 * which point, and every problem with its code. Shown at the page's edge when the debug flag is on (R155).
 */
export default function DevPanel() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const host = usePluginHost();
  const { status, activation, contributions, problems } = useHostSnapshot();
  const agency = useAgency();
  const xenmode = useAtomValue(xenmodeAtom);
  const filled = POINT_NAMES.filter((point) => contributions[point].length > 0);
  return (
    <aside className={css.panel} aria-label={t`Developer panel`}>
      <Button size="small" variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Trans>Plugins</Trans> {Object.values(status).filter((state) => state === 'ready').length}/
        {Object.keys(status).length}
        {problems.length > 0 && ` · ${problems.length}`}
      </Button>
      {open && (
        <div className={css.sheet}>
          <Stack gap={16}>
            <Heading level={2} size={18}>
              <Trans>Installed plugins</Trans>
            </Heading>
            <Text size={14} tone="secondary">
              {agency.subdomain} v{agency.version} · xenmode {String(xenmode)}
            </Text>
            <Stack as="ul" gap={8}>
              {Object.entries(status).map(([id, state]) => (
                <Inline as="li" key={id} gap={8}>
                  <code>{id}</code>
                  <Status tone={TONE[state]}>{state}</Status>
                  {activation[id] === 'serving' && <Status tone="neutral">serving</Status>}
                  {state === 'failed' && (
                    <Button size="small" variant="quiet" onClick={() => void host.retry(id)}>
                      <Trans>Try again</Trans>
                    </Button>
                  )}
                </Inline>
              ))}
            </Stack>
            <Heading level={2} size={18}>
              <Trans>Contributions</Trans>
            </Heading>
            <Stack as="ul" gap={4}>
              {filled.map((point) => (
                <Text as="li" size={14} key={point}>
                  <code>{point}</code>:{' '}
                  {contributions[point].map((item) => `${item.plugin}/${item.id}`).join(', ')}
                </Text>
              ))}
            </Stack>
            <Heading level={2} size={18}>
              <Trans>Problems</Trans>
            </Heading>
            {problems.length === 0 ? (
              <Text size={14} tone="secondary">
                <Trans>None.</Trans>
              </Text>
            ) : (
              <Stack as="ul" gap={8}>
                {problems.map((problem, index) => (
                  <Text as="li" size={14} key={`${problem.code}/${problem.plugin}/${index}`}>
                    <code>{problem.code}</code> {problem.plugin}: {problem.detail}
                  </Text>
                ))}
              </Stack>
            )}
          </Stack>
        </div>
      )}
    </aside>
  );
}
