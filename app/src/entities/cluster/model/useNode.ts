import { askNodeOnce } from '@mintline/core'
import type { ReadConnection } from '@mintline/solana/reads'
import { clusterKey } from '#shared/lib/queryClient.ts'
import type { Cluster } from '../lib/cluster.ts'
import type { NodeState } from '../lib/identity.ts'
import { type NodeAnswer, useNodeAnswer } from './useNodeAnswer.ts'

/** Polls whether a cluster's node answers, and its chain's genesis hash. */
export function useNode(cluster: Cluster, connection: Pick<ReadConnection, 'getGenesisHash'>) {
  const { state, ...rest } = useNodeAnswer(clusterKey(cluster), () =>
    askNodeOnce('getGenesisHash', () => connection.getGenesisHash()),
  )
  return { ...rest, state: nodeStateOf(state) }
}

/** Converts a node's answer to its state. */
export function nodeStateOf(state: NodeAnswer<string>): NodeState {
  if (state.status === 'connecting') return state
  const { answer, ...rest } = state
  return rest.status === 'up'
    ? { ...rest, genesisHash: answer ?? '' }
    : { ...rest, genesisHash: answer }
}
