import { phaseConfigOf } from '@mintline/core/drop'
import { isNativeCurrencyId, parseCurrencyId } from '@mintline/core/identifiers'
import type { SolanaNetwork } from '@mintline/core/networks'
import { currenciesOf, dropPhaseOf, SOLANA_CAPABILITIES } from '@mintline/solana/drop'
import { configTokens, type EditionPhase, type PriceTokenFacts } from '@mintline/solana/reads'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { exactJson } from '#shared/lib/download.ts'

interface PhasesContext {
  network: Pick<SolanaNetwork, 'blockchain'>
  /** Tokens that phases are priced in, by mint; an unknown one's prices are in base units, which no config takes. */
  tokens: ReadonlyMap<string, PriceTokenFacts>
  names: PhaseNames
}

/** Formats phases as JSON, as configs of the command have them in version 2, with the tokens that their prices name. */
export function phasesJson(
  phases: readonly EditionPhase[],
  { network, tokens, names }: PhasesContext,
): string {
  const onChain = currenciesOf(network, [...tokens.values()])
  const named = configTokens([...onChain].filter(([id]) => !isNativeCurrencyId(id)))
  const currencies = new Map([...onChain, ...named])
  const facts = { capabilities: SOLANA_CAPABILITIES, currencies }
  return exactJson({
    ...(named.size > 0 && {
      currencies: Object.fromEntries(
        [...named].map(([id, { symbol }]) => [symbol, parseCurrencyId(id).address]),
      ),
    }),
    phases: phases.map((phase) =>
      phaseConfigOf(dropPhaseOf(phase, { network, currencies }), phase.phaseIndex, facts, {
        name: names[phase.phaseIndex],
      }),
    ),
  })
}
