import { useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { useContributions } from '../../plugin/react';
import { namedIcons } from '../frame/named-icons';
import { useUser } from '../../session/session';
import { isTravelAgent } from '../../contract/constants';
import { routeExists } from '../../address/exists';
import { Avatar } from '../../ui/pictures/Avatar';
import { Button } from '../../ui/actions/Button';
import { CircleUserRound, LayoutDashboard, LogOut, Luggage } from '../../ui/pictures/icons';
import { Menu, type MenuItem } from '../../ui/actions/Menu';
import { VisuallyHidden } from '../../ui/content/Text';
import { linkTo } from '../../address/link';
import * as css from '../frame/Header.css';

/** Who is signed in and where they can go. */
export default function PersonMenu() {
  const { t } = useLingui();
  const { _ } = useI18n();
  const user = useUser();
  const contributed = useContributions('account.menu');
  const name = user?.name ?? t`Account`;
  const staffPages: MenuItem[] =
    user && isTravelAgent(user.userType) && routeExists('/dashboard')
      ? [{ id: 'dashboard', label: t`Dashboard`, icon: LayoutDashboard, link: linkTo('/dashboard') }]
      : [];
  const profile: MenuItem[] = routeExists('/profile')
    ? [{ id: 'profile', label: t`Profile`, icon: CircleUserRound, link: linkTo('/profile') }]
    : [];
  const brought: MenuItem[] = contributed.map((item) => ({
    id: `${item.plugin}/${item.id}`,
    label: _(item.label),
    icon: namedIcons[item.icon],
    link: linkTo(item.to),
  }));
  return (
    <Menu
      label={t`Account`}
      align="end"
      trigger={
        <Button variant="quiet" size="small">
          <VisuallyHidden>{t`Account of ${name}`}</VisuallyHidden>
          <span className={css.person} aria-hidden="true">
            <Avatar name={name} image={user?.picture ?? undefined} size="small" />
            <span className={css.personName}>{user?.firstName || name}</span>
          </span>
        </Button>
      }
      items={[
        { id: 'who', heading: user?.email ?? name },
        ...staffPages,
        { id: 'trips', label: t`My Trips`, icon: Luggage, link: linkTo('/mytrip') },
        ...brought,
        ...profile,
        { id: 'rule', divider: true },
        { id: 'logout', label: t`Log out`, icon: LogOut, link: linkTo('/logout') },
      ]}
    />
  );
}
