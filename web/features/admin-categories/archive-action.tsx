import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { NamedQuestion } from '../../ui/named-question.tsx';
import type { useCategoryCalls } from './admin-categories.api.ts';

export function archiveAction(category: ForumCategory, calls: ReturnType<typeof useCategoryCalls>): ConfirmedAction {
  const { id, name } = category;
  if (category.isArchived) {
    return {
      title: <NamedQuestion verb="Reabrir" name={name} />,
      text: 'Volverá a admitir publicaciones.',
      confirmLabel: 'Reabrir',
      busyLabel: 'Guardando...',
      run: () => calls.restore(id),
      success: { title: 'Categoría reabierta', description: `«${name}» vuelve a admitir publicaciones.` },
      failure: 'No se pudo reabrir la categoría',
    };
  }
  return {
    title: <NamedQuestion verb="Archivar" name={name} />,
    text: 'No admitirá publicaciones nuevas. Lo publicado se queda y se puede leer; sin publicaciones, deja de verse.',
    confirmLabel: 'Archivar',
    busyLabel: 'Guardando...',
    run: () => calls.archive(id),
    success: { title: 'Categoría archivada', description: `«${name}» ya no admite publicaciones nuevas.` },
    failure: 'No se pudo archivar la categoría',
  };
}
