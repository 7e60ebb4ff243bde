import { useState } from 'react'
import { isPendingOf } from '../../lib/followedMint.ts'
import { followedMintFacts } from '../../lib/followedMintFacts.ts'
import { progressFacts } from '../../lib/mintSteps.ts'
import { useMintTo } from '../../model/useMintTo.ts'
import { useSessionAccount } from '../../model/useSessionAccount.ts'
import type { ConnectOffer } from '../../ui/ActionPanel.tsx'
import { WalletMinting } from '../../ui/WalletMinting.tsx'
import { DEVELOPMENT_RDNS } from '../lib/development/developmentWallet.ts'
import { shownItems } from '../lib/mintOutcome.ts'
import { useEvm } from '../model/evmContext.ts'
import type { DropRead } from '../model/useDrop.ts'
import { useEvmWallet } from '../model/useEvmWallet.ts'
import { useMint } from '../model/useMint.ts'
import { useOpenMint } from '../model/useOpenMint.ts'
import { Balance } from './Balance.tsx'
import { ConnectedPanel } from './ConnectedPanel.tsx'

/** A drop, and the wallet connection state. */
export interface MintingPanelProps extends ConnectOffer {
  /** Union id. */
  contract: string
  drop: DropRead
  /** URL of the allowlist proof folder; undefined = none in the link. */
  proofs: string | undefined
}

/** Connecting and minting on EVM chains. */
export function MintingPanel({ contract, drop, proofs, ...connecting }: MintingPanelProps) {
  const { network } = useEvm()
  const openMint = useOpenMint(contract)
  const mint = useMint({ contract, proofs, onUnknown: openMint.follow })
  const { wallets, session, isConnecting, connect, disconnect } = useEvmWallet()
  const [wanted, setWanted] = useState(1n)
  const [mintTo, setMintTo, forgetMintTo] = useMintTo(session?.account)
  const account = useSessionAccount(
    session && {
      ...session.wallet,
      address: session.account,
      isDevelopment: session.wallet.rdns === DEVELOPMENT_RDNS,
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
        wallets: wallets.map(({ rdns, name, icon }) => ({ id: rdns, name, icon })),
        installable: INSTALLABLE,
        apps: [],
      }}
      onChooseWallet={(id) => {
        const wallet = wallets.find(({ rdns }) => rdns === id)
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

const SLOW =
  'The network has not confirmed it in half an hour, but still may. Your wallet can speed it up or cancel it'

const INSTALLABLE = [
  { name: 'MetaMask', url: 'https://metamask.io/download' },
  { name: 'Rabby', url: 'https://rabby.io' },
  { name: 'Coinbase Wallet', url: 'https://www.coinbase.com/wallet/downloads' },
] as const
