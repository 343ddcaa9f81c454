import type { ForumCategory } from '#contract/forum/forum.contract.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { ConfirmQuestion } from '../../ui/confirm-question.tsx';
import type { useCategoryMutations } from './admin-categories.api.ts';

export function archiveAction(
  category: ForumCategory,
  mutations: ReturnType<typeof useCategoryMutations>,
): ConfirmedAction {
  const { id, name } = category;
  if (category.isArchived) {
    return {
      title: <ConfirmQuestion verb="Reabrir" name={name} />,
      text: 'Volverá a admitir publicaciones.',
      confirmLabel: 'Reabrir',
      busyLabel: 'Guardando...',
      run: () => mutations.restore(id),
      success: { title: 'Categoría reabierta', description: `«${name}» vuelve a admitir publicaciones.` },
      failure: 'No se pudo reabrir la categoría',
    };
  }
  return {
    title: <ConfirmQuestion verb="Archivar" name={name} />,
    text: 'No admitirá publicaciones nuevas. Lo publicado se queda y se puede leer; sin publicaciones, deja de verse.',
    confirmLabel: 'Archivar',
    busyLabel: 'Guardando...',
    run: () => mutations.archive(id),
    success: { title: 'Categoría archivada', description: `«${name}» ya no admite publicaciones nuevas.` },
    failure: 'No se pudo archivar la categoría',
  };
}
