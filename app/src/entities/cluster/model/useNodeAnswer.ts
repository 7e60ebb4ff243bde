import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NODE_QUERY } from '#shared/lib/queryClient.ts'
import { type NodeFailure, nodeFailureOf } from '../lib/nodeProblem.ts'

/** Rarely: a failed request has the node checked at once. */
const MINUTE = 60_000
const WHILE_DOWN = 3_000
/** A refusing node is polled no more often than a working one. */
const WHILE_REFUSING = 15_000
const TIMEOUT = 10_000

/** Whether a node answers, and its answer about its chain. */
export type NodeAnswer<Answer> =
  | { status: 'connecting' }
  | { status: 'up'; answer: Answer }
  /** Not usable at the moment; `answer` is its last one, if there was one. */
  | { status: 'down'; answer: Answer | undefined; failure: NodeFailure }

/**
 * Polls whether a node answers, and which chain it serves, while the page is open. When a node comes back, all data on
 * the page is refetched.
 *
 * @param scope Query key prefix for its data.
 * @param ask Asks once which chain it serves.
 * @param whileUp Milliseconds between checks while the node answers, false to ask nothing; default: a minute.
 */
export function useNodeAnswer<Answer extends string | number>(
  scope: unknown,
  ask: () => Promise<Answer>,
  whileUp: number | false = MINUTE,
) {
  const client = useQueryClient()
  const { data, error, status, errorUpdatedAt, refetch } = useQuery<Answer>({
    queryKey: [scope, NODE_QUERY],
    queryFn: () => within(TIMEOUT, ask()),
    enabled: !!whileUp,
    retry: 1,
    retryDelay: 500,
    staleTime: 0,
    refetchInterval: (query) => pollDelay(query.state, whileUp),
    refetchIntervalInBackground: false,
  })
  const state: NodeAnswer<Answer> =
    status === 'error'
      ? { status: 'down', answer: data, failure: nodeFailureOf(error) }
      : data === undefined
        ? { status: 'connecting' }
        : { status: 'up', answer: data }
  const wasDown = useRef(false)
  const previous = useRef(data)
  useEffect(() => {
    const isBack = status === 'success' && wasDown.current
    const isAnother = previous.current !== undefined && previous.current !== data
    wasDown.current = status === 'error'
    previous.current = data
    if (!isBack && !isAnother) return
    void client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === scope && queryKey[1] !== NODE_QUERY,
    })
  }, [client, scope, status, data])
  return { state, failedAt: errorUpdatedAt, check: () => void refetch() }
}

/** Milliseconds until the next check. */
function pollDelay(
  { status, error }: { status: string; error: unknown },
  whileUp: number | false,
): number | false {
  if (status !== 'error') return whileUp
  return nodeFailureOf(error) === 'silent' ? WHILE_DOWN : WHILE_REFUSING
}

/** Adds a timeout, as some clients wait forever. */
function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The node does not answer.')), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
