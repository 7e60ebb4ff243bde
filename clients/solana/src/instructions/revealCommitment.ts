import { keccak_256 } from '@noble/hashes/sha3.js'
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

/** What an owner commits to, and reveals later. */
export interface RevealSecret {
  /** Seed of the shuffle, 32 bytes. */
  readonly seed: Uint8Array
  /** Metadata uri of every file; `{}` stands for the file's number. */
  readonly baseUri: string
}

/** Bytes in a seed. */
export const SEED_LENGTH = 32

/** Domain of the hash, so that it can be no hash of a list. */
const PREFIX = Uint8Array.of(2)

/**
 * Returns a new seed from the platform's random source. Whoever knows it knows which files items will show: keep it
 * secret until the reveal, and do not lose it.
 */
export function randomSeed(): Uint8Array {
  return randomBytes(SEED_LENGTH)
}

/**
 * Returns keccak256(0x02 ‖ deployment ‖ seed ‖ base uri), 32 bytes.
 *
 * @param deployment The deployment's address in base58.
 */
export function revealCommitment(deployment: string, { seed, baseUri }: RevealSecret): Uint8Array {
  return keccak_256
    .create()
    .update(PREFIX)
    .update(base58.decode(deployment))
    .update(seed)
    .update(utf8ToBytes(baseUri))
    .digest()
}

/** A collection and the hash that its owner has committed to, as in `RevealRecord`. */
export interface RevealCommitment {
  /** Base58. */
  readonly editionsDeployment: string
  /** 32 bytes. */
  readonly commitment: Uint8Array
}

/** True if a reveal is committed to this seed and uri, as anybody can check. */
export function isCommittedTo(
  { editionsDeployment, commitment }: RevealCommitment,
  secret: RevealSecret,
): boolean {
  const hash = revealCommitment(editionsDeployment, secret)
  return hash.every((byte, index) => byte === commitment[index])
}
