import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MediaDetail, mediaLimits } from '#contract/media/media.contract.ts';
import { managementPages } from '../../../copy/admin.ts';
import { listTexts, nouns } from '../../../lib/nouns.ts';
import { hiddenHead } from '../../../lib/page-module.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ImageDrop } from '../../../ui/image-drop.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { useRedirectIfLoggedOut } from '../../../ui/request-failure.ts';
import { SearchFilter } from '../../../ui/search-filter.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useUploads } from '../../../ui/use-uploads.ts';
import { mediaListQuery, mediaQuery, useMediaMutations } from './admin-media.api.ts';
import { MediaEditor } from './media-editor.tsx';
import { MediaTile, tileGrid } from './media-tile.tsx';

const PAGE_SIZE = 24;

export const head = hiddenHead('Administrar imágenes');

export default function AdminMediaPage() {
  const { search, page, setSearch, setPage } = useListParams(['']);
  const query = useQuery(mediaListQuery({ search, page, limit: PAGE_SIZE }));
  const { upload } = useMediaMutations();
  const [openId, setOpenId] = useState('');
  useRedirectIfLoggedOut(query.error);

  function onUploaded({ id, name }: MediaDetail) {
    toast({ title: 'Imagen subida', description: name });
    // Opens the new image for its description, unless another one is being described.
    setOpenId((current) => current || id);
  }
  const uploads = useUploads({ upload, onUploaded, maxBytes: mediaLimits.bytes });

  return (
    <PageFrame title={managementPages.media.label} intro={managementPages.media.description}>
      <ImageDrop uploads={uploads} maxBytes={mediaLimits.bytes} />
      <div className="mt-6">
        <SearchFilter label="Buscar imágenes" value={search} onSearch={setSearch} />
      </div>
      <div className="mt-6">
        <PagedList
          query={query}
          items={query.data?.media}
          itemKey={({ id }) => id}
          pageSize={PAGE_SIZE}
          onPage={setPage}
          heading="Biblioteca"
          texts={listTexts(nouns.image)}
          grid={tileGrid}
          empty={{
            title: 'Todavía no hay imágenes',
            description: 'Sube la primera: sirve para noticias, eventos, proyectos y las páginas del sitio.',
          }}
          onClearFilters={search ? () => setSearch('') : undefined}
        >
          {(item) => <MediaTile item={item} onOpen={() => setOpenId(item.id)} />}
        </PagedList>
      </div>
      <Dialog open={openId !== ''} onClose={() => setOpenId('')} title="Imagen">
        <OpenMedia id={openId} onClose={() => setOpenId('')} />
      </Dialog>
    </PageFrame>
  );
}

function OpenMedia({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: item } = useQuery({ ...mediaQuery(id), refetchOnMount: 'always' });
  if (item === null) return <p>Esa imagen ya no está.</p>;
  if (!item) return <Spinner className="min-h-48" />;
  return (
    <MediaEditor
      key={item.id}
      item={item}
      saveLabel="Guardar"
      onSaved={() => {
        toast({ title: 'Imagen actualizada' });
        onClose();
      }}
      onDeleted={onClose}
    />
  );
}
