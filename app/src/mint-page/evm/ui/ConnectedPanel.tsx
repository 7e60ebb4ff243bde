import { isEvmAddress } from '@mintline/core/identifiers'
import { claimRestriction } from '@mintline/evm'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { type MintToDraft, mintToChoice, NO_MINT_TO } from '../../lib/mintTo.ts'
import { restrictionText } from '../../lib/restrictionText.ts'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'
import { Restriction } from '../../ui/Restriction.tsx'
import { TermsSkeleton } from '../../ui/TermsSkeleton.tsx'
import { useEvm } from '../model/evmContext.ts'
import type { DropRead } from '../model/useDrop.ts'
import type { EvmSession } from '../model/useEvmWallet.ts'
import type { useMint } from '../model/useMint.ts'
import { useMintTerms } from '../model/useMintTerms.ts'
import { MintForm } from './MintForm.tsx'
import { WrongChain } from './WrongChain.tsx'

interface ConnectedPanelProps {
  /** Union id. */
  contract: string
  drop: DropRead
  session: EvmSession
  /** Address of the folder of allowlist proofs; undefined = none in the link. */
  proofs: string | undefined
  mint: ReturnType<typeof useMint>
  /** True if the outcome of an earlier mint of the wallet is not known yet. */
  isMintPending: boolean
  /** Items requested; kept while a mint is pending. */
  wanted: bigint
  onWantedChange: (wanted: bigint) => void
  mintToDraft: MintToDraft
  onMintToChange: (draft: MintToDraft) => void
}

/** Minting with the connected wallet. */
export function ConnectedPanel(props: ConnectedPanelProps) {
  const { contract, drop, session, proofs, mint, mintToDraft, onMintToChange } = props
  const { account: wallet, chainId } = session
  const { network } = useEvm()
  const choice = mintToChoice(mintToDraft, { wallet, isAddress: isEvmAddress })
  const mintTo = choice.status === 'ready' ? choice.mintTo : undefined
  const { data, dataUpdatedAt, error, refetch } = useMintTerms({
    contract,
    wallet,
    proofs,
    readAt: drop.readAt,
  })
  if (!data) {
    return error ? (
      <ErrorCallout
        title="The terms for this wallet cannot be read"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <TermsSkeleton />
    )
  }
  // One item: a larger quantity is limited by the form.
  const restriction = claimRestriction(data, { mintTo })
  const { run } = mint
  const lastEnd = run.status === 'ended' && run.wallet === wallet ? run.end : undefined
  // More items may pay for a flat fee.
  if (restriction.type === 'restricted' && restriction.code !== 'FEE_EXCEEDS_PRICE') {
    const { next } = data.phases
    return (
      <>
        <OutcomeNotice end={lastEnd} />
        <Restriction restrictions={[restrictionText(restriction, next !== undefined)]} />
        {mintToDraft.isOpen && (
          <Button onClick={() => onMintToChange(NO_MINT_TO)}>Mint to this wallet</Button>
        )}
      </>
    )
  }
  const { terms, currency } = data
  if (!terms || !currency) return null
  return (
    <>
      {chainId !== network.chainId && <WrongChain session={session} />}
      <MintForm
        state={data}
        terms={terms}
        currency={currency}
        readAt={dataUpdatedAt}
        session={session}
        choice={choice}
        isMintPending={props.isMintPending}
        wanted={props.wanted}
        onWantedChange={props.onWantedChange}
        mintToDraft={mintToDraft}
        onMintToChange={onMintToChange}
        lastEnd={lastEnd}
        onMint={(order) => void mint.start({ ...order, session })}
      />
    </>
  )
}
