import { askNodeOnce } from '@mintline/core'
import type { Connection } from '@solana/web3.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { clusterKey, NODE_QUERY } from '#shared/lib/queryClient.ts'
import type { Cluster } from '../lib/cluster.ts'
import type { NodeState } from '../lib/identity.ts'
import { nodeFailureOf } from '../lib/nodeProblem.ts'

const WHILE_UP = 15_000
const WHILE_DOWN = 3_000
/** A node that refuses requests is asked no more often than a working one. */
const WHILE_REFUSING = 15_000
const PATIENCE = 10_000

/**
 * State of the node, and the chain it serves. Polled while the page is open; when a node
 * comes back, all data on the page is refetched.
 */
export function useNode(cluster: Cluster, connection: Pick<Connection, 'getGenesisHash'>) {
  const client = useQueryClient()
  const key = clusterKey(cluster)
  const { data, error, status, errorUpdatedAt, refetch } = useQuery({
    queryKey: [key, NODE_QUERY],
    queryFn: () =>
      within(
        PATIENCE,
        askNodeOnce('getGenesisHash', () => connection.getGenesisHash()),
      ),
    retry: 1,
    retryDelay: 500,
    staleTime: 0,
    refetchInterval: (query) => untilAskedAgain(query.state),
    refetchIntervalInBackground: false,
  })
  const state: NodeState =
    status === 'error'
      ? { status: 'down', genesisHash: data, failure: nodeFailureOf(error) }
      : data === undefined
        ? { status: 'connecting' }
        : { status: 'up', genesisHash: data }
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

/** Milliseconds until the next check. */
function untilAskedAgain({ status, error }: { status: string; error: unknown }): number {
  if (status !== 'error') return WHILE_UP
  return nodeFailureOf(error) === 'silent' ? WHILE_DOWN : WHILE_REFUSING
}

/** A timeout, as web3.js waits for answers without limit. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The node does not answer.')), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
