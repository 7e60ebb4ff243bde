import { createContext, use } from 'react'

/** Loading of the code of wallets. */
export interface WalletCode {
  /** True once it is wanted; until it is there, no wallets are known. */
  isWanted: boolean
  /** Has it loaded, unless it is there or on its way. */
  load: () => void
}

/** Set around all pages of the console. */
export const WalletCodeContext = createContext<WalletCode | undefined>(undefined)

/** Loading of the code of wallets. */
export function useWalletCode(): WalletCode {
  const code = use(WalletCodeContext)
  if (!code) throw new Error('This is not inside a LazyWalletConnection.')
  return code
}
