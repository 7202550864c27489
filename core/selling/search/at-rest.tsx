import { type ComponentType, useId } from 'react';
import { todayLocal } from '../../ui/dates/date-range';
import type { FieldsProps } from './FieldsForm';
import { FrontPlace } from './FrontPlace';
import { form } from './SearchForm.css';
import { SearchFront } from './SearchFront';

const nothing = () => undefined;

/**
 * The form of a product on the agency's home page: at first how it looks, with nothing chosen; see `SearchFront`. What it
 * imports stands in the first view, so that `Fields` find, open and check nothing.
 */
export function searchAtRest<Form>({
  load,
  first,
  Fields,
}: {
  load: () => Promise<{ default: ComponentType }>;
  /** What the form holds at first. */
  first: (today: string) => Form;
  Fields: ComponentType<FieldsProps<Form, never>>;
}) {
  return function SearchAtRest() {
    const id = useId();
    const today = todayLocal();
    return (
      <SearchFront load={load}>
        <div className={form}>
          <Fields
            form={first(today)}
            change={nothing}
            fieldOf={(field) => ({ id: `${id}-${field}`, error: undefined })}
            today={today}
            place={({ label, placeholder }) => <FrontPlace {...{ label, placeholder }} />}
          />
        </div>
      </SearchFront>
    );
  };
}
