import type { Allowlist } from '@mintline/aptos'
import { type AptosTerms, octas } from '@mintline/aptos/drop'
import type { DropListTerms, DropPhaseTerms } from '@mintline/core/drop'
import { APT } from '../chain/aptosAmount.ts'
import type { AptosConfig, AptosPhaseConfig } from './aptosConfig.ts'

/** A phase's list, as far as terms depend on it. */
interface PhaseList {
  /** Undefined = the list is on chain. */
  readonly merkle: Pick<Allowlist, 'merkleRoot'> | undefined
}

/** Stands for the root of a list that is not read. */
const SOME_ROOT = `0x${'0'.repeat(64)}`

/**
 * Converts a config to terms. Entries on chain are left out: `compareLists` plans those.
 *
 * @param lists In phase order; undefined = the phase has none. Default: no lists, whose roots are then placeholders.
 */
export function aptosTermsOf(
  config: AptosConfig,
  lists: readonly (PhaseList | undefined)[] = [],
): AptosTerms {
  const { name, symbol, description, uri, items, supply, money, sale, phases, extras } = config
  const { version, isOpenEdition } = extras
  return {
    ...{ name, symbol, description, uri, supply, money, sale },
    items: { form: 'templates', name: items.name ?? '', uri: items.uri ?? '' },
    // A config without phases says nothing about those on chain.
    phases: phases.length === 0 ? undefined : aptosPhaseTerms(phases, lists),
    currencies: new Map([[octas(0n).currency.id, APT]]),
    extras: { version, isOpenEdition },
  }
}

/** Converts a config's phases to terms, in the same order. */
export function aptosPhaseTerms(
  phases: readonly AptosPhaseConfig[],
  lists: readonly (PhaseList | undefined)[],
): DropPhaseTerms[] {
  return phases.map(({ currency: _, ...phase }, index) => ({
    ...phase,
    price: octas(phase.price ?? 0n),
    list: listTerms(phase, lists[index]),
  }))
}

function listTerms(
  { list }: Pick<AptosPhaseConfig, 'list'>,
  read: PhaseList | undefined,
): DropListTerms | undefined {
  if (list?.form !== 'merkle') return list && { form: 'entries', entries: undefined }
  return { form: 'merkle', root: read?.merkle?.merkleRoot ?? list.root ?? SOME_ROOT }
}
