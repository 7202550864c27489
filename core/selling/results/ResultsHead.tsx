import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/actions/Button';
import { Pencil } from '../../ui/pictures/icons';
import { Container, Inline, Stack } from '../../ui/content/layout';
import { Heading, Text } from '../../ui/content/Text';
import * as css from './ResultsHead.css';
import { useOverlay } from './view/use-overlay';

interface ResultsHeadProps {
  /** What was searched for. */
  title: string;
  /** The rest of the search in a line. */
  summary: string;
  /** The form stands open from the start, as for a search that is not complete. */
  startOpen: boolean;
  form: ReactNode;
  /** Below the form. */
  children?: ReactNode;
}

/**
 * The search on top of its results, editable in place (rule 2 of the experience guide). Before 1200 px it is one line
 * until somebody wants to change it; from there on the form says the same, and the line is read only by those who hear.
 */
export function ResultsHead({ title, summary, startOpen, form, children }: ResultsHeadProps) {
  const { t } = useLingui();
  const [begun, setBegun] = useState(startOpen);
  const [over, setOver] = useOverlay('form');
  const open = begun || over;
  return (
    <div className={css.head}>
      <Container>
        <Stack gap={12}>
          <div className={css.summary}>
            <Inline justify="between" wrap={false}>
              <Stack gap={0}>
                <Heading level={1} size={18}>
                  {title}
                </Heading>
                <Text size={14} tone="secondary" numeric>
                  {summary}
                </Text>
              </Stack>
              <span className={css.change}>
                <Button
                  variant="secondary"
                  size="small"
                  icon={Pencil}
                  aria-expanded={open}
                  onClick={() => {
                    setBegun(false);
                    setOver(!open);
                  }}
                >
                  {open ? t`Close` : t`Change`}
                </Button>
              </span>
            </Inline>
          </div>
          <div className={css.form} data-open={open}>
            {form}
          </div>
          {children}
        </Stack>
      </Container>
    </div>
  );
}

/** What stands below the head. */
export const ResultsBody = ({ children }: { children: ReactNode }) => (
  <Container>
    <div className={css.body}>{children}</div>
  </Container>
);
