import type { JournalScope } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { listKey } from '../lib/listKey.ts'
import { storedList } from '../lib/storage/storedLists.ts'
import type { StoredList } from '../lib/wantedList.ts'

/** Reads a list's unfinished request; undefined = none, or not known yet. */
export function useStoredList(scope: JournalScope | undefined): StoredList | undefined {
  const { key } = useClusterQueries()
  const { data } = useQuery({
    queryKey: key('kept list', scope ? listKey(scope) : ''),
    queryFn: async () => (scope && (await storedList(scope))) ?? null,
    enabled: scope !== undefined,
    // Another tab may have stored or finished one.
    staleTime: 0,
  })
  return data ?? undefined
}
