import { focusManager } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { AccountWatch } from '../lib/accountWatch.ts'
import { keepFollowing } from '../lib/keepFollowing.ts'

/** Milliseconds between calls, so that a busy drop is not refetched with every mint. */
const INTERVAL = 3_000

interface AccountFeedOptions {
  /** The node's websocket URL; undefined = it has none, or is not reachable. */
  url: string | undefined
  onChange: () => void
}

/** Calls back soon after a watched account has changed, while the page is in view. */
export function useAccountFeed(
  accounts: AccountWatch,
  { url, onChange }: AccountFeedOptions,
): void {
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
