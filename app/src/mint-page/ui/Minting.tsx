import { Fragment, type ReactNode, useState } from 'react'
import type { MintEntries } from '../lib/mintEntries.ts'
import type { MintProgressFacts } from '../lib/mintProgress.ts'
import { NO_MINT_TO } from '../lib/mintTo.ts'
import type { MintRun } from '../model/useMintRun.ts'
import { useMintToChoice } from '../model/useNames.ts'
import { useWalletEntry } from '../model/useWalletEntry.ts'
import { MintFlow, type MintFlowProps } from './MintFlow.tsx'

interface MintingProps<Progress>
  extends Omit<MintFlowProps, 'progress' | 'end' | 'leavesMore' | 'onDone' | 'children'> {
  run: MintRun<Progress>
  progressFacts: (progress: Progress, hashes: readonly string[]) => MintProgressFacts
  /** Address of the wallet whose earlier mint's outcome is not known yet; undefined = none. */
  pendingWallet: string | undefined
  isAddress: (text: string) => boolean
  /** Returns to the form. */
  onReset: () => void
  /** Renders the connected wallet's terms. */
  children: (entries: MintEntries) => ReactNode
}

/** Connecting and minting on any chain: holds what the person enters. */
export function Minting<Progress>(props: MintingProps<Progress>) {
  const { run, progressFacts, pendingWallet, isAddress, onReset, children, ...flow } = props
  const wallet = flow.account?.address
  const [wanted, setWanted] = useState(1n)
  const [mintToDraft, setMintTo, forgetMintTo] = useWalletEntry(wallet, NO_MINT_TO)
  const choice = useMintToChoice(mintToDraft, { wallet: wallet ?? '', isAddress })
  const entriesOf = (minter: string): MintEntries => {
    return {
      wallet: minter,
      isMintPending: pendingWallet === minter,
      lastEnd: run.status === 'ended' && run.wallet === minter ? run.end : undefined,
      wanted,
      onWantedChange: setWanted,
      mintToDraft,
      onMintToChange: setMintTo,
      choice,
      mintTo: choice.status === 'ready' ? choice.mintTo : undefined,
    }
  }
  return (
    <MintFlow
      {...flow}
      progress={run.status === 'minting' ? progressFacts(run.progress, run.hashes) : undefined}
      end={run.status === 'ended' ? run.end : undefined}
      leavesMore={run.status === 'ended' && run.leavesMore}
      onDone={() => {
        setWanted(1n)
        forgetMintTo()
        onReset()
      }}
    >
      {wallet !== undefined && <Fragment key={wallet}>{children(entriesOf(wallet))}</Fragment>}
    </MintFlow>
  )
}
