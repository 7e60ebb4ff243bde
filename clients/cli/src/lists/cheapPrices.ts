import { formatAmount, type ListTotals } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import type { DropConfig } from '../config/solanaConfig.ts'
import { CommandError } from '../errors/commandError.ts'
import { canAsk, confirmByTyping, type TypedInput } from '../output/confirm.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import type { PhaseList } from './readPhaseLists.ts'

/** A list whose prices are to be used. */
export interface PricedList {
  readonly path: string
  readonly totals: Pick<ListTotals, 'lowestPrice' | 'isSuspiciouslyCheap'>
  /** The phase's price token, whose prices say nothing about lamports. */
  readonly token?: unknown
  /** True if the price unit was given explicitly, so that low prices are intended. */
  readonly isUnitNamed: boolean
}

/**
 * Asks for confirmation if a price is so low that its unit may be wrong.
 *
 * @param input The user's input.
 * @throws LIST_PRICES_CHEAP if nobody can be asked; CONFIRMATION_DECLINED, INTERRUPTED
 */
export async function stopAtCheapPrices(
  context: Pick<CommandContext, 'output' | 'options' | 'signal'>,
  { path, totals, token, isUnitNamed }: PricedList,
  currency: Currency = 'SOL',
  input: TypedInput = process.stdin,
): Promise<void> {
  const { output, options } = context
  const { lowestPrice, isSuspiciouslyCheap } = totals
  if (token !== undefined || !isSuspiciouslyCheap || lowestPrice === undefined) return
  const price = `${formatAmount(lowestPrice, currency)} (${formatAmount(lowestPrice, 'lamports')})`
  const sentence = `The lowest price in ${path} is ${price}`
  if (isUnitNamed || options.dryRun) {
    output.warn(`${sentence}: check that its unit is right`)
    return
  }
  if (options.yes || !canAsk(output, input)) {
    throw new CommandError('LIST_PRICES_CHEAP', { path, price })
  }
  await confirmByTyping(context, `${sentence}.`, input)
}

/** Asks for confirmation as `stopAtCheapPrices` does, for each of a config's lists. */
export async function stopAtCheapLists(
  context: Pick<CommandContext, 'output' | 'options' | 'signal'>,
  { config, lists }: { readonly config: DropConfig; readonly lists: readonly PhaseList[] },
  currency: Currency,
): Promise<void> {
  for (const [index, { path, totals, token }] of lists.entries()) {
    if (path === undefined || !totals || token) continue
    const isUnitNamed = config.phases[index]?.list?.unit !== undefined
    await stopAtCheapPrices(context, { path, totals, isUnitNamed }, currency)
  }
}
