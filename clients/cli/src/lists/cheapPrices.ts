import { formatAmount, type ListTotals } from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { CommandError } from '../errors/commandError.ts'
import { canAsk, confirmByTyping, type TypedInput } from '../output/confirm.ts'
import type { CommandContext } from '../runtime/commandContext.ts'

/** A list whose prices are about to be used. */
export interface PricedList {
  readonly path: string
  readonly totals: Pick<ListTotals, 'lowestPrice' | 'isSuspiciouslyCheap'>
  /** True where somebody named the unit of its prices, so that low ones are meant. */
  readonly isUnitNamed: boolean
}

/**
 * Stops at a price so low that its unit may be a mistake, until a person has looked at it.
 *
 * @param input Where the person types.
 * @throws LIST_PRICES_CHEAP where nobody can be asked; CONFIRMATION_DECLINED, INTERRUPTED
 */
export async function stopAtCheapPrices(
  context: Pick<CommandContext, 'output' | 'options' | 'signal'>,
  { path, totals, isUnitNamed }: PricedList,
  currency: Currency = 'SOL',
  input: TypedInput = process.stdin,
): Promise<void> {
  const { output, options } = context
  const { lowestPrice, isSuspiciouslyCheap } = totals
  if (!isSuspiciouslyCheap || lowestPrice === undefined) return
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
