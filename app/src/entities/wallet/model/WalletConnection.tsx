import { isFinalWalletFailure } from '@mintline/core/signing'
import { createConnection } from '@mintline/solana'
import { WalletConnectionError, type WalletError } from '@solana/wallet-adapter-base'
import { ConnectionContext, useWallet, WalletProvider } from '@solana/wallet-adapter-react'
import { getWallets } from '@wallet-standard/app'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { notify } from '#shared/ui/notify.ts'
import { DEVELOPMENT_WALLET, developmentStore } from '../lib/development/developmentStore.ts'
import {
  createDevelopmentWallet,
  type DevelopmentWallet,
} from '../lib/development/developmentWallet.ts'
import { WALLET_KEY } from '../lib/walletKey.ts'
import {
  registeredDevelopmentWallet,
  rememberDevelopmentWallet,
  useOnEmbedded,
} from './useAccount.ts'
import { WalletContext } from './walletContext.ts'

/** All wallets are found by Wallet Standard. */
const NO_ADAPTERS: [] = []

interface WalletConnectionProps {
  /** True to start with the development wallet connected. */
  startsWithDevelopmentWallet: boolean
  children: ReactNode
}

/** Provides the wallet: the one last used, as soon as it is available. */
export function WalletConnection({ startsWithDevelopmentWallet, children }: WalletConnectionProps) {
  const isOnEmbedded = useOnEmbedded()
  // Out here, because the inner provider notices new wallets only once it is mounted.
  useEffect(() => {
    if (isOnEmbedded) registerDevelopmentWallet().setAvailable(true)
    else registeredDevelopmentWallet()?.setAvailable(false)
  }, [isOnEmbedded])
  const { rpcUrl } = useCluster().cluster
  // Only its URL is read, which tells phones' wallets the network.
  const ofNode = useMemo(() => ({ connection: createConnection(rpcUrl) }), [rpcUrl])
  return (
    <ConnectionContext.Provider value={ofNode}>
      <WalletProvider
        wallets={NO_ADAPTERS}
        autoConnect
        localStorageKey={WALLET_KEY}
        onError={showConnectionError}
      >
        <ConnectDevelopmentWallet
          isOnEmbedded={isOnEmbedded}
          startsWithIt={startsWithDevelopmentWallet}
        />
        <ShareWallet>{children}</ShareWallet>
      </WalletProvider>
    </ConnectionContext.Provider>
  )
}

function ShareWallet({ children }: { children: ReactNode }) {
  return <WalletContext value={useWallet()}>{children}</WalletContext>
}

interface ConnectDevelopmentWalletProps {
  isOnEmbedded: boolean
  startsWithIt: boolean
}

/** Reconnects the development wallet when the page returns to the embedded network. */
function ConnectDevelopmentWallet({ isOnEmbedded, startsWithIt }: ConnectDevelopmentWalletProps) {
  const { wallet, wallets, select } = useWallet()
  const hasWallet = wallet !== null
  const development = wallets.find(({ adapter }) => adapter.name === DEVELOPMENT_WALLET)
  const name = development?.adapter.name
  // Once only: after disconnecting, a person wants to stay disconnected.
  const isStart = useRef(startsWithIt)
  useEffect(() => {
    if (!isOnEmbedded || hasWallet || !name) return
    if (isStart.current || developmentStore.get().wasConnected) select(name)
    isStart.current = false
  }, [isOnEmbedded, hasWallet, name, select])
  return null
}

/** Shows connection errors; other errors are shown by the code that made the request. */
function showConnectionError(error: WalletError): void {
  if (!(error instanceof WalletConnectionError)) return
  if (isFinalWalletFailure(error.error)) {
    notify({ id: 'wallet', kind: 'calm', title: 'The wallet was not connected' })
  } else {
    notify({
      id: 'wallet',
      kind: 'error',
      title: 'The wallet could not be connected',
      description: error.message || 'Unlock it and try again.',
    })
  }
}

/**
 * Returns the development wallet, which it registers with Wallet Standard when the page first uses the embedded
 * network. It stays registered: the adapters for React (1.1.5) drop all other wallets when one is unregistered. On
 * other networks it has no accounts.
 */
function registerDevelopmentWallet(): DevelopmentWallet {
  const registered = registeredDevelopmentWallet()
  if (registered) return registered
  const wallet = createDevelopmentWallet()
  rememberDevelopmentWallet(wallet)
  getWallets().register(wallet)
  return wallet
}
