import { useState } from 'react'
import { isPendingOf } from '../../lib/followedMint.ts'
import { followedMintFacts } from '../../lib/followedMintFacts.ts'
import { progressFacts } from '../../lib/mintSteps.ts'
import { useMintTo } from '../../model/useMintTo.ts'
import { useSessionAccount } from '../../model/useSessionAccount.ts'
import type { ConnectOffer } from '../../ui/ActionPanel.tsx'
import { WalletMinting } from '../../ui/WalletMinting.tsx'
import { isDevelopmentWallet } from '../lib/development/developmentWallet.ts'
import { shownItems } from '../lib/mintOutcome.ts'
import { useAptos } from '../model/aptosContext.ts'
import { useAptosWallet } from '../model/useAptosWallet.ts'
import type { DropRead } from '../model/useDrop.ts'
import { useMint } from '../model/useMint.ts'
import { useOpenMint } from '../model/useOpenMint.ts'
import { Balance } from './Balance.tsx'
import { ConnectedPanel } from './ConnectedPanel.tsx'

/** A drop, and the wallet connection state. */
export interface MintingPanelProps extends ConnectOffer {
  drop: DropRead
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
}

/** Connecting and minting on Aptos. */
export function MintingPanel({ drop, proofs, ...connecting }: MintingPanelProps) {
  const { network } = useAptos()
  const { ledger, collection: contract } = drop.drop
  const { chainId } = ledger
  const openMint = useOpenMint(contract, chainId)
  const mint = useMint({ contract, chainId, proofs, onUnknown: openMint.follow })
  const { wallets, session, isConnecting, connect, disconnect } = useAptosWallet()
  const [wanted, setWanted] = useState(1n)
  const [mintTo, setMintTo, forgetMintTo] = useMintTo(session?.account)
  const account = useSessionAccount(
    session && {
      name: session.wallet.name,
      icon: session.wallet.icon,
      address: session.account,
      isDevelopment: isDevelopmentWallet(session.wallet),
    },
  )
  const finish = () => {
    setWanted(1n)
    forgetMintTo()
    mint.reset()
  }
  return (
    <WalletMinting
      {...connecting}
      openMint={followedMintFacts(openMint.state, {
        slow: SLOW,
        shownItems: (items) => shownItems(items, network),
      })}
      run={mint.run}
      progressFacts={progressFacts}
      onDone={finish}
      offer={{
        wallets: wallets.map(({ name, icon }) => ({ id: name, name, icon })),
        installable: INSTALLABLE,
        apps: [],
      }}
      onChooseWallet={(id) => {
        const wallet = wallets.find(({ name }) => name === id)
        if (wallet) void connect(wallet)
      }}
      isConnecting={isConnecting}
      account={account}
      balance={account && <Balance address={account.address} />}
      onDisconnect={disconnect}
    >
      {session && (
        <ConnectedPanel
          key={session.account}
          contract={contract}
          drop={drop}
          session={session}
          proofs={proofs}
          mint={mint}
          isMintPending={isPendingOf(openMint.state, session.account)}
          wanted={wanted}
          onWantedChange={setWanted}
          mintToDraft={mintTo}
          onMintToChange={setMintTo}
        />
      )}
    </WalletMinting>
  )
}

const SLOW = 'The network has not confirmed it in half an hour. This page goes on looking'

const INSTALLABLE = [
  { name: 'Petra', url: 'https://petra.app' },
  { name: 'Nightly', url: 'https://nightly.app' },
] as const
