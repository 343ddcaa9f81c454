import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MediaDetail, mediaLimits } from '#contract/media/media.contract.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ImageDrop } from '../../../ui/image-drop.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SearchFilter } from '../../../ui/search-filter.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useUploads } from '../../../ui/use-uploads.ts';
import { mediaListQuery, mediaQuery, useMediaMutations } from './admin-media.api.ts';
import { MediaEditor } from './media-editor.tsx';
import { MediaTile } from './media-tile.tsx';

const PAGE_SIZE = 12;

export function MediaPicker({ onPick }: { onPick: (id: string) => void }) {
  const [chosenId, setChosenId] = useState('');
  if (chosenId) return <Chosen id={chosenId} onPick={onPick} onBack={() => setChosenId('')} />;
  return <Choice onChoose={setChosenId} />;
}

function Choice({ onChoose }: { onChoose: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(mediaListQuery({ search, page, limit: PAGE_SIZE }));
  const { upload } = useMediaMutations();
  const onUploaded = ({ id }: MediaDetail) => onChoose(id);
  const uploads = useUploads({ upload, onUploaded, maxBytes: mediaLimits.bytes, room: 1 });
  const { data } = query;

  return (
    <div className="grid gap-4">
      <ImageDrop uploads={uploads} maxBytes={mediaLimits.bytes} isCompact />
      <SearchFilter
        label="Buscar imágenes"
        value={search}
        onSearch={(text) => {
          setSearch(text.trim());
          setPage(1);
        }}
      />
      {data ? (
        <>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {data.media.map((item) => (
              <li key={item.id} className="min-w-0">
                <MediaTile item={item} onOpen={() => onChoose(item.id)} />
              </li>
            ))}
          </ul>
          {data.total === 0 ? (
            <EmptyState title={search ? 'No se encontró nada' : 'Todavía no hay imágenes'} description="Sube una." />
          ) : null}
          <Pagination page={data.page} totalPages={data.totalPages} onPage={setPage}>
            {null}
          </Pagination>
        </>
      ) : query.isError ? (
        <ErrorState title="No se pudieron cargar las imágenes" onRetry={query.refetch} retrying={query.isFetching} />
      ) : (
        <Spinner className="min-h-48" />
      )}
    </div>
  );
}

function Chosen({ id, onPick, onBack }: { id: string; onPick: (id: string) => void; onBack: () => void }) {
  const { data: item } = useQuery(mediaQuery(id));
  return (
    <div className="grid gap-4">
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={onBack}>
        Elegir otra
      </Button>
      {item === null ? <p>Esa imagen ya no está.</p> : null}
      {item === undefined ? <Spinner className="min-h-48" /> : null}
      {item ? <MediaEditor key={id} item={item} saveLabel="Usar esta imagen" onSaved={() => onPick(id)} /> : null}
    </div>
  );
}
