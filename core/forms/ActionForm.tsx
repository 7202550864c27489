import { useMutation } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Api } from '../api/client';
import { useApi } from '../api/context';
import { ApiError } from '../api/error';
import { Failed } from '../query/Failed';
import { useQueries } from '../query/query';
import { type Done, sayDone } from '../query/use-action';
import { Button } from '../ui/actions/Button';
import { Stack } from '../ui/content/layout';
import { focusSoon } from '../ui/fields/focus-soon';
import { Dialog, type DialogProps } from '../ui/overlays/Dialog';
import type { AppForm } from './use-app-form';

interface ActionFormProps<Answer> extends Pick<DialogProps, 'title' | 'description' | 'size' | 'children'> {
  /** What its fields are of; without one it only asks whether. */
  form?: Pick<AppForm, 'submit' | 'refuse' | 'isTyped' | 'summary'>;
  /** Says what happens: "Cancel booking", not "OK". */
  confirm: string;
  /** Says what does not; "Go back" without it. */
  back?: string;
  danger?: boolean;
  send: (api: Api) => Promise<Answer>;
  /** Said when it is done. */
  done?: Done<Answer>;
  /** What comes before that, which is waited for. With `false` it stays open and says nothing. */
  onDone?: (answer: Answer) => unknown;
  onFailed?: (error: unknown) => void;
  /** Above why it was not done. */
  failed?: string;
  onClose: () => void;
}

/**
 * A dialog that asks, and does it. What was typed stays when it is refused, with what is wrong at its field, and goes by a
 * button that says so, not by a stray press.
 */
export function ActionForm<Answer>({
  form,
  confirm,
  back,
  danger = false,
  send,
  done,
  onDone,
  onFailed,
  failed,
  onClose,
  children,
  ...dialog
}: ActionFormProps<Answer>) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueries();
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const action = useMutation(
    {
      mutationFn: () => send(api),
      onSuccess: async (answer) => {
        if ((await onDone?.(answer)) === false) return;
        sayDone(done, answer);
        onClose();
      },
      onError: (error) => {
        if (error instanceof ApiError && form?.refuse(error.fields)) focusSoon(goToWrong);
        onFailed?.(error);
      },
    },
    queries,
  );
  /** Where there is no summary to lead to what is wrong. */
  const goToWrong = (): void => {
    if (!form?.summary.ref.current) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!action.isPending && !form?.isTyped}
      footer={
        <>
          <Button variant="secondary" disabled={action.isPending} onClick={onClose}>
            {back ?? t`Go back`}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} loading={action.isPending}>
            {confirm}
          </Button>
        </>
      }
      {...dialog}
    >
      <form
        ref={fields}
        id={id}
        noValidate
        onChange={() => action.isError && action.reset()}
        onSubmit={(event) => {
          event.preventDefault();
          if (action.isPending) return;
          // What is wrong is drawn at once, so that the press itself leads there.
          if (form && !flushSync(() => form.submit())) goToWrong();
          else action.mutate();
        }}
      >
        <Stack gap={16}>
          {!form?.summary.errors.length && <Failed of={action} {...(failed && { title: failed })} />}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
