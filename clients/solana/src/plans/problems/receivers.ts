import { AddressError } from '@mintline/core/errors'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import { isProgramOrSysvar } from '../receivers/programsAndSysvars.ts'
import type { ReceiverFacts } from '../receivers/receiverFacts.ts'
import type { Problems } from './problems.ts'

/** Somebody whom mints or royalties pay, and the path in the input. */
export interface Receiver {
  readonly path: string
  readonly address: string
}

/** Lists the receivers among shares at a path. */
export function receiversIn(
  path: string,
  shares: readonly { readonly address: string }[],
): readonly Receiver[] {
  return shares.map(({ address }, index) => ({ path: `${path}.${index}.address`, address }))
}

/**
 * Refuses the collection's own accounts as receivers, since nobody can withdraw lamports from them; also programs and
 * sysvars, since payments to them fail.
 */
export function checkReceivers(
  problems: Problems,
  receivers: readonly Receiver[],
  own: readonly string[],
): void {
  for (const { path, address } of receivers) {
    if (own.includes(address)) {
      problems.add(path, new AddressError('RECEIVER_IS_COLLECTION', { address }))
    } else if (isProgramOrSysvar(address)) {
      problems.add(path, new SolanaClientError('RECEIVER_CANNOT_BE_PAID', { address }))
    }
  }
}

/** Refuses receivers that are known to be no wallet or vault, as the controls program does. */
export function checkReceiverFacts(
  problems: Problems,
  receivers: readonly Receiver[],
  { recordReceivers = [], foreignReceivers = [] }: ReceiverFacts,
): void {
  for (const { path, address } of receivers) {
    if (recordReceivers.includes(address)) {
      problems.add(path, new SolanaClientError('RECEIVER_CANNOT_SPEND', { address }))
    } else if (foreignReceivers.includes(address) && !isProgramOrSysvar(address)) {
      problems.add(path, new SolanaClientError('RECEIVER_CANNOT_BE_PAID', { address }))
    }
  }
}
