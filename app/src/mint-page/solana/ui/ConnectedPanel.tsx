import { isSolanaAddress } from '@mintline/core/identifiers'
import { chooseMint, claimRestriction, nextPhase } from '@mintline/solana/reads'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { mintToChoice, NO_MINT_TO } from '../../lib/mintTo.ts'
import { isAboutReceiver } from '../../lib/mintToError.ts'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'
import { Restriction } from '../../ui/Restriction.tsx'
import { TermsSkeleton } from '../../ui/TermsSkeleton.tsx'
import { MINT_REQUEST } from '../lib/mintRequest.ts'
import { restrictionTexts } from '../lib/restrictionTexts.ts'
import type { DropRead } from '../model/useDrop.ts'
import type { useMint } from '../model/useMint.ts'
import type { MintChoices } from '../model/useMintChoices.ts'
import { useMintTerms } from '../model/useMintTerms.ts'
import { MintForm } from './MintForm.tsx'
import { MintPhaseChooser } from './MintPhaseChooser.tsx'

interface ConnectedPanelProps {
  drop: DropRead
  /** The connected wallet's address in base58. */
  wallet: string
  /** URL of the merkle proof folder; undefined = none known. */
  proofs: string | undefined
  mint: ReturnType<typeof useMint>
  /** True if the wallet's earlier mint is still pending. */
  isMintPending: boolean
  /** Items requested; kept while a mint is pending. */
  wanted: bigint
  onWantedChange: (wanted: bigint) => void
  wishes: MintChoices
  onWish: (change: Partial<MintChoices>) => void
}

/** Minting with the connected wallet. */
export function ConnectedPanel(props: ConnectedPanelProps) {
  const { drop, wallet, proofs, mint, isMintPending, wanted, onWantedChange, onWish } = props
  const { phaseIndex: wantedPhase, mintTo: mintToDraft } = props.wishes
  const choice = mintToChoice(mintToDraft, { wallet, isAddress: isSolanaAddress })
  const request = {
    ...MINT_REQUEST,
    mintTo: choice.status === 'ready' ? choice.mintTo : undefined,
  }
  const { data, isPlaceholderData, error, refetch } = useMintTerms({
    drop,
    wallet,
    mintTo: request.mintTo,
    proofs,
  })
  if (!data) {
    return error ? (
      <ErrorCallout
        title="What this wallet may mint is not known yet"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <TermsSkeleton />
    )
  }
  const { options } = data.state
  const isStillOpen = options.some(({ phase }) => phase.phaseIndex === wantedPhase)
  const state = chooseMint(data.state, {
    ...request,
    phaseIndex: isStillOpen ? wantedPhase : undefined,
  })
  const { terms } = state
  const restriction = claimRestriction(state, request)
  const { run } = mint
  const lastEnd = run.status === 'ended' && run.wallet === wallet ? run.end : undefined
  // Problems with the other wallet are shown beside its address.
  if (restriction.type === 'restricted' && !isAboutReceiver(restriction)) {
    return (
      <>
        <OutcomeNotice end={lastEnd} />
        <Restriction
          restrictions={restrictionTexts(restriction, {
            options,
            isMoreToCome: nextPhase(drop.collection.phases, drop.chainTime) !== undefined,
          })}
        />
        {mintToDraft.isOpen && (
          <Button onClick={() => onWish({ mintTo: NO_MINT_TO })}>Mint to this wallet</Button>
        )}
      </>
    )
  }
  if (!terms) return null
  return (
    <>
      <MintPhaseChooser
        options={options}
        chosen={terms.phaseIndex}
        onChoose={(phaseIndex) => onWish({ phaseIndex })}
      />
      <MintForm
        state={state}
        changedAt={data.changedAt}
        restriction={isPlaceholderData ? undefined : restriction}
        terms={terms}
        wallet={wallet}
        choice={choice}
        isMintPending={isMintPending}
        wanted={wanted}
        onWantedChange={onWantedChange}
        mintToDraft={mintToDraft}
        onMintToChange={(mintTo) => onWish({ mintTo })}
        lastEnd={lastEnd}
        onMint={(order) => void mint.start({ ...order, wallet, state, proofs })}
      />
    </>
  )
}
