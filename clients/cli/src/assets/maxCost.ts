import { formatAmount } from '@mintline/solana'
import { lamportsOf, readAmount } from '../amounts/amount.ts'
import { readOption } from '../commands/optionValues.ts'
import { CommandError } from '../errors/commandError.ts'

/**
 * Parses `--max-cost` into lamports; undefined = no limit.
 *
 * @throws AMOUNT_WITHOUT_UNIT, AMOUNT_UNREADABLE, AMOUNT_UNIT_MISMATCH: storages take SOL
 */
export function readMaxCost(text: string | undefined): bigint | undefined {
  return readOption('--max-cost', text, (cost) => lamportsOf(readAmount(cost), 'SOL'))
}

/**
 * Refuses a payment above a limit, both in lamports.
 *
 * @throws STORAGE_COST_EXCEEDED
 */
export function assertCost(cost: bigint, maxCost: bigint | undefined): void {
  if (maxCost === undefined || cost <= maxCost) return
  throw new CommandError('STORAGE_COST_EXCEEDED', {
    cost: solText(cost),
    maxCost: solText(maxCost),
  })
}

/** Formats lamports in SOL, which storages take on every network. */
export function solText(lamports: bigint): string {
  return formatAmount(lamports, 'SOL')
}
