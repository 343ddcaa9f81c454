import { useQuery } from '@tanstack/react-query';
import type { AdminNews } from '#contract/news/admin/admin-news.contract.ts';
import { breadcrumbs, managementPages, recordTexts } from '../../content/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { adminNewsQuery } from '../../features/news/admin/admin-news.api.ts';
import { newsFields, useNewsEditor } from '../../features/news/admin/news-editor.ts';
import { NewsToolbar } from '../../features/news/admin/news-toolbar.tsx';
import type { PageContext, PageHead, PageProps } from '../../lib/page-module.ts';
import { EditorFormFrame } from '../../ui/editor-form-frame.tsx';
import { EditorTabs } from '../../ui/editor-tabs.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { RecordFields } from '../../ui/record-form/record-fields.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { saveChoices } from '../../ui/use-save-record.ts';

const ArticlePreview = lazyPart(async () => (await import('../../features/news/article-preview.tsx')).ArticlePreview);

const mediaFields = () => import('../../features/media/admin/image-field.tsx');
const ImageField = lazyPart(async () => (await mediaFields()).ImageField);
const WithImages = lazyPart(async () => (await mediaFields()).WithImages);

const { href } = managementPages.news;

/** "nuevo" works as in the URLs of events and projects. */
const isNew = ({ id }: PageProps['params']) => !id || id === 'nuevo';

export function head({ queryClient, params }: PageContext): PageHead {
  if (isNew(params)) return { title: 'Nueva noticia', hidden: true };
  const item = queryClient.getQueryData(adminNewsQuery(params.id ?? '').queryKey);
  return { title: item ? `Editar: ${item.title}` : 'Editar noticia', hidden: true };
}

export default function AdminNewsItemPage({ params }: PageProps) {
  return isNew(params) ? <NewsEditor item={null} /> : <ExistingNews id={params.id ?? ''} />;
}

function ExistingNews({ id }: { id: string }) {
  const query = useQuery(adminNewsQuery(id));
  return (
    <RecordPage query={query} texts={recordTexts.news} back={{ label: 'Ver las noticias', href }}>
      {(item) => <NewsEditor item={item} />}
    </RecordPage>
  );
}

function NewsEditor({ item }: { item: AdminNews | null }) {
  const { user } = useCurrentUser();
  const form = useNewsEditor(item, user?.id ?? '');
  const choices = saveChoices({ isNew: item === null, isPublished: item?.isPublished ?? false });
  return (
    <PageFrame trail={breadcrumbs.news} title={item?.title ?? 'Nueva noticia'}>
      {item ? <NewsToolbar item={item} onDeleted={form.releaseGuard} /> : null}
      <EditorTabs
        form={
          <EditorFormFrame form={form} choices={choices} backHref={href}>
            <RecordFields fields={newsFields} form={form} ImageField={ImageField} />
          </EditorFormFrame>
        }
        preview={() => (
          <WithImages ids={[form.form.getValues().imageId]}>
            {(imageOf) => {
              const values = form.form.getValues();
              return <ArticlePreview values={values} image={imageOf(values.imageId)} id={item?.id} />;
            }}
          </WithImages>
        )}
      />
      {form.guardDialog}
    </PageFrame>
  );
}
