import type { PreviewAudience } from '#contract/profile/profile.contract.ts';
import type { ParamChanges } from '../../lib/search-params.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';

const AUDIENCES: Record<string, PreviewAudience> = { miembro: 'member', conexion: 'connection' };

/** `editar`, `foto` and `vista` in the URL; they replace the history entry, so that Back leaves the profile. */
export function useProfileParams() {
  const [params, setParams] = useSearchParams();
  const change = (values: ParamChanges) => setParams(values, { replace: true });
  const slugOf = (audience: PreviewAudience) =>
    Object.keys(AUDIENCES).find((slug) => AUDIENCES[slug] === audience) ?? null;
  const edited = params.get('editar');
  return {
    isEditing: edited === '1',
    setEditing: (editing: boolean) => change({ editar: editing ? '1' : null }),
    isEditingSkills: edited === 'habilidades',
    setEditingSkills: (editing: boolean) => change({ editar: editing ? 'habilidades' : null }),
    isChoosingPhoto: params.has('foto'),
    setChoosingPhoto: (choosing: boolean) => change({ foto: choosing ? '1' : null }),
    preview: AUDIENCES[params.get('vista') ?? ''] ?? null,
    setPreview: (audience: PreviewAudience | null) => change({ vista: audience && slugOf(audience) }),
  };
}
