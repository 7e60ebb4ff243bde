import type { ReadConnection } from '@mintline/solana/reads'
import { focusManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { clusterKey } from '#shared/lib/queryClient.ts'
import type { AccountWatch } from '../lib/accountWatch.ts'
import type { Cluster } from '../lib/cluster.ts'
import { keepFollowing } from '../lib/keepFollowing.ts'
import { subscriptionUrl } from '../lib/nodes.ts'
import { createPulse } from '../lib/pulse.ts'
import { chainTimeKey } from './useChainTime.ts'
import { nodeStateOf } from './useNode.ts'
import { useNodeAnswer } from './useNodeAnswer.ts'

const POLL_INTERVAL = 15_000

/**
 * Polls the node's state every 15 seconds while the page is in view, together with the chain time and the watched
 * accounts. If the node pushes changes, it is polled as soon as it does.
 *
 * @param isIdle True while the page works on another network. Default: false.
 */
export function usePulse(
  cluster: Cluster,
  connection: ReadConnection,
  accounts: AccountWatch,
  isIdle = false,
) {
  const client = useQueryClient()
  const scope = clusterKey(cluster)
  const pulse = useMemo(
    () =>
      createPulse({
        connection,
        accounts,
        onTime: (time) =>
          client.setQueryData(chainTimeKey(scope), { time, askedAt: performance.now() }),
      }),
    [client, scope, connection, accounts],
  )
  const { state, ...rest } = useNodeAnswer(scope, pulse, !isIdle && POLL_INTERVAL)
  useAccountFeed(accounts, {
    url: state.status === 'up' ? subscriptionUrl(cluster) : undefined,
    onChange: rest.check,
  })
  return { ...rest, state: nodeStateOf(state) }
}

/** Milliseconds between calls, so that a busy drop is not refetched with every mint. */
const INTERVAL = 3_000

interface AccountFeedOptions {
  /** The node's websocket URL; undefined = it has none, or is not reachable. */
  url: string | undefined
  onChange: () => void
}

/** Calls back soon after a watched account has changed, while the page is in view. */
function useAccountFeed(accounts: AccountWatch, { url, onChange }: AccountFeedOptions): void {
  const addresses = useSyncExternalStore(accounts.subscribe, accounts.addresses)
  // A page that comes into view polls anyway.
  const isInView = useSyncExternalStore(onFocusChange, isFocused)
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    if (url === undefined || addresses.length === 0 || !isInView) return
    const ended = new AbortController()
    const { signal } = ended
    const calls = atMostEvery(INTERVAL, tell)
    void keepFollowing(addresses, { url, onChange: calls.call, signal })
    return () => {
      ended.abort()
      calls.stop()
    }
  }, [url, addresses, isInView])
}

const onFocusChange = (listener: () => void) => focusManager.subscribe(listener)
const isFocused = () => focusManager.isFocused()

/** Throttles a callback: calls at once, or as soon as the interval since the last call is over. */
function atMostEvery(interval: number, act: () => void): { call: () => void; stop: () => void } {
  let last = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    timer = undefined
    last = performance.now()
    act()
  }
  return {
    call: () => {
      timer ??= setTimeout(run, Math.max(0, last + interval - performance.now()))
    },
    stop: () => clearTimeout(timer),
  }
}
