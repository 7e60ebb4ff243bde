import { CoreError, type Restricted } from '@mintline/core'
import type { SolanaAddress } from '@mintline/core/identifiers'
import type { CollectionInfo, EditionPhase } from '../reads/collectionInfo.ts'
import type { ClaimRequest } from './claimRequest.ts'
import { claimRestriction } from './claimRestriction.ts'
import type { ClaimTerms, MinterCounts } from './claimTerms.ts'

/** An open phase and its terms for a wallet. */
export interface PhaseOffer {
  readonly phase: EditionPhase
  /** Items that the wallet has minted. */
  readonly counts: MinterCounts
  readonly terms: ClaimTerms
}

/** An open phase, its terms for a wallet, and whether the wallet may mint there. */
export interface PhaseOption extends PhaseOffer {
  /** Reason that the wallet may not mint there what it asks for; undefined = it may. */
  readonly restriction: Restricted | undefined
}

/** Everything that a mint of a wallet depends on, at one moment. */
export interface MintState {
  readonly collection: CollectionInfo
  /** The wallet that wants to mint. */
  readonly wallet: SolanaAddress
  /** Lamports of the treasury and of the fee recipients, by base58. */
  readonly balances: ReadonlyMap<string, bigint>
  /** Base58 address of the program that owns the account that is to get the items; undefined = none is there. */
  readonly mintToOwner: string | undefined
  /** All open phases, in the order of their indexes. */
  readonly options: readonly PhaseOption[]
  /** The chosen phase: see `chooseOption`. Undefined = no phase is open. */
  readonly phase: EditionPhase | undefined
  /** Items that the wallet has minted; in the phase 0 where none is open. */
  readonly counts: MinterCounts
  /** Terms of the chosen phase; undefined = no phase is open. */
  readonly terms: ClaimTerms | undefined
}

/** Parts of a state before a phase is chosen. */
export interface MintOffers
  extends Pick<MintState, 'collection' | 'wallet' | 'balances' | 'mintToOwner'> {
  readonly options: readonly PhaseOffer[]
  /** Needed in the collection only: what the wallet has minted in a phase is in its option. */
  readonly counts: Pick<MinterCounts, 'inCollection'>
}

/**
 * The state of a mint for what a wallet asks for. A state that was read can be passed again with
 * another quantity or another phase, so that nothing needs to be read anew.
 *
 * @throws QUANTITY_NOT_POSITIVE, MAX_PER_TRANSACTION_INVALID, PHASE_NOT_OPEN
 */
export function chooseMint(offers: MintOffers, request: ClaimRequest): MintState {
  const { collection, wallet, balances, mintToOwner, counts } = offers
  const offered = { collection, wallet, balances, mintToOwner }
  const options = offers.options.map(({ phase, counts, terms }) => {
    const answer = claimRestriction({ ...offered, terms }, request)
    return { phase, counts, terms, restriction: answer.type === 'restricted' ? answer : undefined }
  })
  const chosen = chooseOption(options, request.phaseIndex)
  return {
    ...offered,
    options,
    phase: chosen?.phase,
    counts: chosen?.counts ?? { inCollection: counts.inCollection, inPhase: 0n },
    terms: chosen?.terms,
  }
}

/**
 * The phase of that index, or else the best: the cheapest in which the wallet may mint, the first of
 * equals. Where it may mint in none, the current phase of the specification, which is the first.
 *
 * @throws PHASE_NOT_OPEN
 */
function chooseOption(
  options: readonly PhaseOption[],
  phaseIndex: number | undefined,
): PhaseOption | undefined {
  if (phaseIndex === undefined) {
    const mintable = options.filter(({ restriction }) => restriction === undefined)
    return mintable.reduce(cheaper, mintable[0]) ?? options[0]
  }
  const named = options.find(({ phase }) => phase.phaseIndex === phaseIndex)
  if (named) return named
  const open = options.map(({ phase }) => phase.phaseIndex)
  throw new CoreError('PHASE_NOT_OPEN', { phaseIndex, open })
}

function cheaper(best: PhaseOption | undefined, option: PhaseOption): PhaseOption {
  return best && best.terms.price <= option.terms.price ? best : option
}
