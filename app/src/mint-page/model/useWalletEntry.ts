import { useState } from 'react'

/**
 * Holds what a person enters for a mint. Kept while the mint is pending and when it fails; reset for another wallet.
 *
 * @param wallet The minter's address; undefined = none is connected.
 * @param initial Always the same value.
 * @returns The value, its setter, and a function that resets it.
 */
export function useWalletEntry<Value>(wallet: string | undefined, initial: Value) {
  const [kept, setKept] = useState({ wallet, value: initial })
  const value = kept.wallet === wallet ? kept.value : initial
  return [
    value,
    (next: Value) => setKept({ wallet, value: next }),
    () => setKept({ wallet, value: initial }),
  ] as const
}
