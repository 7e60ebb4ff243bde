import { useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { useSettled } from '#shared/lib/useSettled.ts'
import { heldSymbolState, type SymbolRequest, type SymbolState } from '../lib/symbolState.ts'
import { readSymbolHolder } from './readSymbolHolder.ts'

/**
 * Checks a symbol's availability while it is typed.
 *
 * @param symbol Undefined = not a valid symbol.
 */
export function useSymbolState(symbol: string | undefined, request: SymbolRequest): SymbolState {
  const { openConnection } = useCluster()
  const { key } = useClusterQueries()
  const settled = useSettled(symbol)
  const { data, isFetching } = useQuery({
    queryKey: key('symbol', settled ?? ''),
    queryFn: async () => readSymbolHolder(await openConnection(), settled ?? ''),
    enabled: settled !== undefined,
  })
  if (symbol === undefined) return { status: 'unknown' }
  if (symbol !== settled) return { status: 'checking' }
  if (data) return heldSymbolState(data, request)
  if (data === null) return { status: 'free' }
  return { status: isFetching ? 'checking' : 'unknown' }
}
