import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { Divider, Stack } from '../../../ui/content/layout';

/** The filters of a panel, one below the other with a line between them. */
export const Divided = ({ children }: { children: ReactNode }) => (
  <Stack gap={24}>
    {Children.toArray(children).map((filter, index) => (
      <Fragment key={isValidElement(filter) ? filter.key : index}>
        {index > 0 && <Divider />}
        {filter}
      </Fragment>
    ))}
  </Stack>
);
