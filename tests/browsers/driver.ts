/** One step of a pointer or of a keyboard, as WebDriver and WebDriver BiDi write it. */
export type Action = Readonly<Record<string, unknown>>;

/** A browser that is driven as a person would: pointer and keys are the browser's own input, not events of a script. */
export interface Driver {
  readonly name: string;
  goto(url: string): Promise<void>;
  /** What a function of plain JavaScript returns in the page. */
  run<T>(body: string, ...args: readonly unknown[]): Promise<T>;
  act(actions: readonly Action[]): Promise<void>;
  /** Errors that the page left in the console, where the browser tells of them. */
  errors(): readonly string[];
  /** What is seen, as a PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

export const PHONE = { width: 390, height: 844 } as const;
