import { getBase58Decoder, mergeBytes, type ReadonlyUint8Array } from '@solana/kit'
import type { AccountFilter } from '../rpc/readConnection.ts'

/** Filters accounts with these bytes at an offset, one part after the other; at most 128. */
export function bytesAt(offset: number, ...parts: readonly ReadonlyUint8Array[]): AccountFilter {
  const bytes = mergeBytes(parts.map((part) => new Uint8Array(part)))
  return { memcmp: { offset, bytes: getBase58Decoder().decode(bytes) } }
}
