import { chooseMint, claimRestriction, nextPhase } from '@mintline/solana/reads'
import { useState } from 'react'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { MINT_REQUEST } from '../../lib/wallet/mintRequest.ts'
import type { DropRead } from '../../model/useDrop.ts'
import type { useMint } from '../../model/wallet/useMint.ts'
import { useMintTerms } from '../../model/wallet/useMintTerms.ts'
import { EndNotice } from './EndNotice.tsx'
import { MintForm } from './MintForm.tsx'
import { PhaseChooser } from './PhaseChooser.tsx'
import { Restriction } from './Restriction.tsx'

interface ConnectedPanelProps {
  drop: DropRead
  /** Base58 address of who is connected. */
  wallet: string
  /** Address of the folder of merkle proofs; undefined = none is known. */
  proofs: string | undefined
  mint: ReturnType<typeof useMint>
  /** Whether it is not known yet what became of an earlier mint of the wallet. */
  isOnItsWay: boolean
  /** Items that were asked for; kept while a mint is on its way. */
  wanted: bigint
  onWantedChange: (wanted: bigint) => void
}

/** What the connected wallet may mint. */
export function ConnectedPanel(props: ConnectedPanelProps) {
  const { drop, wallet, proofs, mint, isOnItsWay, wanted, onWantedChange } = props
  const deployment = drop.collection.editions
  // Until somebody chooses, the best one for this wallet.
  const [wantedPhase, setWantedPhase] = useState<number>()
  const { data, dataUpdatedAt, error, refetch } = useMintTerms({
    deployment,
    wallet,
    proofs,
    readAt: drop.readAt,
  })
  if (!data) {
    return error ? (
      <ErrorCallout
        title="What this wallet may mint cannot be read"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <TermsSkeleton />
    )
  }
  const { options } = data
  const isStillOpen = options.some(({ phase }) => phase.phaseIndex === wantedPhase)
  const state = chooseMint(data, {
    ...MINT_REQUEST,
    phaseIndex: isStillOpen ? wantedPhase : undefined,
  })
  const { terms } = state
  const restriction = claimRestriction(state, MINT_REQUEST)
  const { run } = mint
  const lastEnd = run.status === 'ended' && run.wallet === wallet ? run.end : undefined
  if (restriction.type === 'restricted') {
    return (
      <>
        <EndNotice end={lastEnd} />
        <Restriction
          restriction={restriction}
          options={options}
          isMoreToCome={nextPhase(drop.collection.phases, drop.chainTime) !== undefined}
        />
      </>
    )
  }
  if (!terms) return null
  return (
    <>
      <PhaseChooser options={options} chosen={terms.phaseIndex} onChoose={setWantedPhase} />
      <MintForm
        state={state}
        readAt={dataUpdatedAt}
        restriction={restriction}
        terms={terms}
        wallet={wallet}
        isOnItsWay={isOnItsWay}
        wanted={wanted}
        onWantedChange={onWantedChange}
        lastEnd={lastEnd}
        onMint={(order) => void mint.start({ ...order, wallet, state, proofs })}
      />
    </>
  )
}

function TermsSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <VisuallyHidden>
        <span role="status">Looking what this wallet may mint</span>
      </VisuallyHidden>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-11 w-full rounded-lg" />
    </div>
  )
}
