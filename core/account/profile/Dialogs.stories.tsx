import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { useEffect, useState } from 'react';
import { apiAtom } from '../../api/context';
import { emptySession, sessionAtom } from '../../session/session';
import { agencyAtom } from '../../tenant/agency';
import { answering, type Answers, pending } from '../../testing/PageStage';
import { anAgency } from '../../testing/agency';
import { aUser } from '../../testing/user';
import DeleteDialog from './data/DeleteDialog';
import PictureDialog from './picture/PictureDialog';
import { RecoveryCodes } from './security/RecoveryCodes';
import SetUpDialog from './security/SetUpDialog';
import SwitchOffDialog from './security/SwitchOffDialog';
import { anAccountEnd, aTraveler, COUNTRIES } from './testing/fixtures';
import TravelerDialog from './travelers/TravelerDialog';
import type { ReactNode } from 'react';

const meta = { title: 'Core/Profile/Dialogs' } satisfies Meta;
export default meta;
type Story = StoryObj;
const nothing = () => undefined;

function Stage({ children, answers = {} }: { children: ReactNode; answers?: Answers }) {
  const [store] = useState(() => {
    const made = createStore();
    made.set(apiAtom, answering({ '/api/code': COUNTRIES, ...answers }));
    made.set(agencyAtom, anAgency());
    made.set(sessionAtom, {
      ...emptySession(),
      user: { role: 'agent', ...aUser() },
      authenticated: true,
    });
    return made;
  });
  return (
    <Provider store={store}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </Provider>
  );
}

const SIDES = [640, 420] as const;

/** Two discs on a slope of colour, drawn here, so that a crop shows where it lies. */
async function drawnPicture(): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = SIDES;
  const paint = canvas.getContext('2d')!;
  const slope = paint.createLinearGradient(0, 0, ...SIDES);
  slope.addColorStop(0, '#f4b37a');
  slope.addColorStop(1, '#35658d');
  paint.fillStyle = slope;
  paint.fillRect(0, 0, ...SIDES);
  for (const [x, y, radius, colour] of [
    [320, 170, 90, '#fbe3c8'],
    [320, 400, 160, '#22405c'],
  ] as const) {
    paint.fillStyle = colour;
    paint.beginPath();
    paint.arc(x, y, radius, 0, 2 * Math.PI);
    paint.fill();
  }
  return createImageBitmap(canvas);
}

function Crop({ progress = null, error = null }: { progress?: number | null; error?: string | null }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  useEffect(() => void drawnPicture().then(setPicture), []);
  if (!picture) return null;
  return (
    <Stage>
      <PictureDialog picture={picture} progress={progress} error={error} onSave={nothing} onClose={nothing} />
    </Stage>
  );
}

export const CropPicture: Story = { render: () => <Crop /> };
export const UploadingPicture: Story = { render: () => <Crop progress={0.42} /> };
export const UploadFailed: Story = {
  render: () => <Crop error="Too many pictures at once. Please try again in a moment." />,
};
export const AddTraveler: Story = {
  render: () => (
    <Stage>
      <TravelerDialog traveler={null} onSaved={nothing} onClose={nothing} />
    </Stage>
  ),
};
export const EditTraveler: Story = {
  render: () => (
    <Stage>
      <TravelerDialog traveler={aTraveler()} onSaved={nothing} onClose={nothing} />
    </Stage>
  ),
};
export const SetUpSecondFactor: Story = {
  render: () => (
    <Stage>
      <SetUpDialog onClose={nothing} />
    </Stage>
  ),
};
export const SwitchOffSecondFactor: Story = {
  render: () => (
    <Stage>
      <SwitchOffDialog onClose={nothing} />
    </Stage>
  ),
};
export const KeepRecoveryCodes: Story = {
  render: () => (
    <Stage>
      <RecoveryCodes codes={['7F3K-2M9Q', 'QK7M-2PXA', '9D4R-0F1Z', 'T6VB-8HNC', '3W5E-7YQL', 'XJ2U-4SGM']} />
    </Stage>
  ),
};

const deleting = (answer: unknown): Story => ({
  render: () => (
    <Stage answers={{ '/api/user/account': answer as Answers[string] }}>
      <DeleteDialog onClose={nothing} />
    </Stage>
  ),
});
export const DeleteAccount: Story = deleting({ data: anAccountEnd() });
export const DeleteAccountWithoutPassword: Story = deleting({
  data: anAccountEnd({ hasPassword: false, hasSecondFactor: true, open: [], past: 0 }),
});
export const LastOwnerStays: Story = deleting({ data: anAccountEnd({ isLastOwner: true }) });
export const DeletionLoading: Story = deleting(pending);
