import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { Problems } from './problems.ts'

/** Somebody who is paid, by a mint or by royalties, and the path that names them. */
export interface Receiver {
  readonly path: string
  readonly address: string
}

/** Those with shares of something, by its path. */
export function receiversIn(
  path: string,
  shares: readonly { readonly address: string }[],
): readonly Receiver[] {
  return shares.map(({ address }, index) => ({ path: `${path}.${index}.address`, address }))
}

/** Nobody can take lamports out of the collection's own accounts. */
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

/** Nobody can spend what a record of a collection or a token gets: `records` are those known to be one. */
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
