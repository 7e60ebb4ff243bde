import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'
import { fieldOf } from '@mintline/core/node'
import { bytesToHex } from '@noble/hashes/utils.js'
import { type AdministrationPlan, payloadOf } from '../administration/administrationPlan.ts'
import type { TransactionPayloadEntryFunction } from '../bcs/payload.ts'
import { Serializable, type Serializer } from '../bcs/serializable.ts'
import { AccountAddress, MoveVector } from '../bcs/values.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { confirmTransaction } from '../send/confirmTransaction.ts'
import type { ConfirmOptions } from '../send/sendOptions.ts'
import type { Multisig } from './fetchMultisig.ts'

/** Variant for entry functions among the payloads of multisig transactions. */
const ENTRY_FUNCTION = 0

/** Most bytes of a call that fit into the transaction that proposes it: 64 KiB, without its own terms. */
export const MAX_PROPOSED_BYTES = 64_000

/** A call as a multisig account stores it. */
class ProposedCall extends Serializable {
  readonly #payload: TransactionPayloadEntryFunction

  constructor(payload: TransactionPayloadEntryFunction) {
    super()
    this.#payload = payload
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeU32AsUleb128(ENTRY_FUNCTION)
    this.#payload.entryFunction.serialize(serializer)
  }
}

/**
 * Plans the transactions with which an owner proposes a plan to a multisig account: one for each call, which the
 * account executes in this order. Each counts as the owner's approval.
 *
 * @param plan A plan that the account would send.
 * @param owner Who proposes it.
 * @throws INVALID_APTOS_FUNCTION_ADDRESS
 */
export function planProposal(
  plan: AdministrationPlan,
  { address }: Pick<Multisig, 'address'>,
  owner: AptosAddress,
): AdministrationPlan {
  return {
    ...plan,
    sender: { role: 'owner of the vault', address: owner },
    calls: proposedBytes(plan).map((bytes) => ({
      name: '0x1::multisig_account::create_transaction',
      arguments: [AccountAddress.from(address), MoveVector.U8(bytesToHex(bytes))],
    })),
  }
}

/** Returns a plan's calls in BCS, as a multisig account stores them. Throws as `planProposal` does. */
export function proposedBytes({
  machine,
  calls,
}: Pick<AdministrationPlan, 'machine' | 'calls'>): Uint8Array[] {
  return calls.map((call) => new ProposedCall(payloadOf(machine, call)).bcsToBytes())
}

/**
 * Fetches the number that a multisig account gave to a proposal, from the confirmed transaction that made it;
 * undefined if the transaction made none.
 *
 * @throws What `confirmTransaction` throws.
 */
export async function fetchProposalNumber(
  connection: AptosConnection,
  { address }: Pick<Multisig, 'address'>,
  input: Parameters<typeof confirmTransaction>[1],
  options: ConfirmOptions = {},
): Promise<bigint | undefined> {
  const { transaction } = await confirmTransaction(connection, input, options)
  const made = transaction.events.find(
    ({ type, data }) =>
      type === '0x1::multisig_account::CreateTransaction' &&
      aptosAddress(String(fieldOf(data, 'multisig_account'))) === address,
  )
  const number = made && fieldOf(made.data, 'sequence_number')
  return typeof number === 'string' ? BigInt(number) : undefined
}
