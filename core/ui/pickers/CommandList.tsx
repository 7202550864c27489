import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useState } from 'react';
import * as css from './CommandList.css';
import { ControlBox } from '../fields/Field';
import { input as inputLook } from '../fields/Field.css';
import { Icon } from '../pictures/Icon';
import { type LucideIcon, Search } from '../pictures/icons';
import { Kbd } from '../actions/Kbd';
import { groupOptions, nextOption } from './option-filter';
import { VisuallyHidden } from '../content/Text';

export interface Command {
  id: string;
  label: string;
  /** A second line. */
  detail?: string;
  icon?: LucideIcon;
  /** Commands of one group stand below its name. */
  group?: string;
  /** At the end of the row, such as a status or keys. */
  end?: ReactNode;
}

export interface CommandListProps {
  /** Names the field. */
  label: string;
  placeholder?: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** What answers the query, the best first; the caller finds them. */
  commands: readonly Command[];
  onRun: (command: Command) => void;
  /** The caller is still looking. */
  loading?: boolean;
  /** Stands there when nothing answers. */
  empty?: ReactNode;
}

/** Search and its answers for a command palette: put it into a `Dialog` with a hidden title. */
export function CommandList({
  label,
  placeholder,
  query,
  onQueryChange,
  commands,
  onRun,
  loading = false,
  empty,
}: CommandListProps) {
  const { t } = useLingui();
  const id = useId();
  const [active, setActive] = useState(0);
  const at = Math.min(active, commands.length - 1);
  const options = commands.map((command) => ({ ...command, value: command.id }));
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  const count = commands.length;
  return (
    <div className={css.box}>
      <ControlBox loading={loading}>
        <Icon icon={Search} />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={count > 0}
          data-stays-open
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          className={inputLook}
          value={query}
          onChange={(event) => {
            setActive(0);
            onQueryChange(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            const next = nextOption(options, at, event.key);
            if (next !== undefined) {
              event.preventDefault();
              setActive(next);
            } else if (event.key === 'Enter' && commands[at]) {
              event.preventDefault();
              onRun(commands[at]);
            }
          }}
        />
      </ControlBox>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={css.results}
        onMouseDown={(event) => event.preventDefault()}
        tabIndex={-1}
      >
        {groupOptions(options).map((group) => (
          <div key={group.key} role={group.name ? 'group' : 'presentation'} aria-label={group.name}>
            {group.name && (
              <div className={css.heading} aria-hidden="true">
                {group.name}
              </div>
            )}
            {group.options.map(({ option, index }) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's, by aria-activedescendant
              <div
                key={option.id}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                data-active={index === at || undefined}
                className={css.item}
                onPointerMove={() => setActive(index)}
                onClick={() => onRun(commands[index]!)}
              >
                {option.icon && (
                  <span className={css.icon}>
                    <Icon icon={option.icon} />
                  </span>
                )}
                <span className={css.words}>
                  <span>{option.label}</span>
                  {option.detail && <span className={css.detail}>{option.detail}</span>}
                </span>
                {option.end}
              </div>
            ))}
          </div>
        ))}
      </div>
      {count === 0 && !loading && <div className={css.note}>{empty ?? <Trans>Nothing found</Trans>}</div>}
      <div className={css.foot} aria-hidden="true">
        <span className={css.tip}>
          <Kbd keys={['↑', '↓']} /> <Trans>to move</Trans>
        </span>
        <span className={css.tip}>
          <Kbd keys={['↵']} /> <Trans>to open</Trans>
        </span>
      </div>
      <VisuallyHidden role="status">
        {query.trim() && !loading
          ? t`${plural(count, { 0: 'Nothing found', one: '# option', other: '# options' })}`
          : ''}
      </VisuallyHidden>
    </div>
  );
}
