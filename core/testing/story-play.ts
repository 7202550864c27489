import { expect, within } from 'storybook/test';

/** What a story's `play` is told of where it stands. */
interface Where {
  canvasElement: HTMLElement;
}

/** The whole page around a story, with dialogs and drawers. */
export const bodyOf = ({ canvasElement }: Where) => within(canvasElement.ownerDocument.body);

/** A `play` that waits until the page says so. */
export const saying = (text: string) => async (where: Where) => {
  await expect(await bodyOf(where).findByText(text)).toBeVisible();
};
