import { useState } from 'react'
import { ApprovalDialog } from '#entities/wallet/ui/ApprovalDialog.tsx'
import { useMintNetwork } from '../../model/mintNetworkContext.ts'
import type { ConnectOffer } from '../../ui/ActionPanel.tsx'
import { MintFlow } from '../../ui/MintFlow.tsx'
import { progressFacts } from '../lib/mintSteps.ts'
import { openMintFacts } from '../lib/openMintFacts.ts'
import { useEvm } from '../model/evmContext.ts'
import { useAccount } from '../model/useAccount.ts'
import type { DropRead } from '../model/useDrop.ts'
import { useEvmWallet } from '../model/useEvmWallet.ts'
import { useMint } from '../model/useMint.ts'
import { useMintTo } from '../model/useMintTo.ts'
import { useOpenMint } from '../model/useOpenMint.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { ConnectedPanel } from './ConnectedPanel.tsx'

/** A drop and the state of connecting a wallet. */
export interface MintingPanelProps extends ConnectOffer {
  /** Union id. */
  contract: string
  drop: DropRead
  /** Address of the folder of allowlist proofs; undefined = none in the link. */
  proofs: string | undefined
}

/** Connecting and minting on EVM chains. */
export function MintingPanel({ contract, drop, proofs, ...connecting }: MintingPanelProps) {
  const { network } = useEvm()
  const { explorer } = useMintNetwork()
  const openMint = useOpenMint(contract)
  const mint = useMint({ contract, proofs, onUnknown: openMint.follow })
  const { wallets, session, isConnecting, connect, disconnect } = useEvmWallet()
  const [wanted, setWanted] = useState(1n)
  const [mintTo, setMintTo, forgetMintTo] = useMintTo(session?.account)
  const account = useAccount(session)
  const { run } = mint
  const finish = () => {
    setWanted(1n)
    forgetMintTo()
    mint.reset()
  }
  return (
    <>
      <MintFlow
        {...connecting}
        openMint={openMintFacts(openMint.state, network)}
        progress={run.status === 'minting' ? progressFacts(run.progress, run.hashes) : undefined}
        end={run.status === 'ended' ? run.end : undefined}
        onDone={finish}
        offer={{
          wallets: wallets.map(({ rdns, name, icon }) => ({ id: rdns, name, icon })),
          standard: 'EIP-6963',
          installable: INSTALLABLE,
        }}
        onChooseWallet={(id) => {
          const wallet = wallets.find(({ rdns }) => rdns === id)
          if (wallet) void connect(wallet)
        }}
        isConnecting={isConnecting}
        account={
          account && {
            ...account,
            menu: (
              <AccountMenu
                account={account}
                explorerUrl={explorer({ address: account.address })}
                onDisconnect={disconnect}
              />
            ),
          }
        }
      >
        {session && (
          <ConnectedPanel
            key={session.account}
            contract={contract}
            drop={drop}
            session={session}
            proofs={proofs}
            mint={mint}
            isMintPending={
              openMint.state.status !== 'none' &&
              openMint.state.status !== 'resolved' &&
              openMint.state.mint.wallet === session.account
            }
            wanted={wanted}
            onWantedChange={setWanted}
            mintToDraft={mintTo}
            onMintToChange={setMintTo}
          />
        )}
      </MintFlow>
      {account?.isDevelopment && <ApprovalDialog />}
    </>
  )
}

const INSTALLABLE = [
  { name: 'MetaMask', url: 'https://metamask.io/download' },
  { name: 'Rabby', url: 'https://rabby.io' },
  { name: 'Coinbase Wallet', url: 'https://www.coinbase.com/wallet/downloads' },
] as const
