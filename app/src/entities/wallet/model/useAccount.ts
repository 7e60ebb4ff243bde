import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { DEVELOPMENT_WALLET } from '../lib/development/developmentStore.ts'
import type { DevelopmentWallet } from '../lib/development/developmentWallet.ts'
import { useWallet } from './walletContext.ts'

/** The connected account. */
export interface Account {
  /** Base58. */
  address: string
  /** The wallet's or development account's name. */
  name: string
  walletIcon: string
  isDevelopment: boolean
}

/** Returns the connected account; undefined = none. */
export function useAccount(): Account | undefined {
  const { publicKey, wallet } = useWallet()
  if (!publicKey || !wallet) return undefined
  const isDevelopment = wallet.adapter.name === DEVELOPMENT_WALLET
  const address = publicKey.toBase58()
  // By the address: another tab of this browser may switch accounts.
  const developmentName = isDevelopment && registeredDevelopmentWallet()?.nameOf(address)
  return {
    address,
    name: developmentName || wallet.adapter.name,
    walletIcon: wallet.adapter.icon,
    isDevelopment,
  }
}

/** Returns true if the page uses the embedded network, and not another one that answers in its place. */
export function useOnEmbedded(): boolean {
  const { cluster, identity } = useCluster()
  return cluster.kind === 'embedded' && identity.network === undefined
}

let registered: DevelopmentWallet | undefined

/** Remembers this page's development wallet. */
export function rememberDevelopmentWallet(wallet: DevelopmentWallet): void {
  registered = wallet
}

/** Returns the page's development wallet; undefined until the page has used the embedded network. */
export function registeredDevelopmentWallet(): DevelopmentWallet | undefined {
  return registered
}
