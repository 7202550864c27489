import { afterEach } from 'vitest';
import { checkContrasts, checkPseudo, standStill } from './sweep';
import { checkStructure } from './structure';

/** What Storybook's test notes about the story that it has just drawn, played and given to axe. */
interface StoryMeta {
  storyId?: string;
}

// Each story is drawn once, in the default brand, with all of axe. While it still stands there it is dressed in the
// other brands and modes, measured, and put into the pseudo-locale.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as StoryMeta;
  if (!storyId || task.result?.state === 'fail') return;
  const undo = standStill();
  try {
    await checkStructure(storyId);
    await checkContrasts(storyId);
    await checkPseudo(storyId);
  } finally {
    undo();
  }
}, 60_000);
