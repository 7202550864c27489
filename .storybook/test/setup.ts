import { afterEach, inject } from 'vitest';
import { checkStructure } from './structure';
import { checkContrasts, checkPseudo, standStill, unsize } from './sweep';

declare module 'vitest' {
  interface ProvidedContext {
    /** Files whose stories are read in other themes, in the pseudo-locale and on a phone (`scripts/stories`). */
    swept: readonly string[];
  }
}

/** What Storybook's test notes about the story that it has just drawn, played and given to axe. */
interface StoryMeta {
  storyId?: string;
}

// Each story is drawn once, in the default brand, with all of axe, and the library's are measured. While it still stands
// there, it is dressed in the other brands and modes and put into the pseudo-locale where something that it is made of has
// changed.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as StoryMeta;
  if (!storyId || task.result?.state === 'fail') return;
  const undo = standStill();
  try {
    await checkStructure(storyId);
    if (!inject('swept').some((file) => task.file.filepath.endsWith(`/${file}`))) return;
    await checkContrasts(storyId);
    await checkPseudo(storyId);
  } finally {
    undo();
    unsize();
  }
}, 60_000);
