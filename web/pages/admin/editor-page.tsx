import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useCurrentUser } from '../../features/account/account.api.ts';
import type { recordTexts } from '../../lib/nouns.ts';
import type { PageContext, PageHead, PageProps } from '../../lib/page-module.ts';
import type { Crumb } from '../../ui/page-header.tsx';
import { RecordPage } from '../../ui/record-page.tsx';

export interface EditorProps<Item> {
  /** Null: a new one. */
  item: Item | null;
  userId: string;
}

interface EditorPageOptions<Item, Key extends QueryKey> {
  query: (id: string) => UseQueryOptions<Item | null, Error, Item | null, Key> & { queryKey: Key };
  /** Of the document. */
  titles: { new: string; loading: string; of: (item: Item) => string };
  texts: ReturnType<typeof recordTexts>;
  back: Crumb;
  Editor: ComponentType<EditorProps<Item>>;
}

/** Head and component of a page that edits a record, or makes a new one. */
export function editorPage<Item, Key extends QueryKey>(options: EditorPageOptions<Item, Key>) {
  const { query, titles, texts, back, Editor } = options;
  const isNew = ({ id }: PageProps['params']) => !id || id === 'nuevo';

  function head({ queryClient, params }: PageContext): PageHead {
    const item = queryClient.getQueryData<Item | null>(query(params.id ?? '').queryKey);
    return { title: isNew(params) ? titles.new : item ? titles.of(item) : titles.loading, hidden: true };
  }

  function EditorPage({ params }: PageProps) {
    const { user } = useCurrentUser();
    const userId = user?.id ?? '';
    return isNew(params) ? <Editor item={null} userId={userId} /> : <Existing id={params.id ?? ''} userId={userId} />;
  }

  function Existing({ id, userId }: { id: string; userId: string }) {
    return (
      <RecordPage query={useQuery(query(id))} texts={texts} back={back}>
        {(item) => <Editor item={item} userId={userId} />}
      </RecordPage>
    );
  }

  return { head, EditorPage };
}
