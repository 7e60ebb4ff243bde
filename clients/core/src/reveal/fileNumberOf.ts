import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** An order of files, which a seed determines. */
export interface FileOrder {
  /** 32 bytes, uniformly random. */
  readonly seed: Uint8Array
  /** Number of files, from 1. */
  readonly fileCount: bigint
}

/** Domain of the hash; lists and commitments have others. */
const PREFIX = 3
const ROUNDS = 10

/**
 * Returns the number of the file that an item shows, from 1; undefined for an item beyond the files.
 *
 * A shuffle of 1 to `fileCount` that is computed for one item at a time. It is a Feistel network over keccak256:
 *
 * 1. `a` is the smallest integer with `a·a ≥ fileCount`, and `b` the smallest one with `a·b ≥ fileCount`.
 * 2. `x` is the item's number minus 1; `left = ⌊x / b⌋`, `right = x mod b`.
 * 3. In rounds 0 to 9, `h(value) = keccak256(0x03 ‖ seed ‖ round as u8 ‖ value as u64 LE)`, a big-endian number.
 *    Even rounds set `left` to `(left + h(right)) mod a`, odd rounds `right` to `(right + h(left)) mod b`.
 * 4. `x = left·b + right`. Where `x ≥ fileCount`, repeat from the split in 2 with this `x`.
 * 5. The file's number is `x + 1`.
 */
export function fileNumberOf(itemNumber: bigint, order: FileOrder): bigint | undefined {
  const { fileCount } = order
  if (itemNumber < 1n || itemNumber > fileCount) return undefined
  const a = squareRootUp(fileCount)
  const b = (fileCount + a - 1n) / a
  let x = itemNumber - 1n
  // Ends: the network is a bijection, so its cycle leads back to the start, which is in range.
  do {
    x = permute(x, { a, b, seed: order.seed })
  } while (x >= fileCount)
  return x + 1n
}

interface Network {
  /** Count of the left halves. */
  readonly a: bigint
  /** Count of the right halves. */
  readonly b: bigint
  readonly seed: Uint8Array
}

/** Permutes 0 to `a·b - 1`. */
function permute(x: bigint, { a, b, seed }: Network): bigint {
  let left = x / b
  let right = x % b
  for (let round = 0; round < ROUNDS; round++) {
    if (round % 2 === 0) left = (left + roundHash(seed, round, right)) % a
    else right = (right + roundHash(seed, round, left)) % b
  }
  return left * b + right
}

function roundHash(seed: Uint8Array, round: number, value: bigint): bigint {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  const hash = keccak_256
    .create()
    .update(Uint8Array.of(PREFIX))
    .update(seed)
    .update(Uint8Array.of(round))
    .update(bytes)
    .digest()
  return BigInt(`0x${bytesToHex(hash)}`)
}

/** Returns the smallest integer whose square is at least `n`, which has at most 64 bits. */
function squareRootUp(n: bigint): bigint {
  // Floating point is off by one at most.
  let root = BigInt(Math.ceil(Math.sqrt(Number(n))))
  while (root * root < n) root++
  while ((root - 1n) * (root - 1n) >= n) root--
  return root
}
