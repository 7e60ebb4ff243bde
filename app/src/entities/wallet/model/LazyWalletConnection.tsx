import { memo, type ReactNode, Suspense, useState } from 'react'
import { lazyAfterPaint } from '#shared/lib/lazyAfterPaint.ts'
import { NO_WALLET_YET, WalletContext } from './walletContext.ts'

/** Rendered by changes of its own alone: what it passes on would otherwise render it anew, and so on without end. */
const Loaded = memo(
  lazyAfterPaint(async () => (await import('./LoadedWalletConnection.tsx')).LoadedWalletConnection),
)

interface LazyWalletConnectionProps {
  /** True to start with the development wallet connected. */
  startsWithDevelopmentWallet: boolean
  children: ReactNode
}

/** Provides the wallet. Its code is loaded after the page, which shows without it. */
export function LazyWalletConnection({
  startsWithDevelopmentWallet,
  children,
}: LazyWalletConnectionProps) {
  const [wallet, setWallet] = useState(NO_WALLET_YET)
  // As it was when the page opened: the address no longer says so when the code is there.
  const [startsWithIt] = useState(startsWithDevelopmentWallet)
  return (
    <WalletContext value={wallet}>
      {children}
      <Suspense>
        <Loaded startsWithDevelopmentWallet={startsWithIt} onChange={setWallet} />
      </Suspense>
    </WalletContext>
  )
}
