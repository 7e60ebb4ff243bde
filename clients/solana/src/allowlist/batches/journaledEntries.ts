import { VersionedTransaction } from '@solana/web3.js'
import {
  ADD_TO_ALLOWLIST_DISCRIMINATOR,
  getAddToAllowlistInstructionDataDecoder,
} from '../../generated/kit/editionsControls/instructions/addToAllowlist.ts'
import {
  CLOSE_ALLOWLIST_ACCOUNT_DISCRIMINATOR,
  getCloseAllowlistAccountInstructionDataDecoder,
} from '../../generated/kit/editionsControls/instructions/closeAllowlistAccount.ts'
import type { AllowlistEntryInput } from '../entryInput.ts'
import { confirmedTransactions, type JournalRecord } from '../journal.ts'

/** An entry as the journal's latest confirmed transaction left it. */
export interface JournaledEntry {
  /** The transaction's slot: a node at or beyond it shows the entry itself. */
  readonly slot: number
  /** Undefined = the transaction removed the entry. */
  readonly terms: Pick<AllowlistEntryInput, 'price' | 'amount'> | undefined
}

/** Entries by wallet, for reads from nodes that lag behind a journal's slots. */
export type JournaledEntries = ReadonlyMap<string, JournaledEntry>

const upsertDecoder = getAddToAllowlistInstructionDataDecoder()
const removeDecoder = getCloseAllowlistAccountInstructionDataDecoder()

/** Collects the entries that a journal's confirmed transactions wrote or removed, by wallet. */
export function journaledEntries(records: readonly JournalRecord[]): JournaledEntries {
  const entries = new Map<string, JournaledEntry>()
  for (const { wire, slot } of confirmedTransactions(records)) {
    const { message } = VersionedTransaction.deserialize(wire)
    for (const { data } of message.compiledInstructions) {
      if (startsWith(data, ADD_TO_ALLOWLIST_DISCRIMINATOR)) {
        const { user, price, amount } = upsertDecoder.decode(data)
        entries.set(user, { slot, terms: { price: BigInt(price), amount } })
      } else if (startsWith(data, CLOSE_ALLOWLIST_ACCOUNT_DISCRIMINATOR)) {
        entries.set(removeDecoder.decode(data).user, { slot, terms: undefined })
      }
    }
  }
  return entries
}

function startsWith(data: Uint8Array, discriminator: Uint8Array): boolean {
  return discriminator.every((byte, index) => data[index] === byte)
}
