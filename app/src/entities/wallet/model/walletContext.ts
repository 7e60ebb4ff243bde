import type { Wallet, WalletContextState } from '@solana/wallet-adapter-react'
import { createContext, use } from 'react'

/** The wallets of this browser and the connection to one of them. */
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
  /** Undefined while it is not known which there are. */
  wallets: readonly Wallet[] | undefined
}

/** State until the code of wallets is there: none is connected. */
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

/** The wallets of this browser and the connection to one of them. */
export function useWallet(): WalletState {
  return use(WalletContext)
}
