import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useUser } from '../../session/session';
import { isTravelAgent } from '../../contract/constants';
import { QueryScope } from '../../query/QueryScope';
import { classes } from '../../ui/content/box';
import { Dialog } from '../../ui/overlays/Dialog';
import { Icon } from '../../ui/pictures/Icon';
import { Search } from '../../ui/pictures/icons';
import { Kbd } from '../../ui/actions/Kbd';
import { VisuallyHidden } from '../../ui/content/Text';
import { type CommandGroup, findCommands } from './commands';
import * as css from './Palette.css';
import { paletteAtom } from './state';
import { useCommands } from './use-commands';
import { useFoundPages } from './use-found-pages';
import { useTripCommands } from './use-trip-commands';
import { commandKey } from './command-key';

/** The commands or the shortcuts over the page; Escape and a press outside close them. */
export default function Palette({ open }: { open: 'commands' | 'shortcuts' }) {
  const { t } = useLingui();
  const set = useSetAtom(paletteAtom);
  const close = () => set(null);
  if (open === 'shortcuts') return <Shortcuts onClose={close} />;
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && close()}
      title={t`Search or jump to…`}
      hideTitle
      size="medium"
    >
      <QueryScope>
        <Commands onDone={close} />
      </QueryScope>
    </Dialog>
  );
}

/** A field and what it finds: arrows move, Enter runs, the first one is marked already. */
function Commands({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const commands = useCommands();
  const isStaff = isTravelAgent(useUser()?.userType);
  const trips = useTripCommands(text);
  const pages = useFoundPages(text);
  // What was there at once stays where it is: an answer that comes later must not move what is about to be chosen.
  const found = [...trips.commands, ...findCommands(commands, text), ...pages.commands];
  const marked = Math.min(at, found.length - 1);
  const titles: Record<CommandGroup, string> = {
    trips: t`My Trips`,
    pages: t`Pages`,
    products: t`Products`,
    language: t`Language`,
    theme: t`Appearance`,
    currency: t`Show prices in`,
  };
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);

  const run = (index: number): void => {
    const command = found[index];
    if (!command) return;
    onDone();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = found.length - 1;
    const next = {
      ArrowDown: marked === last ? 0 : marked + 1,
      ArrowUp: marked <= 0 ? last : marked - 1,
      PageDown: Math.min(marked + 8, last),
      PageUp: Math.max(marked - 8, 0),
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setAt(next);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(marked);
    }
  };

  return (
    <div className={css.box}>
      <div className={css.field}>
        <Icon icon={Search} />
        <input
          className={css.input}
          role="combobox"
          aria-expanded="true"
          data-stays-open
          aria-controls={`${id}-list`}
          aria-activedescendant={found[marked] ? `${id}-${marked}` : undefined}
          aria-autocomplete="list"
          aria-label={t`Search or jump to…`}
          placeholder={
            isStaff
              ? t`Page, client, setting or booking reference`
              : t`Page, product, setting or booking reference`
          }
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <VisuallyHidden as="p" role="status">
        {found.length === 0
          ? t`Nothing matches`
          : t`${plural(found.length, { one: '# result', other: '# results' })}`}
      </VisuallyHidden>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t`Commands`} className={css.list}>
        {found.map((command, index) => (
          <div key={command.id} role="presentation">
            {!text.trim() && found[index - 1]?.group !== command.group && (
              <div className={css.title} role="presentation">
                {titles[command.group]}
              </div>
            )}
            {/* The keyboard stays in the field, which names the marked option. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
            <div
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === marked}
              className={classes(css.option, index === marked && css.marked)}
              onClick={() => run(index)}
              onPointerMove={() => index !== marked && setAt(index)}
            >
              <Icon icon={command.icon} size="small" />
              <span className={css.label} lang={command.lang}>
                {command.label}
              </span>
              {command.detail && <span className={css.detail}>{command.detail}</span>}
            </div>
          </div>
        ))}
        {found.length === 0 && (
          <p className={css.nothing}>
            {trips.isSearching || pages.isSearching ? t`Searching…` : t`Nothing matches`}
          </p>
        )}
      </div>
      <div className={css.foot} aria-hidden="true">
        <span>
          <Kbd keys={['↑', '↓']} /> {t`move`}
        </span>
        <span>
          <Kbd keys={['↵']} /> {t`open`}
        </span>
        <span>
          <Kbd keys={['?']} /> {t`shortcuts`}
        </span>
      </div>
    </div>
  );
}

/** What the keyboard can do on every page. */
function Shortcuts({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const rows: [keys: string[], meaning: string][] = [
    [[commandKey(), 'K'], t`Search pages, products, settings and bookings`],
    [['?'], t`Show these shortcuts`],
    [['Esc'], t`Close the open menu or window`],
    [['Tab'], t`Go to the next field or button; the first one on a page skips to the content`],
    [['↑', '↓'], t`Move in menus, lists and suggestions`],
    [['↵'], t`Choose the highlighted option`],
  ];
  return (
    <Dialog open onOpenChange={(stays) => !stays && onClose()} title={t`Keyboard shortcuts`} size="small">
      <dl className={css.shortcuts}>
        {rows.map(([keys, meaning]) => (
          <div key={meaning} className={css.shortcut}>
            <dt>{meaning}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
