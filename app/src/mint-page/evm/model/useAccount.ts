import {
  DEVELOPMENT_ACCOUNTS,
  useDevelopmentSettings,
} from '#entities/wallet/lib/development/developmentStore.ts'
import { DEVELOPMENT_RDNS } from '../lib/development/developmentWallet.ts'
import type { EvmSession } from './useEvmWallet.ts'

/** The connected account. */
export interface Account {
  address: string
  /** Name of the wallet, or of the development account. */
  name: string
  walletIcon: string
  isDevelopment: boolean
}

/** The account of a session; undefined = none. */
export function useAccount(session: EvmSession | undefined): Account | undefined {
  const { active } = useDevelopmentSettings()
  if (!session) return undefined
  const { wallet, account: address } = session
  const isDevelopment = wallet.rdns === DEVELOPMENT_RDNS
  const developmentName = isDevelopment && DEVELOPMENT_ACCOUNTS[active]
  return { address, name: developmentName || wallet.name, walletIcon: wallet.icon, isDevelopment }
}
