import type { ComponentProps } from 'react';
import { FieldNotes } from '../../ui/fields/Field';
import { useControlled } from '../../ui/fields/use-controlled';
import { Popover, type PopoverProps } from '../../ui/overlays/Popover';
import { OptionButton } from './OptionButton';

interface PopoverFieldProps extends Omit<PopoverProps, 'trigger' | 'align'> {
  id: string;
  error?: string | undefined;
  icon: ComponentProps<typeof OptionButton>['icon'];
  /** What is chosen, in a few words. */
  chosen: string;
}

/** A further option of a search, chosen in a popover; what is wrong with it stands below its button while that is closed. */
export function PopoverField({ id, icon, chosen, error, open, onOpenChange, ...popover }: PopoverFieldProps) {
  const [isOpen, setOpen] = useControlled(open, false, onOpenChange);
  return (
    <div>
      <Popover
        {...popover}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <OptionButton id={id} icon={icon} aria-describedby={error && `${id}-error`}>
            {chosen}
          </OptionButton>
        }
      />
      <FieldNotes id={id} error={isOpen ? undefined : error} />
    </div>
  );
}
