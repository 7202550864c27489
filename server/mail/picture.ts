import type { MailMessage } from '../ports/services';

/** A PNG that travels inside a letter, where `<img src="cid:…">` shows it: no mail program has to fetch anything. */
export const pictureOf = (cid: string, png: Uint8Array): NonNullable<MailMessage['attachments']>[number] => ({
  filename: `${cid}.png`,
  contentType: 'image/png',
  content: Buffer.from(png).toString('base64'),
  encoding: 'base64',
  cid,
});

/** The letter as a page, with its pictures in it. */
export function withPictures(html: string, attachments: MailMessage['attachments'] = []): string {
  return attachments.reduce(
    (page, { cid, contentType, content }) =>
      cid ? page.replaceAll(`src="cid:${cid}"`, `src="data:${contentType};base64,${content}"`) : page,
    html,
  );
}
