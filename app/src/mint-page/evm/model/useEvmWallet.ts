import { connectWallet, providerWallet } from '@mintline/evm'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useWalletSession, type WalletConnector } from '../../model/useWalletSession.ts'
import { DEVELOPMENT_RDNS } from '../lib/development/developmentWallet.ts'
import { WALLET_KEY } from '../lib/storageKeys.ts'
import { type AnnouncedWallet, announcedWallets, subscribeToWallets } from './announcedWallets.ts'
import { useDevelopmentWallet } from './useDevelopmentWallet.ts'

/** A connected wallet. */
export interface EvmSession {
  wallet: AnnouncedWallet
  /** Address in lower case. */
  account: string
  /** The wallet's chain. */
  chainId: number
}

/** Wallets in this browser, and the connected one: the one last used, as soon as it is available. */
export function useEvmWallet() {
  const offersDevelopment = useDevelopmentWallet()
  const announced = useSyncExternalStore(subscribeToWallets, announcedWallets)
  const wallets = useMemo(
    // It stays announced after the page has left the local network.
    () => announced.filter(({ rdns }) => offersDevelopment || rdns !== DEVELOPMENT_RDNS),
    [announced, offersDevelopment],
  )
  const { session, setSession, ...connection } = useWalletSession(wallets, CONNECTOR)
  useSessionEvents(session?.wallet, setSession)
  return { wallets, session, ...connection }
}

const CONNECTOR: WalletConnector<AnnouncedWallet, EvmSession> = {
  storageKey: WALLET_KEY,
  idOf: ({ rdns }) => rdns,
  async connect(wallet) {
    const { address } = await connectWallet(wallet.provider)
    return { wallet, account: address, chainId: await chainIdOf(wallet) }
  },
  reconnect: rememberedSession,
}

/** Follows the wallet's events. */
function useSessionEvents(
  wallet: AnnouncedWallet | undefined,
  setSession: (change: (before: EvmSession | undefined) => EvmSession | undefined) => void,
): void {
  useEffect(() => {
    if (!wallet) return
    const { provider } = wallet
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
  }, [wallet, setSession])
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
