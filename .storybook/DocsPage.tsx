import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';
import { NOTES } from '../core/ui/docs';
import { applyTheme } from '../themes/apply';
import { brandFrom } from './brand';
import { Notes } from './Notes';

type Globals = Record<string, unknown>;
/** What Storybook's own container knows beyond its public type. */
interface Inside {
  channel: {
    on: (event: string, listener: (change: { globals: Globals }) => void) => void;
    off: (event: string, listener: (change: { globals: Globals }) => void) => void;
  };
  store?: { userGlobals?: { get: () => Globals } };
}

/** Documentation in the brand and mode that the toolbar has chosen. */
export function BrandedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { channel, store } = context as unknown as Inside;
  const [globals, setGlobals] = useState<Globals>(() => store?.userGlobals?.get() ?? {});
  useEffect(() => {
    const follow = (change: { globals: Globals }) => setGlobals(change.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  const { brand, mode } = brandFrom(globals);
  useEffect(() => {
    applyTheme(document.documentElement, brand, mode);
    document.documentElement.classList.add('in-docs');
  });
  return (
    <DocsContainer context={context} theme={mode === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}

/** A component's page: what it is for, do and don't, how it is heard and driven by keys, then every state. */
export function DocsPage() {
  const resolved = useOf('meta', ['meta']);
  const meta = resolved.preparedMeta;
  const page = NOTES.find((one) => one.page === meta.title);
  return (
    <>
      <Title />
      <Description />
      {page && <Notes page={page} />}
      {meta.component ? (
        <>
          <Primary />
          <Controls />
        </>
      ) : null}
      <Stories includePrimary={!meta.component} />
    </>
  );
}
