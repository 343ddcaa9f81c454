import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { isKept } from '../../lib/is-kept.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toastFailure } from '../../ui/request-failure.ts';
import { toast } from '../../ui/toast-store.ts';
import { categoriesQuery, usePostMutations } from './forum.api.ts';
import { CategoriesBoundary, LazyPostForm } from './lazy-post-form.tsx';

function useIsOutOfView(element: RefObject<Element | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isOut;
}

/** A floating action button on small screens, once its own place has scrolled out of view. */
export function CreatePostButton({ onClick }: { onClick: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const floats = useIsOutOfView(place);
  return (
    <div ref={place} className="min-h-12" data-print="hide">
      <button
        type="button"
        onClick={onClick}
        className={classNames(
          buttonClass('primary', 'lg'),
          floats &&
            'max-md:fixed max-md:right-4 max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))] max-md:z-30 max-md:size-14 max-md:rounded-full max-md:p-0 max-md:shadow-lg max-md:ring-2 max-md:ring-background',
        )}
      >
        <PenLine aria-hidden="true" className="size-5" />
        <span className={floats ? 'max-md:sr-only' : undefined}>
          Crear<span className="max-sm:sr-only"> nuevo post</span>
        </span>
      </button>
    </div>
  );
}

interface CreatePostDialogProps {
  open: boolean;
  onClose: () => void;
  userId: string;
  categorySlug: string;
}

export function CreatePostDialog({ open, onClose, userId, categorySlug }: CreatePostDialogProps) {
  const { data: known } = useQuery(categoriesQuery);
  const { create, update } = usePostMutations();
  useEffect(LazyPostForm.preload, []);
  const name = `forum-post:${userId}`;
  const categoryId = known?.find(({ slug, isArchived }) => slug === categorySlug && !isArchived)?.id ?? '';

  function onSent(_: unknown, { isOpen }: { isOpen: boolean }) {
    if (isOpen) onClose();
    toast({
      title: '¡Post creado exitosamente!',
      description: 'Tu publicación ha sido creada y ya está disponible en el foro.',
    });
  }

  function close() {
    if (isKept(name)) {
      toast({ title: 'Guardamos tu borrador', description: 'Lo encontrarás aquí cuando vuelvas a escribir.' });
    }
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title="Crear nuevo post" size="lg">
      <CategoriesBoundary>
        {(categories) =>
          // A new site may have no categories yet, and a post cannot be sent without one.
          categories.some(({ isArchived }) => !isArchived) ? (
            <LazyPostForm
              categories={categories}
              name={name}
              initial={{ title: '', content: '', categoryId, sharesTitle: false, images: [] }}
              send={create}
              correct={update}
              onSent={onSent}
              onFailure={(error) => toastFailure('Error al crear el post', error)}
              labels={{ submit: 'Publicar', busy: 'Publicando...' }}
              suggestSimilar
              onCancel={close}
            />
          ) : (
            <EmptyState
              title="Aún no hay categorías"
              description="Cada publicación va en una categoría, y la oficina todavía no ha creado ninguna."
              compact
            />
          )
        }
      </CategoriesBoundary>
    </Dialog>
  );
}
