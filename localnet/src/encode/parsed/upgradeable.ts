import { PROGRAM_DATA_HEADER } from '../../chain/programs.ts'
import { encodeBase58 } from '../../wire/base58.ts'
import { ByteReader } from '../../wire/byteReader.ts'
import { toBase64 } from '../../wire/bytes.ts'
import type { ParsedData } from './parsedData.ts'

const BUFFER = 1
const PROGRAM = 2
const PROGRAM_DATA = 3
const BUFFER_HEADER = 37

/** Parses the upgradeable loader's accounts, as `solana program show` reads them. */
export function parseUpgradeable(data: Uint8Array): ParsedData {
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
