import { isFinalWalletFailure } from '@mintline/core'
import { WalletConnectionError, type WalletError } from '@solana/wallet-adapter-base'
import { useWallet, WalletProvider } from '@solana/wallet-adapter-react'
import { type ReactNode, useEffect } from 'react'
import { notify } from '#shared/ui/notify.ts'
import { developmentStore } from '../lib/development/developmentStore.ts'
import { DEVELOPMENT_WALLET } from '../lib/development/developmentWallet.ts'
import {
  registerDevelopmentWallet,
  registeredDevelopmentWallet,
} from '../lib/development/register.ts'
import { useOnEmbedded } from './useOnEmbedded.ts'

/** Every wallet is found by Wallet Standard. */
const NO_ADAPTERS: [] = []

/** Gives the app a wallet: the one chosen before, as soon as it is there. */
export function WalletConnection({ children }: { children: ReactNode }) {
  const isOnEmbedded = useOnEmbedded()
  // Out here, because the provider inside hears of new wallets only once it is mounted.
  useEffect(() => {
    if (isOnEmbedded) registerDevelopmentWallet().setAvailable(true)
    else registeredDevelopmentWallet()?.setAvailable(false)
  }, [isOnEmbedded])
  return (
    <WalletProvider
      wallets={NO_ADAPTERS}
      autoConnect
      localStorageKey="mintline.wallet"
      onError={tellWhyNotConnected}
    >
      <ReconnectDevelopmentWallet isOnEmbedded={isOnEmbedded} />
      {children}
    </WalletProvider>
  )
}

/** Takes the development wallet up again on coming back to the embedded network. */
function ReconnectDevelopmentWallet({ isOnEmbedded }: { isOnEmbedded: boolean }) {
  const { wallet, wallets, select } = useWallet()
  const hasWallet = wallet !== null
  const development = wallets.find(({ adapter }) => adapter.name === DEVELOPMENT_WALLET)
  const name = development?.adapter.name
  useEffect(() => {
    if (isOnEmbedded && !hasWallet && name && developmentStore.get().wasConnected) select(name)
  }, [isOnEmbedded, hasWallet, name, select])
  return null
}

/** Other failures are told where what failed was asked for. */
function tellWhyNotConnected(error: WalletError): void {
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
