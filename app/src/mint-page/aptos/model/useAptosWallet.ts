import type { AptosWallet } from '@aptos-labs/wallet-standard'
import { connectWallet, type SigningWallet, standardWallet } from '@mintline/aptos'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useWalletSession, type WalletConnector } from '../../model/useWalletSession.ts'
import { isDevelopmentWallet } from '../lib/development/developmentWallet.ts'
import { WALLET_KEY } from '../lib/storageKeys.ts'
import { announcedWallets, subscribeToWallets } from './announcedWallets.ts'
import { useDevelopmentWallet } from './useDevelopmentWallet.ts'

/** A connected wallet. */
export interface AptosSession {
  wallet: AptosWallet
  signer: SigningWallet
  /** Address in its normal form. */
  account: string
  /** The wallet's chain; undefined = it does not tell. */
  chainId: number | undefined
}

/** Wallets in this browser, and the connected one: the one last used, as soon as it is available. */
export function useAptosWallet() {
  const offersDevelopment = useDevelopmentWallet()
  const announced = useSyncExternalStore(subscribeToWallets, announcedWallets)
  const wallets = useMemo(
    // It stays announced after the page has left the local network.
    () => announced.filter((wallet) => offersDevelopment || !isDevelopmentWallet(wallet)),
    [announced, offersDevelopment],
  )
  const { session, setSession, ...connection } = useWalletSession(wallets, CONNECTOR)
  useSessionEvents(session?.wallet, setSession)
  return { wallets, session, ...connection }
}

const CONNECTOR: WalletConnector<AptosWallet, AptosSession> = {
  storageKey: WALLET_KEY,
  idOf: ({ name }) => name,
  connect: (wallet) => connectedSession(wallet, { silent: false }),
  reconnect: (wallet) => connectedSession(wallet, { silent: true }),
}

/** Follows the wallet's events: rereads account and network after each change. */
function useSessionEvents(
  wallet: AptosWallet | undefined,
  setSession: (change: (before: AptosSession | undefined) => AptosSession | undefined) => void,
): void {
  useEffect(() => {
    if (!wallet) return
    let isOver = false
    const read = () => {
      void standardWallet(wallet)
        .then((signer) => sessionOf(wallet, signer))
        .then(
          (session) => !isOver && setSession((before) => before && session),
          // It has no account any more.
          () => !isOver && setSession(() => undefined),
        )
    }
    // The standard has no way to end these.
    const { features } = wallet
    void features['aptos:onAccountChange'].onAccountChange(read)
    void features['aptos:onNetworkChange'].onNetworkChange(read)
    return () => {
      isOver = true
    }
  }, [wallet, setSession])
}

async function connectedSession(
  wallet: AptosWallet,
  options: { silent: boolean },
): Promise<AptosSession> {
  return sessionOf(wallet, await connectWallet(wallet, options))
}

async function sessionOf(wallet: AptosWallet, signer: SigningWallet): Promise<AptosSession> {
  const network = await signer.fetchNetwork()
  return { wallet, signer, account: signer.address, chainId: network?.chainId }
}
