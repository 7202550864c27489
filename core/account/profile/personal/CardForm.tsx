import type { ReactNode } from 'react';
import type { AppForm } from '../../../forms/use-app-form';
import { ErrorSummary } from '../../../ui/fields/ErrorSummary';
import { Stack } from '../../../ui/content/layout';
import { SaveBar } from '../SaveBar';
import { SettingsCard } from '../SettingsCard';
import * as css from '../Profile.css';

interface CardFormProps {
  title: string;
  note: string;
  card: {
    summary: AppForm['summary'];
    changed: boolean;
    isPending: boolean;
    submit: () => Promise<void>;
    discard: () => void;
  };
  children: ReactNode;
}

/** A card with a save of its own. */
export const CardForm = ({ title, note, card, children }: CardFormProps) => (
  <form
    className={css.form}
    noValidate
    aria-label={title}
    onSubmit={(event) => {
      event.preventDefault();
      void card.submit();
    }}
  >
    <Stack gap={20}>
      <ErrorSummary {...card.summary} />
      <SettingsCard title={title} note={note}>
        {children}
      </SettingsCard>
      {card.changed && <SaveBar of={title} pending={card.isPending} onDiscard={card.discard} />}
    </Stack>
  </form>
);
