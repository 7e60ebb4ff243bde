import { encodeBase58 } from './base58.ts'
import { ByteReader } from './byteReader.ts'

export interface MessageHeader {
  numRequiredSignatures: number
  numReadonlySignedAccounts: number
  numReadonlyUnsignedAccounts: number
}

export interface WireInstruction {
  programIdIndex: number
  accounts: Uint8Array
  data: Uint8Array
}

export interface WireLookup {
  accountKey: string
  writableIndexes: Uint8Array
  readonlyIndexes: Uint8Array
}

export interface WireMessage {
  version: 'legacy' | 0
  header: MessageHeader
  staticKeys: string[]
  recentBlockhash: string
  instructions: WireInstruction[]
  lookups: WireLookup[]
}

export interface WireTransaction {
  /** The transaction's bytes, without any trailing ones. */
  bytes: Uint8Array
  signatures: string[]
  message: WireMessage
}

const VERSION_FLAG = 0x80

export function decodeTransaction(bytes: Uint8Array): WireTransaction {
  const reader = new ByteReader(bytes)
  const signatures = list(reader, () => encodeBase58(reader.take(64)))
  const message = readMessage(reader)
  return { bytes: bytes.slice(0, reader.offset), signatures, message }
}

export function decodeMessage(bytes: Uint8Array): WireMessage {
  return readMessage(new ByteReader(bytes))
}

/** Why the structure cannot be executed, in the node's words; undefined = it can. */
export function sanitizeFailure({ signatures, message }: WireTransaction): string | undefined {
  const { header, staticKeys, instructions, lookups } = message
  const loaded = lookups.reduce(
    (sum, { writableIndexes, readonlyIndexes }) =>
      sum + writableIndexes.length + readonlyIndexes.length,
    0,
  )
  const total = staticKeys.length + loaded
  const offsetsFit =
    signatures.length === header.numRequiredSignatures &&
    header.numReadonlySignedAccounts < header.numRequiredSignatures &&
    header.numRequiredSignatures + header.numReadonlyUnsignedAccounts <= staticKeys.length &&
    total <= 256 &&
    instructions.every(
      ({ programIdIndex, accounts }) =>
        programIdIndex > 0 &&
        programIdIndex < staticKeys.length &&
        accounts.every((index) => index < total),
    )
  return offsetsFit ? undefined : 'Transaction failed to sanitize accounts offsets correctly'
}

function readMessage(reader: ByteReader): WireMessage {
  const first = reader.u8()
  const versioned = (first & VERSION_FLAG) !== 0
  if (versioned && first !== VERSION_FLAG) {
    throw new RangeError(`message version ${first & ~VERSION_FLAG} is not supported`)
  }
  const header = {
    numRequiredSignatures: versioned ? reader.u8() : first,
    numReadonlySignedAccounts: reader.u8(),
    numReadonlyUnsignedAccounts: reader.u8(),
  }
  const staticKeys = list(reader, () => encodeBase58(reader.take(32)))
  const recentBlockhash = encodeBase58(reader.take(32))
  const instructions = list(reader, () => ({
    programIdIndex: reader.u8(),
    accounts: reader.take(reader.compactU16()),
    data: reader.take(reader.compactU16()),
  }))
  const lookups = versioned
    ? list(reader, () => ({
        accountKey: encodeBase58(reader.take(32)),
        writableIndexes: reader.take(reader.compactU16()),
        readonlyIndexes: reader.take(reader.compactU16()),
      }))
    : []
  const version = versioned ? 0 : 'legacy'
  return { version, header, staticKeys, recentBlockhash, instructions, lookups }
}

function list<T>(reader: ByteReader, item: () => T): T[] {
  return Array.from({ length: reader.compactU16() }, item)
}
