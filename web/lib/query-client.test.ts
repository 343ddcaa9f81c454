import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('asks once for what cannot be had, however many components want it', async () => {
  const queryClient = createQueryClient();
  const queryFn = vi.fn(async () => {
    throw new Error('502: Bad Gateway');
  });
  const options = { queryKey: ['/api/settings'], queryFn };
  const first = new QueryObserver(queryClient, options);
  const stopFirst = first.subscribe(() => undefined);
  await vi.waitFor(() => expect(first.getCurrentResult().isError).toBe(true));
  const second = new QueryObserver(queryClient, options);
  const stopSecond = second.subscribe(() => undefined);
  expect(second.getCurrentResult()).toMatchObject({ isError: true, isFetching: false });
  expect(queryFn).toHaveBeenCalledTimes(1);
  stopFirst();
  stopSecond();
});
