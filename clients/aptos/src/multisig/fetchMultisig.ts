import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { askNode } from '../chain/askNode.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { answerStatus } from '../chain/nodeAnswer.ts'

/** Transactions that an account lets wait. */
const MAX_PENDING = 20n

/** HTTP status for accounts without this resource. */
const NOT_FOUND = 404

/** An account of Aptos' framework whose owners agree on its transactions. */
export interface Multisig {
  readonly address: AptosAddress
  readonly owners: readonly AptosAddress[]
  /** Number of owners who have to approve. */
  readonly threshold: bigint
  /** Number of further transactions that can wait. */
  readonly room: bigint
}

/** The resource, with numbers as text. */
interface MultisigAccount {
  readonly owners: readonly string[]
  readonly num_signatures_required: string
  readonly last_executed_sequence_number: string
  readonly next_sequence_number: string
}

/**
 * Fetches a multisig account; undefined if there is none at the address.
 *
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function fetchMultisig(
  connection: AptosConnection,
  address: AptosAddress,
  options: AskOptions = {},
): Promise<Multisig | undefined> {
  const path = `accounts/${address}/resource/0x1::multisig_account::MultisigAccount`
  try {
    const { data } = await askNode<{ readonly data: MultisigAccount }>(
      connection,
      { method: 'accounts/resource', path },
      options,
    )
    const pending =
      BigInt(data.next_sequence_number) - 1n - BigInt(data.last_executed_sequence_number)
    return {
      address,
      owners: data.owners.map(aptosAddress),
      threshold: BigInt(data.num_signatures_required),
      room: pending < MAX_PENDING ? MAX_PENDING - pending : 0n,
    }
  } catch (error) {
    if (answerStatus(error) === NOT_FOUND) return undefined
    throw error
  }
}
