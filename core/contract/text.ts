/** What an emoji and letters of joining scripts are made of has no look of its own, and is no stray sign there. */
const JOINED = [
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}])\uFE0F`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=[\u{1F3F4}\u{E0020}-\u{E007E}])[\u{E0020}-\u{E007F}]`,
  String.raw`(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])`,
].join('|');

/** Signs that nobody sees: spaces without width, marks of direction, soft hyphens, byte order marks and the like. */
const UNSEEN = new RegExp(String.raw`(?!${JOINED})\p{Default_Ignorable_Code_Point}`, 'gu');

/**
 * A text as it looks: composed (NFC), without signs that nobody sees; spaces and hyphens that only say where a line may not
 * break are plain ones. What looks alike is alike.
 */
export const plainText = (text: string): string =>
  /[^\0-\x7f]/.test(text)
    ? text
        .normalize('NFC')
        .replace(UNSEEN, '')
        .replace(/\p{Zs}/gu, ' ')
        .replace(/[\u2028\u2029]/g, '\n')
        .replace(/[\u2010\u2011]/g, '-')
    : text;

/** A line as it was typed or pasted, plain and without spaces around it. */
export const plainLine = (text: string): string => plainText(text).trim();
