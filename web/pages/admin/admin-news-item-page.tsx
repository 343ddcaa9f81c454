import type { AdminNews } from '#contract/news/admin/admin-news.contract.ts';
import { breadcrumbs, managementPages } from '../../copy/admin.ts';
import { adminNewsQuery } from '../../features/news/admin/admin-news.api.ts';
import { newsFields, useNewsEditor } from '../../features/news/admin/news-editor.ts';
import { NewsToolbar } from '../../features/news/admin/news-toolbar.tsx';
import { nouns, recordTexts } from '../../lib/nouns.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { saveChoices } from '../../ui/use-save-record.ts';
import { EditorFrame } from './editor-frame.tsx';
import { type EditorProps, editorPage } from './editor-page.tsx';

const ArticlePreview = lazyPart(async () => (await import('../../features/news/article-preview.tsx')).ArticlePreview);

const { href } = managementPages.news;

function NewsEditor({ item, userId }: EditorProps<AdminNews>) {
  const form = useNewsEditor(item, userId);
  return (
    <EditorFrame
      trail={breadcrumbs.news}
      title={item?.title ?? 'Nueva noticia'}
      toolbar={item ? <NewsToolbar item={item} onDeleted={form.releaseGuard} /> : null}
      form={form}
      fields={newsFields}
      choices={saveChoices({ isNew: item === null, isPublished: item?.isPublished ?? false })}
      backHref={href}
      images={({ imageId }) => [imageId]}
      preview={(values, imageOf) => <ArticlePreview values={values} image={imageOf(values.imageId)} id={item?.id} />}
    />
  );
}

const { head, EditorPage } = editorPage({
  query: adminNewsQuery,
  titles: { new: 'Nueva noticia', loading: 'Editar noticia', of: ({ title }: AdminNews) => `Editar: ${title}` },
  texts: recordTexts(nouns.news),
  back: { label: 'Ver las noticias', href },
  Editor: NewsEditor,
});

export { head };
export default EditorPage;
