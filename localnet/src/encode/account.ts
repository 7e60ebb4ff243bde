import type { StoredAccount } from '../chain/account.ts'
import {
  isTokenProgram,
  LOOKUP_TABLE_PROGRAM,
  SYSTEM_PROGRAM,
  UPGRADEABLE_LOADER,
} from '../chain/knownAddresses.ts'
import { PROGRAM_DATA_HEADER } from '../chain/programs.ts'
import { encodeBase58 } from '../wire/base58.ts'
import { ByteReader } from '../wire/byteReader.ts'
import { concatBytes, toBase64 } from '../wire/bytes.ts'
import type { MintDecimals, ParsedData } from './parsed/parsedData.ts'
import { parseTokenData } from './parsed/tokenData.ts'

const BUFFER = 1

const PROGRAM = 2

const PROGRAM_DATA = 3

const BUFFER_HEADER = 37

const HEADER = 56

const LOOKUP_TABLE = 1

const MAGIC = [0x28, 0xb5, 0x2f, 0xfd]

/** Frame descriptor: one segment, content size in four bytes. */
const DESCRIPTOR = 0xa0

const BLOCK = 128 * 1024

const LAST_BLOCK = 1

const NONCE_SIZE = 80

const INITIALIZED = 1

/** `binary` is the node's old default: bare base58 text. */
export const ACCOUNT_ENCODINGS = [
  'binary',
  'base58',
  'base64',
  'base64+zstd',
  'jsonParsed',
] as const
export type AccountEncoding = (typeof ACCOUNT_ENCODINGS)[number]

export interface DataSlice {
  offset: number
  length: number
}

export interface AccountFormat {
  encoding: AccountEncoding
  dataSlice: DataSlice | undefined
}

/** Maximum bytes in base58, which is slow to encode. */
export const LONGEST_BASE58 = 128

export function encodeAccount(
  account: StoredAccount,
  format: AccountFormat,
  mintDecimals: MintDecimals,
) {
  return {
    lamports: account.lamports,
    data: encodeData(account, format, mintDecimals),
    owner: account.owner,
    executable: account.executable,
    rentEpoch: account.rentEpoch,
    space: account.data.length,
  }
}

function encodeData(
  account: StoredAccount,
  { encoding, dataSlice }: AccountFormat,
  mintDecimals: MintDecimals,
) {
  const bytes = sliced(account.data, dataSlice)
  switch (encoding) {
    case 'binary':
      return base58(bytes)
    case 'base58':
      return [base58(bytes), encoding]
    case 'base64':
      return [toBase64(bytes), encoding]
    case 'base64+zstd':
      return [toBase64(zstdFrame(bytes)), encoding]
    case 'jsonParsed':
      return parseAccountData(account, mintDecimals) ?? [toBase64(bytes), 'base64']
  }
}

export function sliced(data: Uint8Array, slice: DataSlice | undefined): Uint8Array {
  return slice ? data.subarray(slice.offset, slice.offset + slice.length) : data
}

function base58(bytes: Uint8Array): string {
  return bytes.length > LONGEST_BASE58
    ? 'error: data too large for bs58 encoding'
    : encodeBase58(bytes)
}

/** The jsonParsed form; undefined for data that nodes do not parse either. */
function parseAccountData(
  { owner, data }: StoredAccount,
  mintDecimals: MintDecimals,
): ParsedData | undefined {
  if (isTokenProgram(owner)) return parseTokenData(owner, data, mintDecimals)
  try {
    if (owner === LOOKUP_TABLE_PROGRAM) return parseLookupTable(data)
    if (owner === UPGRADEABLE_LOADER) return parseUpgradeable(data)
    if (owner === SYSTEM_PROGRAM) return parseNonce(data)
  } catch (error) {
    // Too short for its owner's layout: shown as bytes.
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

function parseNonce(data: Uint8Array): ParsedData | undefined {
  if (data.length !== NONCE_SIZE) return undefined
  const reader = new ByteReader(data)
  reader.u32()
  const space = data.length
  if (reader.u32() !== INITIALIZED) {
    return { program: 'nonce', parsed: { type: 'uninitialized' }, space }
  }
  const info = {
    authority: encodeBase58(reader.take(32)),
    blockhash: encodeBase58(reader.take(32)),
    feeCalculator: { lamportsPerSignature: reader.u64().toString() },
  }
  return { program: 'nonce', parsed: { type: 'initialized', info }, space }
}

/** A valid zstd frame with uncompressed contents: Node 20 has no compressor. */
function zstdFrame(content: Uint8Array): Uint8Array {
  const parts: (Uint8Array | number[])[] = [MAGIC, [DESCRIPTOR], littleEndian(content.length, 4)]
  for (let at = 0; at === 0 || at < content.length; at += BLOCK) {
    const block = content.subarray(at, at + BLOCK)
    const last = at + BLOCK >= content.length ? LAST_BLOCK : 0
    parts.push(littleEndian((block.length << 3) | last, 3), block)
  }
  return concatBytes(...parts)
}

function littleEndian(value: number, length: number): number[] {
  return Array.from({ length }, (_, byte) => (value >>> (8 * byte)) & 0xff)
}

function parseLookupTable(data: Uint8Array): ParsedData | undefined {
  const reader = new ByteReader(data)
  const space = data.length
  const program = 'address-lookup-table'
  if (reader.u32() !== LOOKUP_TABLE) return { program, parsed: { type: 'uninitialized' }, space }
  const deactivationSlot = reader.u64().toString()
  const lastExtendedSlot = reader.u64().toString()
  const lastExtendedSlotStartIndex = reader.u8()
  const authority = reader.u8() === 1 ? encodeBase58(reader.take(32)) : undefined
  const addresses: string[] = []
  for (reader.offset = HEADER; reader.remaining >= 32; ) {
    addresses.push(encodeBase58(reader.take(32)))
  }
  const info = {
    deactivationSlot,
    lastExtendedSlot,
    lastExtendedSlotStartIndex,
    authority,
    addresses,
  }
  return { program, parsed: { type: 'lookupTable', info }, space }
}

/** Parses the upgradeable loader's accounts, as `solana program show` reads them. */
function parseUpgradeable(data: Uint8Array): ParsedData {
  return { program: 'bpf-upgradeable-loader', parsed: parsed(data), space: data.length }
}

function parsed(data: Uint8Array): ParsedData['parsed'] {
  const reader = new ByteReader(data)
  const tag = reader.u32()
  if (tag === PROGRAM) {
    return { type: 'program', info: { programData: encodeBase58(reader.take(32)) } }
  }
  if (tag === BUFFER) {
    const authority = optionalKey(reader)
    return { type: 'buffer', info: { authority, data: rest(data, BUFFER_HEADER) } }
  }
  if (tag === PROGRAM_DATA) {
    const slot = reader.u64()
    const authority = optionalKey(reader)
    return { type: 'programData', info: { slot, authority, data: rest(data, PROGRAM_DATA_HEADER) } }
  }
  return { type: 'uninitialized' }
}

function optionalKey(reader: ByteReader): string | null {
  return reader.u8() === 1 ? encodeBase58(reader.take(32)) : null
}

function rest(data: Uint8Array, header: number): [string, 'base64'] {
  return [toBase64(data.subarray(header)), 'base64']
}
