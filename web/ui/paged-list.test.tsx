import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PagedList } from './paged-list.tsx';

function drawn(total: number, page: number): string {
  const data = { total, page, totalPages: total > 0 ? 1 : 0 };
  const state = { error: null, isError: false, isFetching: false, isPlaceholderData: false, refetch: () => undefined };
  return renderToString(
    <PagedList
      heading="Recibidas"
      query={{ data, ...state }}
      items={[]}
      itemKey={() => ''}
      onPage={() => undefined}
      texts={{ one: 'solicitud', many: 'solicitudes', loading: '', failed: '' }}
      empty={{ title: 'No tienes solicitudes' }}
    />,
  );
}

it('says that there are no items only where there are none on any page', () => {
  expect(drawn(0, 1)).toContain('No tienes solicitudes');
  const past = drawn(10, 2);
  expect(past).not.toContain('No tienes solicitudes');
  expect(past).toContain('Ir a la primera página');
});
