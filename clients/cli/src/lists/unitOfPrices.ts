import { type AmountUnit, priceUnitOf } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import type { PhaseConfig } from '../config/solanaConfig.ts'
import { canAsk, type TypedInput } from '../output/confirm.ts'
import { choose } from '../output/prompts.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { ListFile } from './listFile.ts'

/** Where a list's price unit may come from. */
export interface UnitSources {
  /** `--unit`; undefined = not given. */
  readonly given: AmountUnit | undefined
  /** The list's phase in the config. */
  readonly phase?: PhaseConfig | undefined
  /** The network's currency; undefined = no network is known. */
  readonly currency?: Currency | undefined
}

/** Returns a list's price unit from option or config; undefined = neither has one. */
export function namedUnit({ given, phase }: UnitSources): AmountUnit | undefined {
  return given ?? phase?.list?.unit
}

/**
 * Returns the unit for prices without one: from option or config, otherwise from the user. Undefined if no price needs
 * one, or nobody can be asked.
 *
 * @param input The user's input.
 * @throws INTERRUPTED for Ctrl-C, and what `priceUnitOf` throws
 */
export async function unitOfPrices(
  context: Pick<CommandContext, 'output' | 'options' | 'signal'>,
  { path, text }: ListFile,
  sources: UnitSources,
  input: TypedInput = process.stdin,
): Promise<AmountUnit | undefined> {
  const named = namedUnit(sources)
  if (named !== undefined || priceUnitOf(text) !== 'undecided') return named
  if (context.options.yes || !canAsk(context.output, input)) return undefined
  const message = `The prices in ${path} have no unit. Which one is it?`
  const labels = [sources.currency ?? 'SOL', 'lamports']
  return (await choose(context, { message, labels }, input)) === 0 ? 'sol' : 'lamports'
}
