import { sha256 } from '@noble/hashes/sha2.js'
import type { Address, ReadonlyUint8Array } from '@solana/kit'
import { getAddressEncoder } from '../addressCodec.ts'
import { isOnCurve } from './isOnCurve.ts'

/** An address's program and seeds, as returned by the generated `get…Seeds` functions. */
export interface AddressSeeds {
  readonly programAddress: Address
  /** At most 15, with at most 32 bytes each. */
  readonly seeds: readonly ReadonlyUint8Array[]
}

/** An address that a program derives. */
export interface DerivedAddress {
  /** 32 bytes. */
  readonly address: Uint8Array
  /** The address's bump, from 255 downwards. */
  readonly bump: number
}

const MARKER = new TextEncoder().encode('ProgramDerivedAddress')
const FIRST_BUMP = 255

/**
 * Derives a program address from seeds. Same result as web3.js's `PublicKey.findProgramAddressSync`, several times as
 * fast: lists have thousands of addresses.
 */
export function deriveAddress({ programAddress, seeds }: AddressSeeds): DerivedAddress {
  const program = getAddressEncoder().encode(programAddress)
  const bumpAt = seeds.reduce((sum, seed) => sum + seed.length, 0)
  const preimage = new Uint8Array(bumpAt + 1 + program.length + MARKER.length)
  let at = 0
  for (const seed of seeds) {
    preimage.set(seed, at)
    at += seed.length
  }
  preimage.set(program, bumpAt + 1)
  preimage.set(MARKER, bumpAt + 1 + program.length)
  for (let bump = FIRST_BUMP; bump >= 0; bump -= 1) {
    preimage[bumpAt] = bump
    const address = sha256(preimage)
    if (!isOnCurve(address)) return { address, bump }
  }
  // Once in 2^256 cases, every bump is a point on the curve.
  throw new RangeError('there is no program address for these seeds')
}
