import { useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { menuHomesOf } from '../../navigation/home';
import { useHostSnapshot, usePluginHost } from '../../plugin/react';
import { classes } from '../../ui/content/box';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Icon } from '../../ui/pictures/Icon';
import { type LucideIcon, Plus, Search, AlertTriangle } from '../../ui/pictures/icons';
import { Kbd } from '../../ui/actions/Kbd';
import { Tooltip } from '../../ui/overlays/Tooltip';
import { VisuallyHidden } from '../../ui/content/Text';
import { linkTo } from '../../address/link';
import { commandKey } from '../palette/command-key';
import { paletteAtom } from '../palette/state';
import { useServiceTabs } from '../signed-in/use-service-tabs';
import { bookNowPath, isCurrent, SIDE_GROUPS, type SideLink } from './side-links';
import { useSideLinks } from './use-side-links';
import { useSideWords } from './use-side-words';
import type { SideWidth } from './place';
import * as css from './SideMenu.css';
import { usePaymentGateway } from '../../selling/checkout/pay/gateway';
import { Badge } from '../../ui/content/Badge';

/** The menu's links, wide with words or narrow with icons that name themselves. */
export function SideNav({ width }: { width: SideWidth }) {
  const { t } = useLingui();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const host = usePluginHost();
  useHostSnapshot();
  const tabs = useServiceTabs();
  const openPalette = useSetAtom(paletteAtom);
  const groups = useSideLinks();
  const { titles, labelOf, iconOf } = useSideWords();
  const isNarrow = width === 'narrow';
  const bookNow = linkTo(bookNowPath(tabs, menuHomesOf(host)));
  return (
    <nav className={css.nav} aria-label={t`Agency`}>
      <div className={css.top}>
        {isNarrow ? (
          <Tooltip text={t`Book Now`}>
            <Link {...bookNow} className={css.bookNarrow}>
              <Icon icon={Plus} label={t`Book Now`} />
            </Link>
          </Tooltip>
        ) : (
          <ButtonLink {...bookNow} variant="primary" icon={Plus} fullWidth>
            {t`Book Now`}
          </ButtonLink>
        )}
        <button
          type="button"
          className={classes(css.find, isNarrow && css.findNarrow)}
          onClick={() => openPalette('commands')}
        >
          <Icon icon={Search} size="small" />
          {isNarrow ? (
            <VisuallyHidden>{t`Search or jump to…`}</VisuallyHidden>
          ) : (
            <>
              <span className={css.grow}>{t`Search`}</span>
              <span className={css.keys}>
                <Kbd keys={[commandKey(), 'K']} />
              </span>
            </>
          )}
        </button>
      </div>
      {SIDE_GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <div key={group} className={css.group}>
          <h2 className={isNarrow ? css.titleNarrow : css.title} id={`side-${group}`}>
            {isNarrow ? <VisuallyHidden>{titles[group]}</VisuallyHidden> : titles[group]}
          </h2>
          <ul aria-labelledby={`side-${group}`}>
            {groups[group].map((link) => (
              <li key={link.path}>
                <SideEntry
                  link={link}
                  label={labelOf(link)}
                  icon={iconOf(link)}
                  current={isCurrent(path, link.path)}
                  narrow={isNarrow}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <TestMode narrow={isNarrow} />
    </nav>
  );
}

interface EntryProps {
  link: SideLink;
  label: string;
  icon: LucideIcon;
  current: boolean;
  narrow: boolean;
}

function SideEntry({ link, label, icon, current, narrow }: EntryProps) {
  const entry = (
    <Link
      {...linkTo(link.path)}
      className={classes(css.entry, narrow && css.entryNarrow, current && css.current)}
      aria-current={current ? 'page' : undefined}
      activeProps={{}}
    >
      <Icon icon={icon} size="small" />
      {narrow ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={css.grow}>{label}</span>}
    </Link>
  );
  return narrow ? <Tooltip text={label}>{entry}</Tooltip> : entry;
}

/** Says on every page of the office that payments are tried out and no money moves; nothing where cards are charged. */
function TestMode({ narrow }: { narrow: boolean }) {
  const { t } = useLingui();
  const { isTest } = usePaymentGateway();
  if (!isTest) return null;
  const words = t`Test mode: no money moves`;
  return (
    <div className={css.test} role="note">
      {narrow ? (
        <Tooltip text={words}>
          <span>
            <Icon icon={AlertTriangle} size="small" label={words} />
          </span>
        </Tooltip>
      ) : (
        <Badge tone="warning" icon={AlertTriangle}>
          {words}
        </Badge>
      )}
    </div>
  );
}
