import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useSession, useUser } from '../../session/session';
import { isTravelAgent } from '../../contract/constants';
import { currencyList } from '../../currency/list';
import { loadRates } from '../../currency/load-rates';
import { chooseCurrency } from '../../currency/remember';
import { ownCurrencyAtom } from '../../currency/state';
import { ratesAtom } from '../../i18n/shown-currency';
import { changeLanguageAtom } from '../../session/change-language';
import { useContributions } from '../../plugin/react';
import { useFormat } from '../../i18n/use-format';
import { routeExists } from '../../address/exists';
import type { Store } from '../../state/store';
import { useAgency } from '../../tenant/agency';
import { themeModeAtom } from '../../tenant/theme-mode';
import {
  Banknote,
  CircleHelp,
  CircleUserRound,
  FileText,
  House,
  Languages,
  LogIn,
  LogOut,
  Luggage,
  Monitor,
  Moon,
  Sun,
} from '../../ui/pictures/icons';
import { toast } from '../../ui/feedback/toast';
import { legalPaths } from '../frame/footer-links';
import { useLegalTitles } from '../legal/legal-titles';
import { linkTo } from '../../address/link';
import { namedIcons } from '../frame/named-icons';
import { useSideLinks } from '../staff/use-side-links';
import { useSideWords } from '../staff/use-side-words';
import { useServiceTabs } from '../signed-in/use-service-tabs';
import type { Command } from './commands';
import { paletteAtom } from './state';

/** Everything that the palette can do for this visitor, in the order in which it is listed. */
export function useCommands(): Command[] {
  const { t, i18n } = useLingui();
  const store = useStore() as Store;
  const navigate = useNavigate();
  const agency = useAgency();
  const user = useUser();
  const { authenticated } = useSession();
  const sideGroups = useSideLinks();
  const tabs = useServiceTabs();
  const brought = useContributions('account.menu');
  const titles = useLegalTitles();
  const sideWords = useSideWords();
  const format = useFormat();
  const rates = useAtomValue(ratesAtom);
  const own = useAtomValue(ownCurrencyAtom);
  const changeLanguage = useSetAtom(changeLanguageAtom);
  const setTheme = useSetAtom(themeModeAtom);
  const open = useSetAtom(paletteAtom);
  const go = (path: string) => () => void navigate(linkTo(path) as never);

  const staff = user && isTravelAgent(user.userType) ? Object.values(sideGroups).flat() : [];
  const pages: Command[] = [
    { id: '/', label: t`Home page`, icon: House, path: '/' },
    ...staff
      .filter(({ path }) => path !== '/mytrip' && !path.startsWith('/bookings/'))
      .map((link) => ({
        id: link.path,
        label: sideWords.labelOf(link),
        icon: sideWords.iconOf(link),
        path: link.path,
      })),
    ...(authenticated
      ? [
          { id: '/mytrip', label: t`My Trips`, icon: Luggage, path: '/mytrip' },
          ...brought.map(({ label, icon, to }) => ({
            id: to,
            label: i18n._(label),
            icon: namedIcons[icon],
            path: to,
          })),
          ...(routeExists('/profile')
            ? [{ id: '/profile', label: t`Profile`, icon: CircleUserRound, path: '/profile' }]
            : []),
          { id: '/logout', label: t`Log out`, icon: LogOut, path: '/logout' },
        ]
      : [{ id: '/login', label: t`Log in`, icon: LogIn, path: '/login' }]),
    ...legalPaths(agency).map((path) => ({
      id: path,
      label: titles[path],
      icon: FileText,
      path,
      hidden: true,
    })),
  ].map(({ path, ...page }) => ({ ...page, group: 'pages' as const, run: go(path) }));

  const products: Command[] = [
    ...tabs.map((tab) => ({
      id: `book:${tab.to}`,
      group: 'products' as const,
      label: typeof tab.label === 'string' ? tab.label : i18n._(tab.label),
      words: t`Book Now`,
      icon: namedIcons[tab.icon],
      run: go(authenticated || agency.visitorsMaySearch ? tab.to : '/login'),
    })),
    ...staff
      .filter(({ path }) => path.startsWith('/bookings/'))
      .map((link) => ({
        id: link.path,
        group: 'products' as const,
        label: t`Bookings: ${sideWords.labelOf(link)}`,
        icon: sideWords.iconOf(link),
        run: go(link.path),
      })),
  ];

  const speak = (language: 'en' | 'pt' | 'es') => () => changeLanguage(language);
  const languages: Command[] = (
    [
      ['en', t`English`, 'English'],
      ['pt', t`Portuguese`, 'Português'],
      ['es', t`Spanish`, 'Español'],
    ] as const
  ).map(([id, label, ownName]) => ({
    id: `lng:${id}`,
    group: 'language',
    label,
    words: `${ownName} ${t`Language`}`,
    icon: Languages,
    ...(ownName === label ? {} : { detail: ownName }),
    run: speak(id),
  }));

  const themes: Command[] = (
    [
      ['light', t`Light`, Sun],
      ['dark', t`Dark`, Moon],
      ['system', t`As on this device`, Monitor],
    ] as const
  ).map(([id, label, icon]) => ({
    id: `theme:${id}`,
    group: 'theme',
    label,
    words: t`Appearance`,
    icon,
    run: () => setTheme(id),
  }));

  const show = (code: string) => async () => {
    if (code !== own && !(await loadRates(store))) return;
    chooseCurrency(store, code);
    toast.success(t`Prices are shown in ${code}`);
  };
  const shown = currencyList(own, rates?.rates ?? { USD: 1, EUR: 1, BRL: 1, GBP: 1 }, format.locale);
  const currencies: Command[] = shown.map(({ code, name }, index) => ({
    id: `currency:${code}`,
    group: 'currency',
    label: name,
    detail: code,
    words: t`Currency`,
    icon: Banknote,
    hidden: index > 3,
    run: () => void show(code)(),
  }));

  const help: Command = {
    id: 'shortcuts',
    group: 'pages',
    label: t`Keyboard shortcuts`,
    detail: '?',
    icon: CircleHelp,
    run: () => open('shortcuts'),
  };
  return [...pages, help, ...products, ...languages, ...themes, ...currencies];
}
