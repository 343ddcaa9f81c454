import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminContent } from '#contract/content/admin/admin-content.contract.ts';
import type { Figure, PublishedPage, SiteContent } from '#contract/content/content.contract.ts';
import { type ContentKind, PAGE_KINDS } from '#contract/content/content-kinds.ts';
import { adminContentPath, editContentPath, newContentPath } from '#contract/content/content-paths.ts';
import { breadcrumbs } from '../../copy/admin.ts';
import { useCurrentUser } from '../../features/account/account.api.ts';
import { adminContentQuery } from '../../features/content/admin/admin-content.api.ts';
import { type ContentValues, useContentEditor } from '../../features/content/admin/content-editor.ts';
import { contentFields } from '../../features/content/admin/content-form-fields.ts';
import { ContentToolbar } from '../../features/content/admin/content-toolbar.tsx';
import { nouns, recordTexts } from '../../lib/nouns.ts';
import type { PageContext, PageHead, PageProps } from '../../lib/page-module.ts';
import { changeParams } from '../../lib/search-params.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { toFormValues } from '../../ui/record-form/field-values.ts';
import { RecordPage } from '../../ui/record-page.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast-store.ts';
import { saveChoices } from '../../ui/use-save-record.ts';
import { EditorFrame } from './editor-frame.tsx';

const about = () => import('../../features/about/about-sections.tsx');
const LeadershipSection = lazyPart(async () => (await about()).LeadershipSection);
const HistorySection = lazyPart(async () => (await about()).HistorySection);
const PurposeCards = lazyPart(async () => (await import('../../features/about/who-we-are-section.tsx')).PurposeCards);
const StatList = lazyPart(async () => (await import('../../features/landing/hero.tsx')).StatList);
const FirmsSection = lazyPart(async () => (await import('../../features/landing/firms-section.tsx')).FirmsSection);
const PageHeader = lazyPart(async () => (await import('../../ui/page-header.tsx')).PageHeader);
const EventFigures = lazyPart(async () => (await import('../../features/events/event-figures.tsx')).EventFigures);
const VersionList = lazyPart(async () => (await import('../../features/content/admin/version-list.tsx')).VersionList);
const OfficePageView = lazyPart(
  async () => (await import('../../features/content/office-page-view.tsx')).OfficePageView,
);
const OfficeHours = lazyPart(async () => (await import('../../features/contact/office-hours.tsx')).OfficeHours);

export function head({ queryClient, params }: PageContext): PageHead {
  const item = params.id ? queryClient.getQueryData(adminContentQuery(params.id).queryKey) : undefined;
  return { title: item ? `Editar: ${item.name}` : 'Editar contenido', hidden: true };
}

export default function AdminContentItemPage({ params }: PageProps) {
  const kind = PAGE_KINDS.find((each) => newContentPath(each) === editContentPath({ id: params.id ?? '' }));
  return kind ? <ContentEditor kind={kind} item={null} /> : <ExistingContent id={params.id ?? ''} />;
}

function ExistingContent({ id }: { id: string }) {
  const query = useQuery(adminContentQuery(id));
  return (
    <RecordPage
      query={query}
      texts={recordTexts(nouns.content)}
      back={{ label: 'Ver el contenido', href: adminContentPath }}
    >
      {(item) => <ContentEditor key={item.id} kind={item.kind} item={item} />}
    </RecordPage>
  );
}

const newTitles: Partial<Record<ContentKind, string>> = { service: 'Nuevo servicio', page: 'Nueva página' };

function ContentEditor({ kind, item }: { kind: ContentKind; item: AdminContent | null }) {
  const { user } = useCurrentUser();
  const [, setParams] = useSearchParams();
  const form = useContentEditor({ kind, item, userId: user?.id ?? '' });
  const isSettled = Boolean(item?.isPublished && !item.hasChanges && !form.isDirty);

  function restore(former: AdminContent) {
    // Versions do not include the slug.
    const { slug: _, ...values } = toFormValues(contentFields[kind], former) as ContentValues;
    for (const [name, value] of Object.entries(values)) form.form.setValue(name, value, { shouldDirty: true });
    setParams((current) => changeParams(current, { vista: 'previa', pagina: null }), { replace: true });
    toast({ title: 'Versión recuperada', description: 'Revísala y publícala: todavía no se ha guardado.' });
  }

  return (
    <EditorFrame
      trail={breadcrumbs.content}
      title={item?.name ?? newTitles[kind]}
      toolbar={item ? <ContentToolbar item={item} onDeleted={form.releaseGuard} /> : null}
      form={form}
      fields={contentFields[kind]}
      choices={saveChoices({ isNew: true, isPublished: isSettled })}
      backHref={adminContentPath}
      images={(values) => [values, ...rowLists(values).flatMap(([, rows]) => rows)].map(idOfImage)}
      preview={(values, imageOf) => {
        const withImage = (each: ContentValues) => ({ ...each, image: imageOf(each.imageId) });
        const lists = rowLists(values).map(([name, rows]) => [name, rows.map(withImage)]);
        return preview(kind, { ...withImage(values), ...Object.fromEntries(lists) });
      }}
      more={
        item
          ? [
              {
                value: 'historial',
                label: 'Historial',
                content: () => <VersionList id={item.id} onRestore={restore} />,
              },
            ]
          : []
      }
    />
  );
}

const rowLists = (values: ContentValues) =>
  Object.entries(values).filter((entry): entry is [string, ContentValues[]] => Array.isArray(entry[1]));
const idOfImage = ({ imageId }: ContentValues) => String(imageId ?? '');

/** Placeholder: the figure is counted on reading. */
const withSamples = (figures: Figure[]) => figures.map((each) => (each.source ? { ...each, figure: 'N' } : each));

function preview(kind: ContentKind, values: ContentValues): ReactNode {
  const contentOf = <Block extends keyof SiteContent>(_: Block) => values as SiteContent[Block];
  switch (kind) {
    case 'landing': {
      const { whoWeAre, figures } = contentOf('landing');
      return (
        <>
          <div className="ground-navy p-6">
            <StatList figures={withSamples(figures)} />
          </div>
          <Section heading="Quiénes Somos" intro={whoWeAre}>
            {null}
          </Section>
        </>
      );
    }
    case 'firms':
      return <FirmsSection content={contentOf('firms')} />;
    case 'purpose':
      return (
        <Section heading="Lo que nos mueve">
          <PurposeCards content={contentOf('purpose')} />
        </Section>
      );
    case 'about':
      return <PageHeader title="Quiénes Somos" intro={contentOf('about').text} />;
    case 'leaders':
      return (
        <div className="pt-8">
          <LeadershipSection content={contentOf('leaders')} />
        </div>
      );
    case 'history':
      return <HistorySection content={contentOf('history')} />;
    case 'events': {
      const { text, figures } = contentOf('events');
      return (
        <PageHeader title="Eventos Empresariales" intro={text}>
          <EventFigures figures={withSamples(figures)} />
        </PageHeader>
      );
    }
    case 'hours':
      return (
        <div className="p-6">
          <OfficeHours content={contentOf('hours')} />
        </div>
      );
    case 'footer': {
      const { rights, links } = contentOf('footer');
      return (
        <div className="ground-navy p-6">
          <ul className="mb-4 grid gap-2">
            {links.map(({ label, address }) => (
              <li key={`${label} ${address}`}>{label}</li>
            ))}
          </ul>
          <p className="text-sm text-navy-muted">{rights}</p>
        </div>
      );
    }
    default:
      return <OfficePageView page={values as PublishedPage} />;
  }
}
