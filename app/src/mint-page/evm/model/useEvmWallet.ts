import { connectWallet, providerWallet } from '@mintline/evm'
import { useEffect } from 'react'
import {
  type AnnouncedWallet,
  announcedWallets,
  subscribeToWallets,
} from '#entities/wallet/browser/announcedEvm.ts'
import {
  DEVELOPMENT_RDNS,
  offerDevelopmentWallet,
} from '#entities/wallet/lib/development/evm/developmentWallet.ts'
import { isLocalNetwork } from '../../lib/isLocalNetwork.ts'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import {
  type SetSession,
  useWalletSession,
  type WalletConnector,
} from '../../model/useWalletSession.ts'
import { WALLET_KEY } from '../lib/storageKeys.ts'
import { useEvm } from './evmContext.ts'

/** A connected wallet. */
export interface EvmSession {
  wallet: AnnouncedWallet
  /** Address in lower case. */
  account: string
  /** The wallet's chain. */
  chainId: number
}

/** Wallets in this browser, and the connected one. */
export function useEvmWallet() {
  return useWalletSession(CONNECTOR, useDevelopmentWallet())
}

const CONNECTOR: WalletConnector<AnnouncedWallet, EvmSession> = {
  storageKey: WALLET_KEY,
  announced: announcedWallets,
  subscribe: subscribeToWallets,
  idOf: ({ rdns }) => rdns,
  isDevelopment: ({ rdns }) => rdns === DEVELOPMENT_RDNS,
  async connect(wallet) {
    const { address } = await connectWallet(wallet.provider)
    return { wallet, account: address, chainId: await chainIdOf(wallet) }
  },
  reconnect: rememberedSession,
  follow: followWallet,
}

function followWallet(
  { provider }: AnnouncedWallet,
  setSession: SetSession<EvmSession>,
): () => void {
  const accounts = (value: unknown) => {
    const account = firstAccount(value)
    setSession((before) =>
      before && account !== undefined
        ? { ...before, account: providerWallet(provider, account).address }
        : undefined,
    )
  }
  const chain = (value: unknown) =>
    setSession((before) => before && { ...before, chainId: Number(value) })
  // The wallet lost its chain, and is asked again when it is needed.
  const lost = () => setSession(() => undefined)
  const events = [
    ['accountsChanged', accounts],
    ['chainChanged', chain],
    ['disconnect', lost],
  ] as const
  for (const [event, listener] of events) provider.on?.(event, listener)
  return () => {
    for (const [event, listener] of events) provider.removeListener?.(event, listener)
  }
}

async function rememberedSession(wallet: AnnouncedWallet): Promise<EvmSession | undefined> {
  const account = firstAccount(await wallet.provider.request({ method: 'eth_accounts' }))
  if (account === undefined) return undefined
  const { address } = providerWallet(wallet.provider, account)
  return { wallet, account: address, chainId: await chainIdOf(wallet) }
}

function firstAccount(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return typeof first === 'string' ? first : undefined
}

async function chainIdOf({ provider }: AnnouncedWallet): Promise<number> {
  return Number(await provider.request({ method: 'eth_chainId' }))
}

/** The network that `npm start -- --evm` runs, by slug. */
const LOCAL_NETWORK = 'local-development'

/** Offers the development wallet on the local network; true there. */
function useDevelopmentWallet(): boolean {
  const { network } = useEvm()
  const { nodeUrls } = useMintNetwork()
  const isLocal = isLocalNetwork(LOCAL_NETWORK, network, nodeUrls)
  useEffect(() => (isLocal ? offerDevelopmentWallet(nodeUrls) : undefined), [isLocal, nodeUrls])
  return isLocal
}
