import { memo, type ReactNode, useEffect, useMemo, useState } from 'react'
import { readStored } from '#shared/lib/browserStorage.ts'
import { lazyAfterPaint, PartOnDemand } from '#shared/ui/PartOnDemand.tsx'
import { developmentStore } from '../lib/development/developmentStore.ts'
import { WALLET_KEY } from '../lib/walletKey.ts'
import { useOnEmbedded } from './useAccount.ts'
import { NO_WALLET_YET, WalletCodeContext, WalletContext } from './walletContext.ts'

/**
 * Memoized, so that it rerenders for its own changes only: rendering it again for the values it passes on would never
 * end.
 */
const Loaded = memo(
  lazyAfterPaint(async () => (await import('./LoadedWalletConnection.tsx')).LoadedWalletConnection),
)

interface LazyWalletConnectionProps {
  /** True to start with the development wallet connected. */
  startsWithDevelopmentWallet: boolean
  children: ReactNode
}

/**
 * Provides the wallet. Its code brings web3.js, so it is loaded once somebody connects, or after the page if a wallet
 * was connected before.
 */
export function LazyWalletConnection({
  startsWithDevelopmentWallet,
  children,
}: LazyWalletConnectionProps) {
  const [wallet, setWallet] = useState(NO_WALLET_YET)
  // As it was when the page opened: the address has changed by the time the code is loaded.
  const [startsWithIt] = useState(startsWithDevelopmentWallet)
  const [isWanted, setIsWanted] = useState(startsWithIt || readStored(WALLET_KEY) !== null)
  const code = useMemo(() => ({ isWanted, load: () => setIsWanted(true) }), [isWanted])
  const isOnEmbedded = useOnEmbedded()
  // It reconnects when the page returns to the embedded network.
  useEffect(() => {
    if (isOnEmbedded && developmentStore.get().wasConnected) setIsWanted(true)
  }, [isOnEmbedded])
  return (
    <WalletCodeContext value={code}>
      <WalletContext value={wallet}>
        {children}
        {isWanted && (
          <PartOnDemand
            title="Connect a wallet"
            failure="The wallet connection could not be loaded"
            onLeave={() => setIsWanted(false)}
          >
            <Loaded startsWithDevelopmentWallet={startsWithIt} onChange={setWallet} />
          </PartOnDemand>
        )}
      </WalletContext>
    </WalletCodeContext>
  )
}
