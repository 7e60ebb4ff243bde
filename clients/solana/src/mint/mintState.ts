import { CoreError } from '@mintline/core/errors'
import type { SolanaAddress } from '@mintline/core/identifiers'
import { type ClaimRestriction, type Restricted, restrictionBy } from '@mintline/core/mint'
import type { CollectionInfo, EditionPhase } from '../reads/collectionInfo.ts'
import { assertClaimable, type ClaimOffer, SOLANA_RESTRICTIONS } from './assertClaimable.ts'
import type { ClaimRequest } from './claimRequest.ts'
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
  /** Why the wallet may not mint there; undefined = it may. */
  readonly restriction: Restricted | undefined
}

/** Everything that a wallet's mint depends on, at one moment. */
export interface MintState {
  readonly collection: CollectionInfo
  /** The minting wallet. */
  readonly wallet: SolanaAddress
  /** The paying wallet's lamports; undefined = unknown. */
  readonly balance: bigint | undefined
  /** Program that owns the receiving account, in base58; undefined = no account. */
  readonly mintToOwner: string | undefined
  /** The cluster's rent in lamports per byte; undefined = not read, so the usual rate. */
  readonly rentRate: bigint | undefined
  /** All open phases, in index order. */
  readonly options: readonly PhaseOption[]
  /** The chosen phase: see `chooseOption`. Undefined = no phase is open. */
  readonly phase: EditionPhase | undefined
  /** Items that the wallet has minted; `inPhase` is 0 if no phase is open. */
  readonly counts: MinterCounts
  /** Terms in the chosen phase; undefined = no phase is open. */
  readonly terms: ClaimTerms | undefined
}

/** A state before a phase is chosen. */
export interface MintOffers
  extends Pick<MintState, 'collection' | 'wallet' | 'balance' | 'mintToOwner' | 'rentRate'> {
  readonly options: readonly PhaseOffer[]
  /** Only the collection's count: each option has its phase's. */
  readonly counts: Pick<MinterCounts, 'inCollection'>
}

/**
 * Chooses the phase for a request. Pass an existing state again to choose for another quantity or phase, without
 * further reads.
 *
 * @throws QUANTITY_NOT_POSITIVE, MAX_PER_TRANSACTION_INVALID, PHASE_NOT_OPEN
 */
export function chooseMint(offers: MintOffers, request: ClaimRequest): MintState {
  const { collection, wallet, balance, mintToOwner, rentRate, counts } = offers
  const offered = { collection, wallet, balance, mintToOwner, rentRate }
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
 * The phase with that index, otherwise the cheapest in which the wallet may mint, first come first; among prices in
 * several currencies, the first one's. If it may mint in none: the first, which is the specification's current phase.
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
  if (!best) return option
  const [{ price, token }, other] = [best.terms, option.terms]
  const isComparable = other.price === 0n || other.token?.mint === token?.mint
  return isComparable && other.price < price ? option : best
}

/**
 * Checks whether a wallet may mint in a given state: in its chosen phase, or in an option's. Only
 * `fetchClaimRestriction` also checks transaction sizes.
 *
 * @throws QUANTITY_NOT_POSITIVE
 */
export function claimRestriction(offer: ClaimOffer, request: ClaimRequest = {}): ClaimRestriction {
  try {
    assertClaimable(offer, request)
    return { type: 'claimable' }
  } catch (error) {
    const restriction = restrictionBy(error, SOLANA_RESTRICTIONS)
    if (!restriction) throw error
    return restriction
  }
}
