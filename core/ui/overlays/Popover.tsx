import * as Radix from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useDeferredValue } from 'react';
import { classes } from '../content/box';
import { letInsideClose } from './escape-inside';
import * as css from './Popover.css';
import { useBegun } from '../dates/use-begun';
import { useControlled } from '../fields/use-controlled';

export interface PopoverProps {
  /** One element that takes a ref and native attributes, usually a `Button`. */
  trigger: ReactElement;
  /** What the popover is, for screen readers. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  width?: keyof typeof css.width;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small panel beside its trigger. The page behind stays usable. */
export function Popover({
  trigger,
  label,
  children,
  align = 'start',
  width = 'auto',
  open,
  onOpenChange,
}: PopoverProps) {
  const [shown, setShown] = useControlled(open, false, onOpenChange);
  // The press that opens it is painted before what it shows.
  const drawn = useDeferredValue(shown) && shown;
  const begun = useBegun(drawn);
  return (
    <Radix.Root open={drawn} onOpenChange={setShown}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {begun && (
        <Radix.Portal container={document.body}>
          <Radix.Content
            aria-label={label}
            align={align}
            sideOffset={8}
            collisionPadding={16}
            onEscapeKeyDown={letInsideClose}
            className={classes(css.floating, css.popover, css.width[width])}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
