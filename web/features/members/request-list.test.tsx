import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RequestList } from './request-list.tsx';

function drawn(total: number, page: number): string {
  const data = { connections: [], total, totalPages: total > 0 ? 1 : 0 };
  const query = { data, error: null, isError: false, isFetching: false, refetch: () => undefined };
  return renderToString(
    <RequestList heading="Recibidas" query={query} page={page} onPage={() => undefined} empty="No tienes solicitudes">
      {() => null}
    </RequestList>,
  );
}

it('says that there are no requests only where there are none on any page', () => {
  expect(drawn(0, 1)).toContain('No tienes solicitudes');
  const past = drawn(10, 2);
  expect(past).not.toContain('No tienes solicitudes');
  expect(past).toContain('Ir a la primera página');
});
