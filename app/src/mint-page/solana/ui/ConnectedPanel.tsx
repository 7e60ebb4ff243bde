import { chooseMint, claimRestriction, type MintState, nextPhase } from '@mintline/solana/reads'
import type { MintEntries } from '../../lib/mintEntries.ts'
import { isAboutReceiver } from '../../lib/mintToError.ts'
import { WalletTerms } from '../../ui/WalletTerms.tsx'
import { MINT_REQUEST } from '../lib/mintRequest.ts'
import { restrictionTexts } from '../lib/restrictionTexts.ts'
import type { DropRead } from '../model/useDrop.ts'
import type { MintOrder } from '../model/useMint.ts'
import { useMintTerms } from '../model/useMintTerms.ts'
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
