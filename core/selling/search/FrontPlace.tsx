import { useId } from 'react';
import { ControlBox, FieldFrame } from '../../ui/fields/Field';
import { input } from '../../ui/fields/Field.css';
import { Icon } from '../../ui/pictures/Icon';
import { MapPin } from '../../ui/pictures/icons';

/** A place of a form at rest; what is typed goes on in the form that follows. */
export function FrontPlace({ label, placeholder }: { label: string; placeholder: string }) {
  const id = useId();
  return (
    <FieldFrame label={label} inputId={id}>
      <ControlBox>
        <Icon icon={MapPin} />
        <input
          id={id}
          type="text"
          className={input}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
        />
      </ControlBox>
    </FieldFrame>
  );
}
