import { type AmountUnit, priceUnitOf } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import type { PhaseConfig } from '../config/schema.ts'
import { canAsk, type TypedInput } from '../output/confirm.ts'
import { choose } from '../output/prompts.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { ListFile } from './listFile.ts'

/** Sources of the unit of a list's prices. */
export interface UnitSources {
  /** `--unit`; undefined = not given. */
  readonly given: AmountUnit | undefined
  /** The phase of the config whose list it is. */
  readonly phase?: PhaseConfig | undefined
  /** Of the network; undefined = no network is known. */
  readonly currency?: Currency | undefined
}

/** Unit that option or config give to the prices of a list; undefined = they give none. */
export function namedUnit({ given, phase }: UnitSources): AmountUnit | undefined {
  return given ?? (phase?.lamports ? 'lamports' : undefined)
}

/**
 * Unit of prices that name none: that of option or config, or else what a person answers. Undefined
 * where no price needs one, or nobody is there to ask.
 *
 * @param input Where the person types.
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
  const message = `The prices in ${path} name no unit. What are they in?`
  const labels = [sources.currency ?? 'SOL', 'lamports']
  return (await choose(context, { message, labels }, input)) === 0 ? 'sol' : 'lamports'
}
