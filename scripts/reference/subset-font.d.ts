declare module 'subset-font' {
  /** The font with no more than the glyphs of these letters. */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: 'truetype' },
  ): Promise<Buffer>;
}
