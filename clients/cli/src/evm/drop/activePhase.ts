import { formatAmount } from '@mintline/core'
import { type ActivePhase, activePhaseCurrency, fetchActivePhase } from '@mintline/evm'
import type { EvmContext } from '../chain/evmContext.ts'

/** The option that names an active-phase document. */
export interface ActivePhaseOption {
  readonly activePhase?: string
}

/** Reads the document from `--active-phase`; undefined = none was given. Throws as `fetchActivePhase` does. */
export async function readActivePhase(
  context: EvmContext,
  { activePhase: activePhaseUrl }: ActivePhaseOption,
): Promise<ActivePhase | undefined> {
  if (activePhaseUrl === undefined) return undefined
  const { signal } = context
  return fetchActivePhase({ activePhaseUrl, resources: context.resources() }, { signal })
}

/**
 * Describes the price and limit in a document.
 *
 * @param symbols Symbols by the currencies' addresses in contracts; other currencies are shown as addresses.
 */
export function toldTerms(
  told: ActivePhase,
  symbols: ReadonlyMap<string, { readonly symbol: string }>,
): string {
  const { price, decimals, maxPerWallet } = told
  const currency = activePhaseCurrency(told)
  const symbol = symbols.get(currency)?.symbol ?? currency
  const limit = maxPerWallet === 0n ? 'no limit per wallet' : `at most ${maxPerWallet} per wallet`
  return `${formatAmount(price, { decimals, symbol })}, ${limit}`
}
