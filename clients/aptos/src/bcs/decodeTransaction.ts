import { bytesToHex } from '@noble/hashes/utils.js'
import { BcsReader } from './bcsReader.ts'
import {
  ENTRY_FUNCTION,
  SCRIPT,
  type TransactionPayload,
  TransactionPayloadEntryFunction,
  TransactionPayloadScript,
} from './payload.ts'
import { Serializable, type Serializer } from './serializable.ts'
import { RawTransaction, SimpleTransaction } from './transaction.ts'
import { AccountAddress, type ScriptArgument } from './values.ts'

const ADDRESS_BYTES = 32

/** An argument as it was written: only its function knows its type. */
class EncodedArgument extends Serializable implements ScriptArgument {
  readonly value: Uint8Array

  constructor(value: Uint8Array) {
    super()
    this.value = value
  }

  override serialize(serializer: Serializer): void {
    serializer.serializeFixedBytes(this.value)
  }

  serializeForScriptFunction(serializer: Serializer): void {
    this.serialize(serializer)
  }
}

/**
 * Returns the transaction that `bcsToBytes` has written, in the form that wallets sign: for a page that gets it from
 * another process.
 *
 * Throws RangeError for anything else, such as a transaction with type arguments or several signers.
 */
export function decodeTransaction(bytes: Uint8Array): SimpleTransaction {
  const reader = new BcsReader(bytes)
  const raw = new RawTransaction({
    sender: addressIn(reader),
    sequenceNumber: reader.u64(),
    payload: payloadIn(reader),
    gas: reader.u64(),
    gasPrice: reader.u64(),
    expiresAt: reader.u64(),
    chainId: reader.take(1)[0] ?? 0,
  })
  const [feePayer] = reader.take(1)
  if (feePayer !== 0 || !reader.isAtEnd()) {
    throw new RangeError('The transaction has other signers than its sender')
  }
  return new SimpleTransaction(raw)
}

function payloadIn(reader: BcsReader): TransactionPayload {
  const variant = reader.uleb()
  if (variant === SCRIPT) {
    const bytecode = reader.bytes()
    assertNoTypes(reader)
    const args = reader.each(() => new EncodedArgument(reader.scriptArgument()))
    return new TransactionPayloadScript(bytecode, args)
  }
  if (variant !== ENTRY_FUNCTION) {
    throw new RangeError(`The payload has the unknown variant ${variant}`)
  }
  const called = { address: addressIn(reader), module: reader.text(), name: reader.text() }
  assertNoTypes(reader)
  const args = reader.each(() => new EncodedArgument(reader.bytes()))
  return new TransactionPayloadEntryFunction(called, args)
}

function assertNoTypes(reader: BcsReader): void {
  if (reader.uleb() !== 0) throw new RangeError('The call has type arguments')
}

function addressIn(reader: BcsReader): AccountAddress {
  return AccountAddress.from(`0x${bytesToHex(reader.take(ADDRESS_BYTES))}`)
}
