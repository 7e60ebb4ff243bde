import { EvmReadError } from '../errors/evmReadError.ts'

/** Maximum entries to read per kind. A hostile contract can report any number. */
const MAX_ENTRIES = 1_000n

/**
 * Returns a contract's entry count, if it is small enough to read each entry.
 *
 * @param of Entries, for the message: `claim conditions`.
 * @throws CONTRACT_TOO_LARGE above 1000.
 */
export function countOf(
  count: bigint,
  { contract, of }: { readonly contract: string; readonly of: string },
): number {
  if (count <= MAX_ENTRIES) return Number(count)
  throw new EvmReadError('CONTRACT_TOO_LARGE', { contract, entries: of, count, max: MAX_ENTRIES })
}
