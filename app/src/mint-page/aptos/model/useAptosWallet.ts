import type { AptosWallet } from '@aptos-labs/wallet-standard'
import { connectWallet, type SigningWallet, standardWallet } from '@mintline/aptos'
import { useEffect } from 'react'
import { LOCAL_NETWORK } from '#entities/cluster/lib/localNetwork.ts'
import { announcedWallets, subscribeToWallets } from '#entities/wallet/browser/announcedAptos.ts'
import {
  isDevelopmentWallet,
  offerDevelopmentWallet,
} from '#entities/wallet/lib/development/aptos/developmentWallet.ts'
import { isLocalNetwork } from '../../lib/isLocalNetwork.ts'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import {
  type SetSession,
  useWalletSession,
  type WalletConnector,
} from '../../model/useWalletSession.ts'
import { WALLET_KEY } from '../lib/storageKeys.ts'
import { useAptos } from './aptosContext.ts'

/** A connected wallet. */
export interface AptosSession {
  wallet: AptosWallet
  signer: SigningWallet
  /** Address in its normal form. */
  account: string
  /** The wallet's chain; undefined = it does not tell. */
  chainId: number | undefined
}

/** Wallets in this browser, and the connected one. */
export function useAptosWallet() {
  return useWalletSession(CONNECTOR, useDevelopmentWallet())
}

const CONNECTOR: WalletConnector<AptosWallet, AptosSession> = {
  storageKey: WALLET_KEY,
  announced: announcedWallets,
  subscribe: subscribeToWallets,
  idOf: ({ name }) => name,
  isDevelopment: isDevelopmentWallet,
  connect: (wallet) => connectedSession(wallet, { silent: false }),
  reconnect: (wallet) => connectedSession(wallet, { silent: true }),
  follow: followWallet,
}

/** Rereads account and network after each change. */
function followWallet(wallet: AptosWallet, setSession: SetSession<AptosSession>): () => void {
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

/** Offers the development wallet on the local network; true there. */
function useDevelopmentWallet(): boolean {
  const { network, connection, faucetUrl } = useAptos()
  const { nodeUrls } = useMintNetwork()
  const isLocal = isLocalNetwork(LOCAL_NETWORK, network, nodeUrls)
  const { url: nodeUrl } = connection
  useEffect(
    () => (isLocal ? offerDevelopmentWallet({ nodeUrl, faucetUrl }) : undefined),
    [isLocal, nodeUrl, faucetUrl],
  )
  return isLocal
}
