import {
  DEVELOPMENT_ACCOUNTS,
  useDevelopmentSettings,
} from '#entities/wallet/lib/development/developmentStore.ts'

/** The connected account. */
export interface SessionAccount {
  address: string
  /** The wallet's or development account's name. */
  name: string
  walletIcon: string
  isDevelopment: boolean
}

/** A connected wallet, on any chain. */
interface ConnectedWallet {
  address: string
  name: string
  icon: string
  isDevelopment: boolean
}

/** Returns the connected wallet's account; undefined = none. */
export function useSessionAccount(
  connected: ConnectedWallet | undefined,
): SessionAccount | undefined {
  const { active } = useDevelopmentSettings()
  if (!connected) return undefined
  const { address, name, icon: walletIcon, isDevelopment } = connected
  const developmentName = isDevelopment && DEVELOPMENT_ACCOUNTS[active]
  return { address, name: developmentName || name, walletIcon, isDevelopment }
}
