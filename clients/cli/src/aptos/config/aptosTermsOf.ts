import type { Allowlist } from '@mintline/aptos'
import { type AptosTerms, octas } from '@mintline/aptos/drop'
import { PHASE_TYPES } from '@mintline/core'
import { type DropListTerms, type DropPhaseTerms, everythingTo } from '@mintline/core/drop'
import { APT } from '../amounts/aptosAmount.ts'
import type { AptosConfig, AptosPhaseConfig } from './aptosSchema.ts'
import { phaseTypeOf } from './phaseType.ts'

/** A phase's list, as far as terms depend on it. */
interface PhaseList {
  /** Undefined = the list is on chain. */
  readonly merkle: Pick<Allowlist, 'merkleRoot'> | undefined
}

/**
 * Converts a config to terms. Entries on chain are left out: `compareLists` plans those.
 *
 * @param lists In phase order; undefined = the phase has none. Default: no lists, whose roots are then missing.
 */
export function aptosTermsOf(
  { collection, phases }: Pick<AptosConfig, 'collection' | 'phases'>,
  lists: readonly (PhaseList | undefined)[] = [],
): AptosTerms {
  const { treasury, platformFee, royalties, version, isOpenEdition } = collection
  return {
    name: collection.collectionName,
    symbol: collection.seed,
    description: collection.collectionDescription,
    uri: collection.collectionUri,
    items: { form: 'templates', name: collection.itemBaseName, uri: collection.itemBaseUri },
    supply: { maxItems: collection.maxNumberOfTokens, maxPerWallet: 0n },
    // A config without phases says nothing about those on chain.
    phases: phases.length === 0 ? undefined : aptosPhaseTerms(phases, lists),
    currencies: new Map([[octas(0n).currency.id, APT]]),
    money: {
      receivers: feeShares(treasury),
      platformFee: {
        ...platformFee.fee,
        recipients: platformFee.feeSplit && feeShares(platformFee.feeSplit),
      },
      royalties: {
        valueBp: royalties.royaltyBasisPoints,
        recipients: everythingTo(royalties.recipient),
      },
    },
    sale: { isPaused: collection.isPaused, endTime: collection.end },
    extras: { version, isOpenEdition },
  }
}

/** Converts a config's phases to terms, in the same order. */
export function aptosPhaseTerms(
  phases: readonly AptosPhaseConfig[],
  lists: readonly (PhaseList | undefined)[],
): DropPhaseTerms[] {
  return phases.map((phase, index) => {
    const { name, price, maxMintsPerWallet, maxMintsPerTransaction } = phase
    const { isListed } = PHASE_TYPES[phaseTypeOf(phase)]
    return {
      ...phasePlace(phase),
      name,
      kind: isListed ? 'list' : 'public',
      list: listTerms(phase, lists[index]),
      endTime: undefined,
      price: octas(price),
      maxPerWallet: maxMintsPerWallet,
      maxPerTransaction: maxMintsPerTransaction,
      maxItems: 0n,
      isOpen: true,
    }
  })
}

/** Returns what a phase is found by on chain. */
export function phasePlace({
  phaseId,
  start,
}: Pick<AptosPhaseConfig, 'phaseId' | 'start'>): Pick<DropPhaseTerms, 'key' | 'startTime'> {
  return { key: phaseId?.toString(), startTime: start }
}

function listTerms(
  phase: AptosPhaseConfig,
  list: PhaseList | undefined,
): DropListTerms | undefined {
  const root = list?.merkle?.merkleRoot ?? phase.merkleRoot
  if (root !== undefined) return { form: 'merkle', root }
  const hasEntries = list !== undefined || phaseTypeOf(phase) === 'allowList'
  return hasEntries ? { form: 'entries', entries: undefined } : undefined
}

function feeShares(split: AptosConfig['collection']['treasury']) {
  return split.map(({ recipient: address, share }) => ({ address, share: Number(share) }))
}
