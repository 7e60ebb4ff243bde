import { encodeBase58 } from '../wire/base58.ts'
import type { WireMessage } from '../wire/transaction.ts'
import type { Engine } from './engine.ts'
import { LOOKUP_TABLE_PROGRAM } from './knownAddresses.ts'
import type { TransactionErrorJson } from './transactionError.ts'

const TABLE_HEADER = 56

export interface LoadedAddresses {
  writable: string[]
  readonly: string[]
}

/** The addresses a message takes from lookup tables, or why a table cannot be used. */
export function loadAddresses(
  engine: Engine,
  message: WireMessage,
): LoadedAddresses | { err: TransactionErrorJson } {
  const loaded: LoadedAddresses = { writable: [], readonly: [] }
  for (const { accountKey, writableIndexes, readonlyIndexes } of message.lookups) {
    const table = engine.getAccount(accountKey)
    if (table === undefined) return { err: 'AddressLookupTableNotFound' }
    if (table.owner !== LOOKUP_TABLE_PROGRAM) return { err: 'InvalidAddressLookupTableOwner' }
    const addressAt = (index: number) => {
      const start = TABLE_HEADER + index * 32
      return table.data.subarray(start, start + 32)
    }
    const indexes = [...writableIndexes, ...readonlyIndexes]
    if (indexes.some((index) => addressAt(index).length < 32)) {
      return { err: 'InvalidAddressLookupTableIndex' }
    }
    for (const index of writableIndexes) loaded.writable.push(encodeBase58(addressAt(index)))
    for (const index of readonlyIndexes) loaded.readonly.push(encodeBase58(addressAt(index)))
  }
  return loaded
}

/** All addresses in the order instructions index them. */
export function allKeys(message: WireMessage, loaded: LoadedAddresses): string[] {
  return [...message.staticKeys, ...loaded.writable, ...loaded.readonly]
}

export function isSigner(message: WireMessage, index: number): boolean {
  return index < message.header.numRequiredSignatures
}

/** True if the message asks to write the account at an index of `allKeys`. */
export function isWritable(message: WireMessage, loaded: LoadedAddresses, index: number): boolean {
  const { header, staticKeys } = message
  if (index >= staticKeys.length) return index < staticKeys.length + loaded.writable.length
  if (isSigner(message, index)) {
    return index < header.numRequiredSignatures - header.numReadonlySignedAccounts
  }
  return index < staticKeys.length - header.numReadonlyUnsignedAccounts
}
