import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryOf } from '#contract/endpoint.ts';
import type { ConnectionState } from '#contract/members/members.contract.ts';
import { blocksContract, connectionsContract } from '#contract/members/networking.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { isUnauthorized } from '../../lib/api-error.ts';
import { listQuery, revalidate } from '../../lib/api-queries.ts';

/** Query keys with connection states or counts. */
const NETWORK_KEYS = [
  '/api/members',
  '/api/connections',
  '/api/messages',
  '/api/search',
  '/api/users/stats',
  '/api/users/recent-activity',
];

/** Suggestions are not invalidated: a member who was just asked stays in the visible list. */
export function invalidateNetwork(queryClient: QueryClient): void {
  const isSuggestion = ({ queryKey }: { queryKey: QueryKey }) => queryKey[1] === 'suggestions';
  for (const key of NETWORK_KEYS) {
    queryClient.invalidateQueries({ queryKey: [key], predicate: (query) => !isSuggestion(query) });
  }
}

type Listed = { id: string } & ConnectionState;
type CachedMembers = Listed | { members: Listed[] } | null | undefined;

function cacheState(queryClient: QueryClient, id: string, state: ConnectionState): void {
  queryClient.setQueriesData<CachedMembers>({ queryKey: ['/api/members'] }, (data) => {
    if (!data) return data;
    if (!('members' in data)) return data.id === id ? { ...data, ...state } : data;
    return { ...data, members: data.members.map((member) => (member.id === id ? { ...member, ...state } : member)) };
  });
}

interface Outcome<Result> {
  onDone: (result: Result) => void;
  onFailure: (error: Error) => void;
}

function useOptimisticChange<Input, Result extends ConnectionState>(
  member: { id: string } & ConnectionState,
  expected: ConnectionState,
  change: (input: Input) => Promise<Result>,
  { onDone, onFailure }: Partial<Outcome<Result>> = {},
) {
  const queryClient = useQueryClient();
  const { connectionStatus, connectionId, isRequestMine } = member;
  return useMutation({
    mutationKey: ['connection', member.id],
    scope: { id: `connection ${member.id}` },
    mutationFn: change,
    onMutate: async () => {
      await queryClient.cancelQueries({ queryKey: ['/api/members'] });
      cacheState(queryClient, member.id, expected);
    },
    onError: (error) => {
      cacheState(queryClient, member.id, { connectionStatus, connectionId, isRequestMine });
      onFailure?.(error);
    },
    onSuccess: (state) => {
      cacheState(queryClient, member.id, state);
      onDone?.(state);
    },
    onSettled: (_state, error) => invalidateUnlessLoggedOut(queryClient, error),
  });
}

/** Without a session the redirect to the login is already under way. */
function invalidateUnlessLoggedOut(queryClient: QueryClient, error: Error | null): void {
  if (!isUnauthorized(error)) invalidateNetwork(queryClient);
}

export function useSendRequest(member: { id: string } & ConnectionState) {
  const sent: ConnectionState = { connectionStatus: 'pending', connectionId: null, isRequestMine: true };
  const send = async (note: string) => {
    const { connectionStatus, connectionId, isRequestMine } = await callApi(connectionsContract.sendRequest, {
      body: { receiverId: member.id, note: note || null },
    });
    return { connectionStatus, connectionId, isRequestMine };
  };
  return useOptimisticChange(member, sent, send);
}

/** Withdraws a request or ends a connection. */
export function useRemoveConnection(member: { id: string } & ConnectionState, outcome: Outcome<ConnectionState>) {
  const gone: ConnectionState = { connectionStatus: 'none', connectionId: null, isRequestMine: false };
  return useOptimisticChange(member, gone, () => removeConnection(member.connectionId ?? ''), outcome);
}

export const removeConnection = (id: string) => callApi(connectionsContract.removeConnection, { params: { id } });
export const blockMember = (id: string) => callApi(blocksContract.blockMember, { params: { id } });
export const unblockMember = (id: string) => callApi(blocksContract.unblockMember, { params: { id } });

export const useAnswerRequest = (id: string, outcome: Outcome<'accepted' | 'rejected'>) =>
  useMutation({
    mutationFn: (status: 'accepted' | 'rejected') =>
      callApi(connectionsContract.respond, { params: { id }, body: { status } }),
    onSuccess: (_answer, status) => outcome.onDone(status),
    onError: outcome.onFailure,
    onSettled: (_answer, error, _status, _before, { client }) => invalidateUnlessLoggedOut(client, error),
  });

// Under the keys that a change of the network invalidates.

export const connectionsQuery = (query: QueryOf<typeof connectionsContract.listConnections>) =>
  listQuery(
    connectionsContract.listConnections,
    { query },
    { queryKey: ['/api/connections', 'my', query], ...revalidate },
  );

export const receivedQuery = (page: number) =>
  listQuery(
    connectionsContract.listReceived,
    { query: { page } },
    { queryKey: ['/api/connections', 'pending', page], ...revalidate },
  );

export const sentQuery = (page: number) =>
  listQuery(
    connectionsContract.listSent,
    { query: { page } },
    { queryKey: ['/api/connections', 'sent', page], ...revalidate },
  );

export const blockedQuery = (page: number) =>
  listQuery(
    blocksContract.listBlocked,
    { query: { page } },
    { queryKey: ['/api/members', 'blocked', page], ...revalidate },
  );
