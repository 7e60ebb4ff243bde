import { encodeBase58 } from '../../wire/base58.ts'
import { ByteReader } from '../../wire/byteReader.ts'
import type { ParsedData } from './parsedData.ts'

const NONCE_SIZE = 80
const INITIALIZED = 1

export function parseNonce(data: Uint8Array): ParsedData | undefined {
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
