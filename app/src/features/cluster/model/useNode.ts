import type { Connection } from '@solana/web3.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { clusterKey, NODE_QUERY } from '#shared/lib/queryClient.ts'
import type { Cluster } from '../lib/cluster.ts'
import type { NodeState } from '../lib/identity.ts'

const WHILE_UP = 15_000
const WHILE_DOWN = 3_000
const PATIENCE = 10_000

/**
 * Whether the node answers, and which chain it serves. Asked for as long as the page is open, so
 * that a node that is back is noticed; then everything that is shown is read anew.
 */
export function useNode(cluster: Cluster, connection: Pick<Connection, 'getGenesisHash'>) {
  const client = useQueryClient()
  const key = clusterKey(cluster)
  const { data, status, errorUpdatedAt, refetch } = useQuery({
    queryKey: [key, NODE_QUERY],
    queryFn: () => within(PATIENCE, connection.getGenesisHash()),
    retry: 1,
    retryDelay: 500,
    staleTime: 0,
    refetchInterval: (query) => (query.state.status === 'error' ? WHILE_DOWN : WHILE_UP),
    refetchIntervalInBackground: false,
  })
  const state = nodeState(status, data)
  const wasDown = useRef(false)
  const previousHash = useRef(data)
  useEffect(() => {
    const isBack = status === 'success' && wasDown.current
    const isAnother = previousHash.current !== undefined && previousHash.current !== data
    wasDown.current = status === 'error'
    previousHash.current = data
    if (!isBack && !isAnother) return
    void client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === key && queryKey[1] !== NODE_QUERY,
    })
  }, [client, key, status, data])
  return { state, failedAt: errorUpdatedAt, check: () => void refetch() }
}

function nodeState(
  status: 'pending' | 'error' | 'success',
  genesisHash: string | undefined,
): NodeState {
  if (status === 'error') return { status: 'down', genesisHash }
  return genesisHash === undefined ? { status: 'connecting' } : { status: 'up', genesisHash }
}

/** web3.js waits for an answer for ever. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The node does not answer.')), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
