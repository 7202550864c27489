/**
 * What a notification is about: an agency's own row, or who is signed in there and how, which a process may remember, each with
 * the agency's id; or a queue of jobs that has one to be begun, with its name.
 */
export type Topic = 'agency' | 'session' | 'job';

/** Where notifications are sent to, by the triggers of `tell_of_change` and by whoever enqueues a job. */
export const CHANNEL = 'caravel';

/** Told with what has changed; with null where some may have been missed, so that it may be any. */
type Listener = (what: string | null) => void;

/** Changes that were committed, by whichever process, as the database tells of them. */
export interface Changes {
  on(topic: Topic, listener: Listener): void;
  /** Whether all that was committed until a moment ago, well under a second, has been told. */
  isCurrent(): boolean;
}

/** How one kind of database tells. */
export interface ChangeSource {
  /** Begins to listen; `missed` says that some may not have been told. Asked once, and only if anybody wants to know. */
  begin(told: (payload: string) => void, missed: () => void): void;
  isCurrent(): boolean;
  end(): Promise<void>;
}

/** Tells nothing, and says so. */
export const silent: ChangeSource = { begin: () => {}, isCurrent: () => false, end: async () => {} };

export function changesOf(source: ChangeSource): Changes {
  const listeners: Record<Topic, Listener[]> = { agency: [], session: [], job: [] };
  let hasBegun = false;
  const told = (payload: string) => {
    const [topic, what] = payload.split(' ');
    for (const listener of listeners[topic as Topic] ?? []) listener(what ?? null);
  };
  const missed = () => Object.values(listeners).forEach((all) => all.forEach((listener) => listener(null)));
  return {
    on(topic, listener) {
      listeners[topic].push(listener);
      if (hasBegun) return;
      hasBegun = true;
      source.begin(told, missed);
    },
    isCurrent: () => source.isCurrent(),
  };
}
