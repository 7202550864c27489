import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { classes } from '../content/box';
import { Button, IconButton } from '../actions/Button';
import * as css from './Dialog.css';
import { X } from '../pictures/icons';
import type { SheetStop } from './sheet-drag';
import { Heading, Text, VisuallyHidden } from '../content/Text';
import { useBegun } from '../dates/use-begun';
import { letInsideClose } from './escape-inside';
import { useSheetDrag } from './use-sheet-drag';
import { focusSoon } from '../fields/focus-soon';

export interface DialogProps {
  /** Whether it is in view; the caller keeps it, often in the address. */
  open: boolean;
  /** Called when the reader closes it. */
  onOpenChange: (open: boolean) => void;
  /** What it is about. */
  title: ReactNode;
  /** Keeps the title for screen readers; the content brings its own. */
  hideTitle?: boolean;
  /** A sentence below the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Actions, the main one last. Stays in view while the content scrolls. */
  footer?: ReactNode;
  size?: keyof typeof css.size;
  /** A drawer comes from the side where a line ends, or begins; all are bottom sheets on a phone. */
  presentation?: 'dialog' | 'drawer' | 'startDrawer';
  /** On a phone it starts at half of the window and may be drawn up, for what is looked at beside the page. */
  snap?: boolean;
  /** False while something must not be interrupted: Escape and a press outside do nothing. */
  dismissible?: boolean;
}

/** Back to what opened it; to the page's content where that is gone or nothing had the focus. */
function returnFocus(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  if (isThere) opener.focus();
  // Whoever has taken it meanwhile keeps it.
  else if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** What may take the focus first; links are for later, as pressing Enter on one leads away. */
const FIRST = 'button, input, select, textarea, [tabindex]:not([tabindex="-1"])';

/** Focus on the first control of a panel that has just opened, on itself where it has none. */
function focusFirst(panel: HTMLElement | null): void {
  if (!panel || panel.contains(document.activeElement)) return;
  for (const control of panel.querySelectorAll<HTMLElement>(FIRST)) {
    control.focus({ preventScroll: true });
    if (document.activeElement !== control) continue;
    if (control instanceof HTMLInputElement) control.select();
    return;
  }
  panel.focus();
}

/** Takes the page over until it is answered or closed. Focus goes in and comes back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  children,
  footer,
  size = 'medium',
  presentation = 'dialog',
  snap = false,
  dismissible = true,
}: DialogProps) {
  const { t } = useLingui();
  const panel = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<SheetStop>(snap ? 'half' : 'content');
  const { goTo, wasDrawn, handlers } = useSheetDrag({
    panel,
    stop,
    onStop: setStop,
    dismissible,
    onClose: () => onOpenChange(false),
  });
  const opener = useRef<Element | null>(null);
  // The press that opens it is painted before what may be long to draw.
  const drawn = useDeferredValue(open, false) && open;
  const begun = useBegun(drawn);
  const hold = dismissible ? undefined : (event: Event) => event.preventDefault();
  const close = dismissible && (
    <Radix.Close asChild>
      <IconButton icon={X} label={t`Close`} />
    </Radix.Close>
  );
  if (!begun) return null;
  return (
    <Radix.Root open={drawn} onOpenChange={onOpenChange}>
      <Radix.Portal container={document.body}>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          ref={panel}
          className={classes(css.panel, css[presentation], css.size[size], css.stop[stop])}
          // Dialogs are opened by state, so what had the focus is remembered here.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            setStop(snap ? 'half' : 'content');
            // With the next frame, which has to lay the panel out anyway.
            focusSoon(() => focusFirst(panel.current));
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener.current);
          }}
          onEscapeKeyDown={(event) => {
            letInsideClose(event);
            hold?.(event);
          }}
          onPointerDownOutside={hold}
          onInteractOutside={hold}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          {snap ? (
            <button
              type="button"
              data-grip=""
              className={css.gripButton}
              aria-label={stop === 'full' ? t`Reduce` : t`Enlarge`}
              aria-expanded={stop === 'full'}
              {...handlers}
              onClick={() => {
                if (!wasDrawn()) goTo(stop === 'full' ? 'half' : 'full');
              }}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                event.preventDefault();
                goTo(event.key === 'ArrowUp' ? 'full' : 'half');
              }}
            >
              <span className={css.grip} />
            </button>
          ) : (
            <span className={css.gripArea} aria-hidden="true" {...(dismissible ? handlers : {})}>
              <span className={css.grip} />
            </span>
          )}
          {hideTitle ? (
            <>
              <Radix.Title asChild>
                <VisuallyHidden as="h2">{title}</VisuallyHidden>
              </Radix.Title>
              <div className={css.bareHead}>{close}</div>
            </>
          ) : (
            <div className={css.head} {...(dismissible || snap ? handlers : {})}>
              <div className={css.words}>
                <Radix.Title asChild>
                  <Heading level={2} size={20}>
                    {title}
                  </Heading>
                </Radix.Title>
                {description && (
                  <Radix.Description asChild>
                    <Text size={14} tone="secondary">
                      {description}
                    </Text>
                  </Radix.Description>
                )}
              </div>
              {close}
            </div>
          )}
          <DialogBody bare={hideTitle}>{children}</DialogBody>
          {footer && <div className={css.foot}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The scrolling part; while there is something to scroll, the keyboard can reach it. */
function DialogBody({ bare, children }: { bare: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    // The observer tells of the first layout as well, which so need not be asked for before its time.
    const measure = (): void => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard
    <div ref={body} className={classes(css.body, bare && css.bareBody)} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}

export type SheetProps = Omit<DialogProps, 'presentation' | 'snap'>;

/** Details beside the page: a sheet that may be drawn up or away on a phone, a panel at the side on wider windows. */
export const Sheet = (props: SheetProps) => <Dialog {...props} presentation="drawer" snap />;

export interface ConfirmDialogProps extends Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'title' | 'children'
> {
  /** Says what happens: "Cancel booking", not "OK". */
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  /** May be a promise: the dialog waits, then closes; on rejection it stays open. */
  onConfirm: () => void | Promise<unknown>;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  tone = 'primary',
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const confirm = async (): Promise<void> => {
    setPending(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The caller has told what went wrong; the question stays.
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="small"
      dismissible={!pending}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={() => onOpenChange(false)}>
            {t`Go back`}
          </Button>
          <Button variant={tone} loading={pending} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
