import { createContext, use } from 'react'

/** Loads the wallet code on demand. */
export interface WalletCode {
  /** True once it is wanted; until it is loaded, no wallets are known. */
  isWanted: boolean
  /** Loads it, unless it is loaded or loading. */
  load: () => void
}

/** Set around all console pages. */
export const WalletCodeContext = createContext<WalletCode | undefined>(undefined)

/** Returns the loader for the wallet code. */
export function useWalletCode(): WalletCode {
  const code = use(WalletCodeContext)
  if (!code) throw new Error('This is not inside a LazyWalletConnection.')
  return code
}
