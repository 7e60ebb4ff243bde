import type { NodeAccount } from '@mintline/solana/reads'

/** An account as it is on chain; null = there is none. */
type AccountState = Pick<NodeAccount, 'lamports' | 'data'> | null

/** The accounts behind the page's data, with listeners for their changes. */
export interface AccountWatch {
  /** Adds an account; returns the function that removes it. */
  add: (address: string, onChange: () => void) => () => void
  /** Returns all accounts. The same array until they change. */
  addresses: () => readonly string[]
  /** Calls back when the set of accounts changes; returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /**
   * Calls back for accounts that changed since they were last seen. An account seen for the first time counts as
   * changed.
   */
  see: (addresses: readonly string[], states: readonly AccountState[]) => void
}

/** Creates a network's watch. */
export function createAccountWatch(): AccountWatch {
  const followers = new Map<string, Set<() => void>>()
  const seen = new Map<string, AccountState>()
  const listeners = new Set<() => void>()
  let addresses: readonly string[] = []
  const update = () => {
    addresses = [...followers.keys()]
    for (const listener of listeners) listener()
  }
  return {
    add: (address, onChange) => {
      const all = followers.get(address) ?? new Set()
      all.add(onChange)
      // Data read before may be older than the last seen state.
      seen.delete(address)
      followers.set(address, all)
      if (all.size === 1) update()
      return () => {
        all.delete(onChange)
        if (all.size > 0) return
        followers.delete(address)
        update()
      }
    },
    addresses: () => addresses,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    see: (asked, states) => {
      const told = new Set<() => void>()
      asked.forEach((address, index) => {
        const state = states[index] ?? null
        const before = seen.get(address)
        if (!followers.has(address)) return
        seen.set(address, state)
        if (before !== undefined && isSame(before, state)) return
        for (const onChange of followers.get(address) ?? []) told.add(onChange)
      })
      for (const onChange of told) onChange()
    },
  }
}

function isSame(before: AccountState, now: AccountState): boolean {
  if (before === null || now === null) return before === now
  return (
    before.lamports === now.lamports &&
    before.data.length === now.data.length &&
    before.data.every((byte, index) => byte === now.data[index])
  )
}
