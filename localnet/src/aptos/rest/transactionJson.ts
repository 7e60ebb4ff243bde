import {
  type Event,
  type PendingTransactionResponse,
  TransactionResponseType,
  type TransactionSignature,
  type UserTransactionResponse,
} from '@aptos-labs/ts-sdk'
import type { AptosChain, Simulation } from '../chain/chain.ts'
import type { Landed } from '../chain/ledger.ts'
import type { Submitted } from '../chain/submitted.ts'
import { sha3 } from '../chain/transactionHash.ts'
import { addressText, typeText } from '../vm/addressText.ts'
import { aptosJson } from '../vm/aptosJson.ts'
import type { VmEvent } from '../vm/payloads.ts'
import { payloadJson } from './payloadJson.ts'
import { signatureJson } from './signatureJson.ts'
import { changesJson, hex } from './stateJson.ts'

/** Formats a queued transaction, or one that was just sent. */
export function pendingJson(chain: AptosChain, submitted: Submitted): PendingTransactionResponse {
  return { type: TransactionResponseType.Pending, ...commonJson(chain, submitted) }
}

/** Formats a transaction that ran, or was simulated. */
export function userTransactionJson(
  chain: AptosChain,
  transaction: Landed | Simulation,
): UserTransactionResponse {
  const { submitted, outcome, changes, time, version } = transaction
  const writeSet = changesJson(chain, changes)
  const events = outcome.events.map((event) => eventJson(chain, event))
  const accumulator = 'accumulator' in transaction ? transaction.accumulator : submitted.hash
  return {
    type: TransactionResponseType.User,
    ...commonJson(chain, submitted),
    version: String(version),
    state_change_hash: digest(writeSet),
    event_root_hash: digest(events),
    state_checkpoint_hash: null,
    accumulator_root_hash: hex(accumulator),
    gas_used: String(outcome.gasUsed),
    success: outcome.isSuccess,
    vm_status: outcome.status,
    changes: writeSet,
    events,
    timestamp: String(time),
  }
}

function commonJson(chain: AptosChain, { transaction, signers, callee, hash }: Submitted) {
  const raw = transaction.raw_txn
  return {
    hash: hex(hash),
    sender: addressText(raw.sender.toString()),
    sequence_number: String(raw.sequence_number),
    max_gas_amount: String(raw.max_gas_amount),
    gas_unit_price: String(raw.gas_unit_price),
    expiration_timestamp_secs: String(raw.expiration_timestamp_secs),
    payload: payloadJson(chain, callee),
    signature: signatureJson(signers) as TransactionSignature,
    replay_protection_nonce: null as unknown as string,
  }
}

/** Formats a module event, which has no handle: its place is the same for all. */
function eventJson(chain: AptosChain, { type, data }: VmEvent): Event {
  const text = typeText(type)
  return {
    guid: { creation_number: '0', account_address: '0x0' },
    sequence_number: '0',
    type: text,
    data: aptosJson(chain.state, text, JSON.parse(data)),
  }
}

/** Not the root of a Merkle tree, as on Aptos, but it distinguishes contents as well. */
function digest(content: unknown): string {
  return hex(sha3(Buffer.from(JSON.stringify(content))))
}
