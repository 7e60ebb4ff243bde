import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { Problems } from './problems.ts'

/** A receiver of payments, from mints or royalties, and its path in the input. */
export interface Receiver {
  readonly path: string
  readonly address: string
}

/** Receivers in a list of shares at a path. */
export function receiversIn(
  path: string,
  shares: readonly { readonly address: string }[],
): readonly Receiver[] {
  return shares.map(({ address }, index) => ({ path: `${path}.${index}.address`, address }))
}

/** The collection's own accounts cannot be receivers, since nobody can withdraw lamports from them. */
export function checkReceivers(
  problems: Problems,
  receivers: readonly Receiver[],
  own: readonly string[],
): void {
  for (const { path, address } of receivers) {
    if (own.includes(address))
      problems.add(path, new SolanaClientError('RECEIVER_IS_COLLECTION', { address }))
  }
}

/**
 * Records of collections and tokens cannot be receivers, since nobody can spend their lamports: `records` are those
 * known to be one.
 */
export function checkSpenders(
  problems: Problems,
  receivers: readonly Receiver[],
  records: readonly string[] = [],
): void {
  for (const { path, address } of receivers) {
    if (records.includes(address))
      problems.add(path, new SolanaClientError('RECEIVER_CANNOT_SPEND', { address }))
  }
}
