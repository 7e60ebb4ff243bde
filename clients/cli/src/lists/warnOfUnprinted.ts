import type { BaseContext } from '../runtime/baseContext.ts'

/**
 * Warns that lists' entries are not among printed transactions: their batches depend on what earlier ones left on chain.
 *
 * @param hasEntries True if entries would be written.
 */
export function warnOfUnprinted(
  { options, output }: Pick<BaseContext, 'options' | 'output'>,
  hasEntries: boolean,
): void {
  if (!options.printTransactions || !hasEntries) return
  output.warn(
    'The entries of lists are not printed: write them with mintline allowlist upsert and a wallet that signs here',
  )
}
