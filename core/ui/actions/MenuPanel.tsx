import { Link } from '@tanstack/react-router';
import { type RefObject } from 'react';
import { Header, I18nProvider, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { useFormat } from '@/core/i18n/use-format';
import { classes } from '../content/box';
import { Icon } from '../pictures/Icon';
import { Check } from '../pictures/icons';
import type { MenuAction, MenuProps } from './Menu';
import * as css from './Menu.css';
import { Layer } from '../overlays/Layer';
import { floating, lifted } from '../overlays/Popover.css';

export interface MenuPanelProps extends Required<Pick<MenuProps, 'label' | 'items' | 'align'>> {
  id: string;
  /** What holds trigger and panel. */
  root: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface Section {
  id: string;
  heading?: string;
  divider?: true;
  actions: MenuAction[];
}

const isChoice = (action: MenuAction): boolean => action.checked !== undefined;

/** What stands between headings and dividers, choices apart from the rest. */
function sectionsOf(items: MenuProps['items']): Section[] {
  const sections: Section[] = [];
  for (const item of items) {
    const last = sections.at(-1)?.actions;
    if (!('label' in item)) sections.push({ ...item, actions: [] });
    else if (last && (!last[0] || isChoice(last[0]) === isChoice(item))) last.push(item);
    else sections.push({ id: `${item.id}-section`, actions: [item] });
  }
  return sections;
}

/** The open part of a menu, React Aria's. It lies over everything, in the place of its trigger: a dialog keeps it. */
export default function MenuPanel({ id, label, items, align, root, onClose }: MenuPanelProps) {
  const { locale } = useFormat();
  const chosen = items.flatMap((item) => ('label' in item && item.checked ? item.id : []));
  return (
    <I18nProvider locale={locale}>
      <Popover
        render={(props) => (
          <Layer>
            <div {...props} />
          </Layer>
        )}
        isOpen
        onOpenChange={onClose}
        triggerRef={root}
        UNSTABLE_portalContainer={root.current!}
        aria-label={label}
        placement={`bottom ${align}`}
        offset={6}
        containerPadding={8}
        maxHeight={448}
        className={classes(floating, lifted, css.list)}
      >
        <Menu
          id={id}
          aria-label={label}
          autoFocus="first"
          selectionMode="single"
          selectedKeys={chosen}
          className={css.entries}
        >
          {sectionsOf(items).map(({ id: key, heading, divider, actions }) => (
            <MenuSection
              key={key}
              id={key}
              aria-label={heading ?? label}
              className={classes(divider && css.divided)}
              {...(actions[0] && isChoice(actions[0]) ? {} : { selectionMode: 'none' })}
            >
              {heading && <Header className={css.heading}>{heading}</Header>}
              {actions.map((action) => (
                <MenuEntry key={action.id} id={action.id} action={action} onClose={onClose} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  );
}

function MenuEntry({ id, action, onClose }: { id: string; action: MenuAction; onClose: () => void }) {
  const { icon, label, description, detail, link } = action;
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={action.disabled}
      className={classes(css.item, action.tone && css.danger)}
      onAction={() => {
        onClose();
        action.onSelect?.();
      }}
      // The address is the router's to say.
      {...(link && {
        href: '#',
        render: (props) => <Link {...(props as object)} {...link} href={undefined} />,
      })}
    >
      {icon && <Icon icon={icon} size="small" />}
      <span className={css.name} lang={action.lang}>
        {label}
        {description && <span className={css.description}>{description}</span>}
      </span>
      {detail && <span className={css.detail}>{detail}</span>}
      {action.checked && <Icon icon={Check} size="small" />}
    </MenuItem>
  );
}
