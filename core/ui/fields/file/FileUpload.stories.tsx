import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { FileUpload, type UploadItem } from './FileUpload';
import { Container, Stack } from '../../content/layout';

const meta = {
  title: 'Library/Forms/FileUpload',
  component: FileUpload,
  args: { label: 'Clients', files: [], onAdd: () => undefined },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const FILES: UploadItem[] = [
  { id: '1', name: 'clients-2027.csv', size: 48_120, status: 'done' },
  { id: '2', name: 'passport-scan.pdf', size: 3_400_000, status: 'uploading', progress: 0.62 },
  { id: '3', name: 'waiting-for-its-turn.csv', size: 900, status: 'waiting' },
  {
    id: '4',
    name: 'Versicherungsnehmeridentifikationsnummern-und-weitere-Unterlagen-der-Gesellschaft.csv',
    size: 120_000,
    status: 'failed',
    error: 'Line 14: the e-mail is missing',
  },
];

function Demo() {
  const [files, setFiles] = useState<UploadItem[]>([]);
  return (
    <FileUpload
      label="Clients"
      hint="The first line names the columns"
      limits="CSV up to 5 MB, two files"
      accept=".csv"
      maxBytes={5_000_000}
      maxFiles={2}
      files={files}
      onAdd={(added) =>
        setFiles([
          ...files,
          ...added.map((file) => ({
            id: file.name,
            name: file.name,
            size: file.size,
            status: 'done' as const,
          })),
        ])
      }
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
    />
  );
}

/** Every state of the list. */
export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <FileUpload
        label="Documents"
        limits="PDF, JPEG or CSV up to 5 MB"
        files={FILES}
        onAdd={() => undefined}
        onRemove={() => undefined}
        onRetry={() => undefined}
      />
      <FileUpload
        label="Logo"
        error="Please add a logo"
        limits="PNG or SVG"
        files={[]}
        onAdd={() => undefined}
      />
      <FileUpload label="Logo, disabled" files={[]} onAdd={() => undefined} disabled />
    </Stack>
  ),
};

/** Picked, dropped, refused with the reason, taken away. */
export const PickDropRefuse: Story = {
  render: () => <Demo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Clients');
    await userEvent.upload(input, new File(['a,b'], 'clients.csv', { type: 'text/csv' }));
    await expect(await canvas.findByText('clients.csv')).toBeVisible();
    const dropped = new DataTransfer();
    dropped.items.add(new File(['x'], 'virus.exe', { type: 'application/octet-stream' }));
    dropped.items.add(new File(['a,b'], 'more.csv', { type: 'text/csv' }));
    dropped.items.add(new File(['a,b'], 'third.csv', { type: 'text/csv' }));
    input.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
    await expect(await canvas.findByText('more.csv')).toBeVisible();
    await expect(await canvas.findByText(/virus\.exe: this kind of file is not accepted/)).toBeVisible();
    await expect(await canvas.findByText(/third\.csv: no more than 2 files/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove clients.csv' }));
    await expect(canvas.queryByText('clients.csv')).toBeNull();
  },
};
export const Narrow: Story = { ...States, globals: { viewport: { value: 'narrow' } } };
