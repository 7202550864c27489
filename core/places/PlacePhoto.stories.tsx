import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { apiAtom } from '../api/context';
import { QueryScope } from '../query/QueryScope';
import { answering } from '../testing/PageStage';
import { bootstrapAtom, EMPTY_BOOTSTRAP } from '../tenant/bootstrap';
import { PlacePhoto } from './PlacePhoto';

/** A picture that needs no network. */
const DRAWN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#7aa7c7"/><path d="M0 2 1.5 1 2.5 1.8 4 .9V3H0z" fill="#3d5a45"/></svg>',
)}`;

interface Given {
  credits: { name: string; url: string | null }[];
  configured: boolean;
}

const meta = {
  title: 'Screens/Place photo',
  args: { credits: [], configured: true },
  render: ({ credits, configured }: Given) => {
    const store = createStore();
    store.set(bootstrapAtom, {
      ...EMPTY_BOOTSTRAP,
      ports: { ...EMPTY_BOOTSTRAP.ports, placePhotos: configured },
    });
    store.set(apiAtom, answering({ '/api/reference/placePhoto': { data: { url: DRAWN, credits } } }));
    return (
      <Provider store={store}>
        <QueryScope>
          <div style={{ maxInlineSize: 400 }}>
            <PlacePhoto place="LIS" name="Lisbon" />
          </div>
        </QueryScope>
      </Provider>
    );
  },
} satisfies Meta<Given>;
export default meta;
type Story = StoryObj<Given>;

export const WithAuthor: Story = {
  args: { credits: [{ name: 'Ana Souza', url: 'https://maps.example/contrib/1' }] },
};
export const SeveralAuthors: Story = {
  args: {
    credits: [
      { name: 'Ana Souza', url: 'https://maps.example/contrib/1' },
      { name: 'The Photographic Society of Greater Lisbon and the Tagus Valley', url: null },
    ],
  },
};
export const WithoutAuthor: Story = {};
/** Without a place search there is nothing, and nobody is asked. */
export const NotConfigured: Story = { args: { configured: false } };
