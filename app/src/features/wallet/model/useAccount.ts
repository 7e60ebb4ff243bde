import { useWallet } from '@solana/wallet-adapter-react'
import {
  DEVELOPMENT_ACCOUNTS,
  useDevelopmentSettings,
} from '../lib/development/developmentStore.ts'
import { DEVELOPMENT_WALLET } from '../lib/development/developmentWallet.ts'

/** Who is connected. */
export interface Account {
  /** Base58. */
  address: string
  /** Name of the wallet, or of the development account. */
  name: string
  walletIcon: string
  isDevelopment: boolean
}

/** Who is connected; undefined = nobody. */
export function useAccount(): Account | undefined {
  const { publicKey, wallet } = useWallet()
  const { active } = useDevelopmentSettings()
  if (!publicKey || !wallet) return undefined
  const isDevelopment = wallet.adapter.name === DEVELOPMENT_WALLET
  const developmentName = DEVELOPMENT_ACCOUNTS[active]
  return {
    address: publicKey.toBase58(),
    name: (isDevelopment && developmentName) || wallet.adapter.name,
    walletIcon: wallet.adapter.icon,
    isDevelopment,
  }
}
