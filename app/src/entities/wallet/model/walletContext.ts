import type { Wallet, WalletContextState } from '@solana/wallet-adapter-react'
import { createContext, use } from 'react'

/** This browser's wallets, and the connection to one. */
export interface WalletState
  extends Pick<
    WalletContextState,
    | 'connecting'
    | 'disconnect'
    | 'publicKey'
    | 'select'
    | 'signAllTransactions'
    | 'signTransaction'
    | 'wallet'
  > {
  /** Undefined while the wallets are not known. */
  wallets: readonly Wallet[] | undefined
}

/** State until the wallet code is loaded: no wallet is connected. */
export const NO_WALLET_YET: WalletState = {
  connecting: false,
  disconnect: async () => undefined,
  publicKey: null,
  select: () => undefined,
  signAllTransactions: undefined,
  signTransaction: undefined,
  wallet: null,
  wallets: undefined,
}

/** Set around all pages. */
export const WalletContext = createContext<WalletState>(NO_WALLET_YET)

/** Returns this browser's wallets, and the connection to one. */
export function useWallet(): WalletState {
  return use(WalletContext)
}

/** Loads the wallet code on demand. */
interface WalletCode {
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
