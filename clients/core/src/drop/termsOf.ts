import type { DropList, DropPhase, DropState } from './dropState.ts'
import type { DropListTerms, DropPhaseTerms, DropTerms } from './dropTerms.ts'

/** What a contract without a platform fee takes. */
const NO_FEE = { type: 'percentage', valueBp: 0, recipients: undefined } as const

/**
 * Returns the terms that a drop on chain has, for adapters' `termsOf`.
 *
 * @param extras The adapter's part of the terms.
 */
export function termsOf<Extras extends object>(
  { name, symbol = '', description = '', uri, items, supply, phases, ...state }: DropState,
  extras: Extras,
): DropTerms<Extras> {
  const { currencies, money, sale } = state
  const { maxItems, maxPerWallet } = supply
  return {
    ...{ name, symbol, description, uri, items },
    supply: { maxItems, maxPerWallet },
    phases: phases.map(phaseTermsOf),
    currencies,
    money: { ...money, platformFee: money.platformFee ?? NO_FEE },
    sale,
    extras,
  }
}

/** Returns the terms that a phase on chain has; its name is not there. */
export function phaseTermsOf({ minted: _, list, ...phase }: DropPhase): DropPhaseTerms {
  return { ...phase, name: '', list: list && listTermsOf(list) }
}

function listTermsOf(list: DropList): DropListTerms {
  return list.form === 'entries' ? { form: 'entries', entries: undefined } : list
}
