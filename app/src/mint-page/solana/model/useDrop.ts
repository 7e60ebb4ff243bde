import { secondsUntilChange } from '@mintline/core/drop'
import {
  collectionSale,
  type EditionPhase,
  fetchTimedCollection,
  findDeployment,
  isPhaseOpen,
  type PriceTokenFacts,
  priceTokenOf,
  type TimedCollection,
} from '@mintline/solana/reads'
import { useQuery } from '@tanstack/react-query'
import type { RepeatedRead } from '../../lib/sinceChange.ts'
import { loadReaderAhead } from '../../model/useCollectionDocument.ts'
import { useDropRead } from '../../model/useDropRead.ts'
import { useMintCluster } from './mintClusterContext.ts'

/** A drop, and its chain time. */
interface DropContent extends TimedCollection {
  /** Tokens that phases are priced in, by mint. */
  tokens: Tokens
}

/** A drop with the time it was read. */
export interface DropRead extends DropContent, RepeatedRead {}

type Tokens = ReadonlyMap<string, PriceTokenFacts>

/**
 * Fetches a drop every 15 seconds, and whenever a phase opens or closes.
 *
 * @param name Symbol, or the address of the deployment, its controls, its group mint or an item.
 */
export function useDrop(name: string) {
  const { connection, scope } = useMintCluster()
  const found = useQuery({
    queryKey: [scope, 'deployment', name],
    queryFn: ({ signal }) => findDeployment(connection, name, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const deployment = found.data
  const drop = useDropRead<DropContent>({
    queryKey: [scope, 'drop', deployment],
    enabled: deployment !== undefined,
    read: async (signal, before) => {
      loadReaderAhead()
      const query = { deployment: deployment ?? '', before: before?.collection }
      const read = await fetchTimedCollection(connection, query, { signal })
      const { phases } = read.collection
      const fetchMissing = async () => {
        // Not part of the first load: most drops are priced in the coin.
        const { fetchTokensOfPhases } = await import('../lib/phaseTokens.ts')
        return fetchTokensOfPhases(connection, phases, { signal })
      }
      const known = before?.tokens ?? new Map()
      const tokens = areKnown(phases, known) ? known : await fetchMissing()
      return { ...read, tokens }
    },
    contentOf,
    secondsUntilChange: ({ collection, chainTime }) =>
      secondsUntilChange(collectionSale(collection), chainTime),
  })
  const refetch = () => void (deployment === undefined ? found.refetch() : drop.refetch())
  return { data: drop.data, error: found.error ?? drop.error, refetch }
}

/** Tokens never change, so each is fetched once. */
function areKnown(phases: readonly EditionPhase[], tokens: Tokens): boolean {
  return phases.every((phase) => {
    const mint = priceTokenOf(phase)
    return mint === undefined || tokens.has(mint)
  })
}

/** Returns what wallets' terms depend on. */
function contentOf({ collection, chainTime }: TimedCollection) {
  return [collection, collection.phases.map((phase) => isPhaseOpen(phase, chainTime))]
}
