import { lazy, startTransition, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentType, PointerEvent, ReactNode, SyntheticEvent } from 'react';
import { fulfil, wishFor, type Wish } from './same-control';

interface SearchFrontProps {
  /** The form at rest, as it looks before anything was chosen: its fields and buttons, without what they do. */
  children: ReactNode;
  /** The form itself; must stay the same function. */
  load: () => Promise<{ default: ComponentType }>;
}

/** Frames in which the form is looked for after it came. */
const PATIENCE = 120;

/**
 * A search form on a page that is there for something else, too: at first how it looks, which weighs next to nothing. With
 * the first sign that somebody wants it (a pointer over it, a finger or the focus on it) it comes in the same place, and
 * what was pressed or typed meanwhile is done.
 */
export function SearchFront({ children, load }: SearchFrontProps) {
  const room = useRef<HTMLDivElement>(null);
  const wish = useRef<Wish | null>(null);
  const [state, setState] = useState<'front' | 'coming' | 'form'>('front');
  const begun = useMemo(() => {
    let form: Promise<{ default: ComponentType }> | undefined;
    return () =>
      (form ??= Promise.all([load(), import('../../query/QueryScope')]).then(
        ([{ default: Form }, { QueryScope }]) => ({
          default: () => (
            <QueryScope>
              <Form />
            </QueryScope>
          ),
        }),
      ));
  }, [load]);
  const Form = useMemo(() => lazy(begun), [begun]);

  const come = () => {
    if (state !== 'front') return;
    setState('coming');
    const show = () => {
      const focused = wishFor(
        room.current?.contains(document.activeElement) ? document.activeElement : null,
        false,
      );
      if (focused && focused.name !== wish.current?.name) wish.current = focused;
      // What is at rest stays until the form can be drawn, and with it what is typed meanwhile.
      startTransition(() => setState('form'));
    };
    // What fails is said by the box around.
    begun().then(show, show);
  };
  const type = ({ target }: SyntheticEvent) => {
    wish.current = wishFor(target as Element, wish.current?.isPressed ?? false);
  };
  // The form may come between a mouse's button down and up, which then is no click on either.
  const hold = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === 'mouse') wish.current = wishFor(target as Element, true) ?? wish.current;
  };
  const press = (event: SyntheticEvent) => {
    const pressed = wishFor(event.target as Element, true);
    if (!pressed) return;
    wish.current = pressed;
    // The radio keeps its mark and the calendar stays closed until the form is there to do it.
    event.preventDefault();
    event.stopPropagation();
    come();
  };

  useEffect(() => {
    if (state !== 'form') return;
    let frames = 0;
    let frame = requestAnimationFrame(function look() {
      const form = room.current?.querySelector('form');
      if (!wish.current || (form && fulfil(wish.current, form)) || ++frames > PATIENCE) return;
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);

  if (state === 'form')
    return (
      <div ref={room}>
        <Suspense fallback={children}>
          <Form />
        </Suspense>
      </div>
    );
  return (
    <div
      ref={room}
      aria-busy={state === 'coming'}
      onPointerEnter={come}
      onTouchStart={come}
      onFocusCapture={come}
      onPointerDownCapture={hold}
      onInputCapture={type}
      onClickCapture={press}
    >
      {children}
    </div>
  );
}
