import type { AgencyRecord } from './agency';

/** An agency's logo as letters and papers carry it: drawn anew, so that nothing else of the file goes along. */
export interface Logo {
  readonly png: Uint8Array<ArrayBuffer>;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Null for an agency without a logo, and for one whose logo cannot be read: its name stands instead. */
export type LogoOf = (agency: AgencyRecord) => Promise<Logo | null>;
