import { useLingui } from '@lingui/react/macro';
import type { Device } from '../../../contract/people/profile';
import { useFormat } from '../../../i18n/use-format';
import { Badge } from '../../../ui/content/Badge';
import { Button } from '../../../ui/actions/Button';
import { Icon } from '../../../ui/pictures/Icon';
import { CircleHelp, Laptop, Smartphone, Tablet } from '../../../ui/pictures/icons';
import { Inline } from '../../../ui/content/layout';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Text } from '../../../ui/content/Text';
import * as css from '../Profile.css';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop, unknown: CircleHelp } as const;

/** One device: what it is, since when, and when it was last there. */
export function DeviceRow({ device, onSignOut }: { device: Device; onSignOut: () => void }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const name = deviceName(device, (words) => i18n._(words));
  const seen = format.moment(device.lastSeenAt);
  const since = format.moment(device.signedInAt);
  return (
    <li className={css.row}>
      <span className={css.rowIcon}>
        <Icon icon={ICONS[device.kind]} />
      </span>
      <div className={css.rowWords}>
        <Inline gap={8}>
          <Text as="span" weight={550}>
            {name}
          </Text>
          {device.isCurrent && <Badge tone="success">{t`This device`}</Badge>}
        </Inline>
        <Text size={14} tone="secondary">
          {device.isCurrent ? t`Signed in ${since}` : t`Last active ${seen} · signed in ${since}`}
        </Text>
      </div>
      {!device.isCurrent && (
        <div className={css.rowActions}>
          <Button variant="quiet" size="small" onClick={onSignOut} aria-label={t`Sign out: ${name}`}>
            {t`Sign out`}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Two rows in their final size. */
export function DeviceSkeletons() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      {[1, 2].map((place) => (
        <div key={place} className={css.row}>
          <Skeleton shape="circle" height={40} />
          <div className={css.rowWords}>
            <Skeleton width="1/2" height={24} />
            <Skeleton width="3/4" height={20} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}

/** A device in words, from what of it is known; `say` puts them into the reader's language. */
function deviceName(
  { browser, system }: Pick<Device, 'browser' | 'system'>,
  say: (words: MessageDescriptor) => string,
): string {
  if (browser && system) return say(msg`${browser} on ${system}`);
  if (browser) return browser;
  return say(system ? msg`A browser on ${system}` : msg`An unknown device`);
}
