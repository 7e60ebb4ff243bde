import type { Restricted } from '@mintline/core'
import {
  chooseMint,
  claimRestriction,
  fetchMintState,
  type MintState,
  nextPhase,
  type PhaseOption,
} from '@mintline/solana/reads'
import { keepPreviousData } from '@tanstack/react-query'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import type { MintEntries } from '../../lib/mintEntries.ts'
import { isAboutReceiver } from '../../lib/mintToError.ts'
import { type RestrictionText, restrictionText } from '../../lib/restrictionText.ts'
import { useWalletTerms } from '../../model/useWalletTerms.ts'
import { WalletTerms } from '../../ui/WalletTerms.tsx'
import { MINT_REQUEST } from '../lib/mintRequest.ts'
import { phaseName } from '../lib/phaseAudience.ts'
import { useMintCluster } from '../model/mintClusterContext.ts'
import type { DropRead } from '../model/useDrop.ts'
import type { MintOrder } from '../model/useMint.ts'
import { MintForm } from './MintForm.tsx'
import { MintPhaseChooser } from './MintPhaseChooser.tsx'

interface ConnectedPanelProps extends MintEntries {
  drop: DropRead
  /** URL of the merkle proof folder; undefined = none known. */
  proofs: string | undefined
  /** Index of the phase to mint in; undefined = the best one. */
  wantedPhase: number | undefined
  onPhaseChange: (phaseIndex: number) => void
  onMint: (order: MintOrder) => void
}

/** Minting with the connected wallet. */
export function ConnectedPanel(props: ConnectedPanelProps) {
  const { drop, proofs, wantedPhase, onPhaseChange, onMint, ...entries } = props
  const { wallet, mintTo } = entries
  const request = { ...MINT_REQUEST, mintTo }
  const query = useMintTerms({ drop, wallet, mintTo, proofs })
  const chosen = (read: MintState) => {
    const isStillOpen = read.options.some(({ phase }) => phase.phaseIndex === wantedPhase)
    const phaseIndex = isStillOpen ? wantedPhase : undefined
    const state = chooseMint(read, { ...request, phaseIndex })
    return { state, restriction: claimRestriction(state, request) }
  }
  return (
    <WalletTerms
      {...entries}
      query={query}
      restrictionsOf={({ state: read }) => {
        const { restriction } = chosen(read)
        // Problems with the other wallet are shown beside its address.
        if (restriction.type !== 'restricted' || isAboutReceiver(restriction)) return []
        const isMoreToCome = nextPhase(drop.collection.phases, drop.chainTime) !== undefined
        return restrictionTexts(restriction, { options: read.options, isMoreToCome })
      }}
    >
      {(read) => {
        const { state, restriction } = chosen(read.state)
        const { terms } = state
        if (!terms) return null
        return (
          <>
            <MintPhaseChooser
              options={read.state.options}
              chosen={terms.phaseIndex}
              onChoose={onPhaseChange}
            />
            <MintForm
              {...entries}
              state={state}
              changedAt={read.changedAt}
              restriction={query.isPlaceholderData ? undefined : restriction}
              terms={terms}
              onMint={(order) => onMint({ ...order, wallet, state, proofs })}
            />
          </>
        )
      }}
    </WalletTerms>
  )
}

interface MintTermsInput {
  /** As last read; if it has changed, the wallet's terms are refetched. */
  drop: DropRead
  /** The minter's address in base58. */
  wallet: string
  /** Another wallet that receives the items, in base58; undefined = none. */
  mintTo: string | undefined
  /** URL of the merkle proof folder; undefined = none known. */
  proofs: string | undefined
}

/** Fetches the wallet's terms in all phases that are open now. */
function useMintTerms({ drop, wallet, mintTo, proofs }: MintTermsInput) {
  const { connection, scope } = useMintCluster()
  const deployment = drop.collection.editions
  const wanted = { ...MINT_REQUEST, deployment, wallet, mintTo, proofSource: proofs, resources }
  return useWalletTerms({
    queryKey: [scope, 'mint-terms', deployment, wallet, mintTo, proofs],
    changedAt: drop.changedAt,
    fetchState: (signal) => fetchMintState(connection, { ...wanted, read: drop }, { signal }),
    // The same wallet's terms stay until another receiver's effect is known.
    placeholderData: keepPreviousData,
  })
}

interface OpenPhases {
  /** All open phases; the wallet may not mint in any. */
  options: readonly PhaseOption[]
  /** True if another phase opens later. */
  isMoreToCome: boolean
}

/**
 * Explains why a wallet may not mint, phase by phase if several are open.
 *
 * @param restriction The reason if no phase is open.
 */
function restrictionTexts(
  restriction: Restricted,
  { options, isMoreToCome }: OpenPhases,
): RestrictionText[] {
  if (options.length < 2) return [restrictionText(restriction, isMoreToCome)]
  const phases = options.map(({ phase }) => phase)
  return options.map((option) => {
    const { reason, ...rest } = restrictionText(option.restriction ?? restriction, isMoreToCome)
    return { ...rest, reason: `${phaseName(option.phase, phases)}: ${reason}` }
  })
}
