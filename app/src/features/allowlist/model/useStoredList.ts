import type { JournalScope } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { listKey } from '../lib/listKey.ts'
import { keptList } from '../lib/storage/storedLists.ts'
import type { StoredList } from '../lib/wantedList.ts'

/** What was asked for and is not finished; undefined = nothing, or not known yet. */
export function useStoredList(scope: JournalScope | undefined): StoredList | undefined {
  const { key } = useClusterQueries()
  const { data } = useQuery({
    queryKey: key('kept list', scope ? listKey(scope) : ''),
    queryFn: async () => (scope && (await keptList(scope))) ?? null,
    enabled: scope !== undefined,
    // Another tab may have kept or finished it.
    staleTime: 0,
  })
  return data ?? undefined
}
