import { bytesToHex } from '@noble/hashes/utils.js'
import { BcsReader } from './bcsReader.ts'
import { ENTRY_FUNCTION, SCRIPT } from './payload.ts'

/** Who sent a transaction, its sequence number and when it expires. */
export interface TransactionNumber {
  /** Signing wallet's address in its normal form. */
  readonly sender: string
  /** Sequence number among the sender's transactions. */
  readonly sequenceNumber: bigint
  /** Expiry in Unix seconds: from then on it can no longer be executed. */
  readonly expiresAt: bigint
}

const ADDRESS_BYTES = 32
const U64_BYTES = 8

/** Type variants that nest other types. */
const VECTOR_TYPE = 6
const STRUCT_TYPE = 7

/**
 * Reads sender, sequence number and expiry from a BCS transaction, ignoring what follows.
 *
 * Throws for bytes that are neither an entry function call nor a script; callers pass what was signed here.
 */
export function readTransaction(bytes: Uint8Array): TransactionNumber {
  const reader = new BcsReader(bytes)
  const sender = `0x${bytesToHex(reader.take(ADDRESS_BYTES))}`
  const sequenceNumber = reader.u64()
  skipPayload(reader)
  // Gas limit and price.
  reader.take(2 * U64_BYTES)
  return { sender, sequenceNumber, expiresAt: reader.u64() }
}

function skipPayload(reader: BcsReader): void {
  const variant = reader.uleb()
  if (variant === SCRIPT) {
    reader.bytes()
    reader.each(() => skipType(reader))
    reader.each(() => reader.scriptArgument())
  } else if (variant === ENTRY_FUNCTION) {
    reader.take(ADDRESS_BYTES)
    // Module and function names.
    reader.bytes()
    reader.bytes()
    reader.each(() => skipType(reader))
    reader.each(() => reader.bytes())
  } else {
    throw new RangeError(`The payload has the unknown variant ${variant}`)
  }
}

function skipType(reader: BcsReader): void {
  const variant = reader.uleb()
  if (variant === VECTOR_TYPE) skipType(reader)
  if (variant !== STRUCT_TYPE) return
  reader.take(ADDRESS_BYTES)
  reader.bytes()
  reader.bytes()
  reader.each(() => skipType(reader))
}
