/** What stands in the gaps of a sentence: what has no words of its own, and words, such as the name of a field. */
export type RefusalParams = Readonly<Record<string, string | number | Words>>;

/** Words in a gap: found by their reason, as those of the sentence around them. */
export interface Words {
  readonly message: string;
  readonly reason?: string | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
}

/** Something that the server says no with. */
export interface Refusal<Message extends string = string> {
  /** Names it for good, as `account.invited`: the sentence may change, this does not. Words are found by it. */
  readonly reason: string;
  /** The specification's sentence, in English. */
  readonly message: Message;
  readonly params?: RefusalParams;
}

const known = new Map<string, Refusal>();

/**
 * The refusals of a room or a plugin, which is what their reasons begin with. They stand in a file called `refusals.ts`, or
 * in a folder of that name: from there the sentences get into the catalogs, under their reasons.
 */
export function refusals<const Sentences extends Readonly<Record<string, string>>>(
  room: string,
  sentences: Sentences,
): { readonly [Name in keyof Sentences]: Refusal<Sentences[Name]> } {
  const made = Object.entries(sentences).map(([name, message]) => {
    const refusal: Refusal = { reason: `${room}.${name}`, message };
    known.set(refusal.reason, refusal);
    return [name, refusal];
  });
  return Object.fromEntries(made) as { [Name in keyof Sentences]: Refusal<Sentences[Name]> };
}

/** What the fields of a room's calls are called, by their names in the contract: `label`, or `car.label` of a plugin. */
export const fieldNames = refusals;

/** The words under a reason, where they are of a room that is loaded. */
export const refusalOf = (reason: string): Refusal | undefined => known.get(reason);

/** What a room or a plugin says when it did what it was asked: as with `refusals`. */
export const answers = refusals;

/** The body of a call that only says that it was done. */
export const answered = ({ reason, message }: Refusal) => ({ data: message, reason });

/** What stands where only a string fits, as in a schema: a reason, or the sentence of somebody who has none (G108). */
export const saidOf = (text: string): Said => known.get(text) ?? { message: text };

/** How the outcome of an outside call says no: in a sentence, by a refusal's words where there is one. */
export interface Told {
  readonly message: string;
  /** The refusal's reason. */
  readonly refusal?: string;
}

export const told = ({ message, reason }: Said): Told => ({
  message,
  ...(reason ? { refusal: reason } : {}),
});
export const asSaid = ({ message, refusal: reason }: Told): Said => ({
  message,
  ...(reason ? { reason } : {}),
});

/** Every refusal of the rooms that are loaded. */
export const allRefusals = (): Refusal[] => [...known.values()];

/** A refusal whose sentence has gaps, such as `{max}`, with what stands in them. */
export const filled = ({ reason, message }: Refusal, params: RefusalParams): Refusal => ({
  reason,
  message: message.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const within = params[name] ?? gap;
    return typeof within === 'object' ? within.message : String(within);
  }),
  params,
});

/** A refusal, or no more than its sentence: a supplier's, one that was kept, an older server's. */
export interface Said {
  readonly message: string;
  readonly reason?: string | undefined;
  readonly params?: RefusalParams | undefined;
}
