import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { AccountWatch } from '../lib/accountWatch.ts'

/** Set by `ClusterProvider`. */
export const AccountWatchContext = createContext<AccountWatch | undefined>(undefined)

/**
 * Calls back when one of these accounts changes on chain, whoever changed it.
 *
 * @returns false if nothing is watched, so that polling is needed
 */
export function useAccountChanges(addresses: readonly string[], onChange: () => void): boolean {
  const watch = use(AccountWatchContext)
  const call = useEffectEvent(onChange)
  const key = addresses.join(' ')
  useEffect(() => {
    if (!watch || key === '') return
    const tell = () => call()
    const removals = key.split(' ').map((address) => watch.add(address, tell))
    return () => {
      for (const remove of removals) remove()
    }
  }, [watch, key])
  return watch !== undefined
}
