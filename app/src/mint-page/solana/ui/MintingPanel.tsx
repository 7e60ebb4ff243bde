import { isSolanaAddress } from '@mintline/core/identifiers'
import { type WalletName, WalletReadyState } from '@solana/wallet-adapter-base'
import { DEVELOPMENT_WALLET } from '#entities/wallet/lib/development/developmentStore.ts'
import { useAccount, useOnEmbedded } from '#entities/wallet/model/useAccount.ts'
import { useWallet } from '#entities/wallet/model/walletContext.ts'
import { AccountMenu } from '#entities/wallet/ui/AccountMenu.tsx'
import { walletOffer } from '../../lib/walletApps.ts'
import type { WalletOffer } from '../../lib/walletOffer.ts'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import { useWalletEntry } from '../../model/useWalletEntry.ts'
import type { ConnectOffer } from '../../ui/ActionPanel.tsx'
import { Minting } from '../../ui/Minting.tsx'
import { progressFacts } from '../lib/mintStages.ts'
import { openMintFacts } from '../lib/openMintFacts.ts'
import type { DropRead } from '../model/useDrop.ts'
import { useMint } from '../model/useMint.ts'
import { useOpenMint } from '../model/useOpenMint.ts'
import { ConnectedPanel } from './ConnectedPanel.tsx'

/** A drop, and the wallet connection state. */
export interface MintingPanelProps extends ConnectOffer {
  drop: DropRead
  /** URL of the merkle proof folder; undefined = none in the link. */
  proofs: string | undefined
}

/** Connecting and minting on Solana. */
export function MintingPanel({ drop, proofs, ...connect }: MintingPanelProps) {
  const mint = useMint()
  const openMint = useOpenMint(drop.collection.editions)
  const { explorer } = useMintNetwork()
  const { connecting, select, disconnect } = useWallet()
  const account = useAccount()
  const [phase, setPhase, forgetPhase] = useWalletEntry<number | undefined>(
    account?.address,
    undefined,
  )
  return (
    <Minting
      {...connect}
      openMint={openMintFacts(openMint, explorer)}
      pendingWallet={openMint.status === 'resolving' ? openMint.mint.wallet : undefined}
      run={mint.run}
      progressFacts={progressFacts}
      onReset={() => {
        forgetPhase()
        mint.reset()
      }}
      offer={useWalletOffer()}
      onChooseWallet={(id) => select(id as WalletName)}
      isConnecting={connecting}
      account={
        account && {
          ...account,
          menu: <AccountMenu account={account} onDisconnect={() => void disconnect()} />,
        }
      }
      isAddress={isSolanaAddress}
    >
      {(entries) => (
        <ConnectedPanel
          {...entries}
          drop={drop}
          proofs={proofs}
          wantedPhase={phase}
          onPhaseChange={setPhase}
          onMint={mint.start}
        />
      )}
    </Minting>
  )
}

/** Wallets in this browser; on Android also Mobile Wallet Adapter, which reaches the phone's apps once it is chosen. */
const READY = [WalletReadyState.Installed, WalletReadyState.Loadable]

/** Returns wallets found by Wallet Standard, and wallet apps. */
function useWalletOffer(): WalletOffer {
  const { wallets = [] } = useWallet()
  const isOnEmbedded = useOnEmbedded()
  const offered = wallets.filter(
    ({ adapter, readyState }) =>
      READY.includes(readyState) && (isOnEmbedded || adapter.name !== DEVELOPMENT_WALLET),
  )
  // A browser with its own wallet may belong to a wallet app.
  const hasOwnWallet = offered.some(({ readyState }) => readyState === WalletReadyState.Installed)
  return walletOffer('solana', {
    wallets: offered.map(({ adapter: { name, icon }, readyState }) => ({
      id: name,
      name: readyState === WalletReadyState.Loadable ? 'Wallet app on this phone' : name,
      icon,
    })),
    hasOwnWallet,
  })
}
