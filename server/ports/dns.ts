/** What name servers say of a host. Each rejects with a `code` when they say nothing, or could not be asked. */
export interface Dns {
  /** The hosts that it is another name of. */
  aliases(host: string): Promise<readonly string[]>;
  /** Its texts, each whole. */
  texts(host: string): Promise<readonly string[]>;
}
