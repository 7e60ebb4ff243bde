import { getBase58Decoder } from '@solana/kit'
import type { GetProgramAccountsFilter } from '@solana/web3.js'

/** A filter for accounts that hold these bytes there; at most 128 bytes. */
export function bytesAt(offset: number, ...parts: readonly Uint8Array[]): GetProgramAccountsFilter {
  const bytes = Buffer.concat(parts)
  return { memcmp: { offset, bytes: getBase58Decoder().decode(bytes) } }
}
