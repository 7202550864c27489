import type { ReactNode } from 'react';
import * as css from './DescriptionList.css';
import { Disclosure } from './Disclosure';
import { useControlled } from '../fields/use-controlled';

export interface AccordionProps {
  items: readonly { id: string; summary: ReactNode; children: ReactNode }[];
  /** Ids of the open ones. Without it the accordion keeps its own. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (open: string[]) => void;
  /** Opening one closes the others. Prefer leaving them open: readers compare. */
  single?: boolean;
  /** The heading's place in the document. */
  level?: 2 | 3 | 4;
}

/** Questions with their answers below, or parts of a long form: all heads in view, the rest on demand. */
export function Accordion({
  items,
  value,
  defaultValue = [],
  onChange,
  single = false,
  level = 3,
}: AccordionProps) {
  const [open, setOpen] = useControlled<readonly string[]>(
    value,
    defaultValue,
    onChange && ((next) => onChange([...next])),
  );
  return (
    <div className={css.accordion}>
      {items.map((item) => (
        <Disclosure
          key={item.id}
          level={level}
          summary={item.summary}
          open={open.includes(item.id)}
          onOpenChange={(on) =>
            setOpen(on ? (single ? [item.id] : [...open, item.id]) : open.filter((id) => id !== item.id))
          }
        >
          {item.children}
        </Disclosure>
      ))}
    </div>
  );
}
