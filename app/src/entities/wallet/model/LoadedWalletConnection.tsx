import { useEffect } from 'react'
import { DEVELOPMENT_WALLET } from '../lib/development/developmentStore.ts'
import { ApprovalDialog } from '../ui/ApprovalDialog.tsx'
import { useOnEmbedded } from './useAccount.ts'
import { WalletConnection } from './WalletConnection.tsx'
import { useWallet, type WalletState } from './walletContext.ts'

interface LoadedWalletConnectionProps {
  /** True to start with the development wallet connected. */
  startsWithDevelopmentWallet: boolean
  onChange: (wallet: WalletState) => void
}

/** A wallet connection that is passed on instead of provided, as the page renders before it. */
export function LoadedWalletConnection({
  startsWithDevelopmentWallet,
  onChange,
}: LoadedWalletConnectionProps) {
  return (
    <WalletConnection startsWithDevelopmentWallet={startsWithDevelopmentWallet}>
      <PassOn onChange={onChange} />
      <ApprovalDialog />
    </WalletConnection>
  )
}

function PassOn({ onChange }: Pick<LoadedWalletConnectionProps, 'onChange'>) {
  const wallet = useWallet()
  const isOnEmbedded = useOnEmbedded()
  const { wallets } = wallet
  // The development wallet announces itself in a later render.
  const isKnown =
    !isOnEmbedded || wallets?.some(({ adapter }) => adapter.name === DEVELOPMENT_WALLET)
  useEffect(
    () => onChange({ ...wallet, wallets: isKnown ? wallets : undefined }),
    [wallet, wallets, isKnown, onChange],
  )
  return null
}
