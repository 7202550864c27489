import { painted } from '../ui/painted';

/** Milliseconds in which a list is drawn where it has room in the frame of the press that changes it. */
const ROOM = 14;
/** Once it is drawn in that frame, a slower draw now and then does not count. */
const MORE_ROOM = 20;

let isQuick = false;

/** Keeps how many milliseconds a list took to be drawn: whether the next one is drawn with its press or after it. */
export function listDrawn(milliseconds: number): void {
  isQuick = milliseconds <= (isQuick ? MORE_ROOM : ROOM);
}

/** Whether lists are drawn so fast here that a press and the list that it leads to come in one frame. */
export const drawsWithPress = (): boolean => isQuick;

/** What a press on a list waits for before it is chosen: its own paint; nothing where the list comes in the same frame. */
export const pressPainted = (): Promise<void> | null => (isQuick ? null : painted());
