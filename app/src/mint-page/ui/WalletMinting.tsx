import type { ReactNode } from 'react'
import { ApprovalDialog } from '#entities/wallet/ui/ApprovalDialog.tsx'
import type { MintProgressFacts } from '../lib/mintProgress.ts'
import type { MintRun } from '../model/useMintRun.ts'
import type { SessionAccount } from '../model/useSessionAccount.ts'
import { AccountMenu } from './AccountMenu.tsx'
import type { ConnectOffer } from './ActionPanel.tsx'
import { MintFlow, type MintFlowProps } from './MintFlow.tsx'

interface WalletMintingProps<Progress>
  extends ConnectOffer,
    Pick<MintFlowProps, 'openMint' | 'onDone' | 'offer' | 'onChooseWallet' | 'isConnecting'> {
  run: MintRun<Progress>
  progressFacts: (progress: Progress, hashes: readonly string[]) => MintProgressFacts
  /** Undefined = none is connected. */
  account: SessionAccount | undefined
  /** The account's balance, as text. */
  balance: ReactNode
  onDisconnect: () => void
  /** Minting with the connected account. */
  children: ReactNode
}

/** The whole path from choosing a wallet to the minted items, on chains whose wallets the page connects by itself. */
export function WalletMinting<Progress>(props: WalletMintingProps<Progress>) {
  const { run, progressFacts, account, balance, onDisconnect, children, ...flow } = props
  return (
    <>
      <MintFlow
        {...flow}
        progress={run.status === 'minting' ? progressFacts(run.progress, run.hashes) : undefined}
        end={run.status === 'ended' ? run.end : undefined}
        leavesMore={run.status === 'ended' && run.leavesMore}
        account={
          account && {
            ...account,
            menu: <AccountMenu account={account} balance={balance} onDisconnect={onDisconnect} />,
          }
        }
      >
        {children}
      </MintFlow>
      {account?.isDevelopment && <ApprovalDialog />}
    </>
  )
}
