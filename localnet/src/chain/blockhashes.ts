import { encodeBase58 } from '../wire/base58.ts'
import { sha256 } from '../wire/bytes.ts'

/** A blockhash is accepted for this many blocks. */
const BLOCKHASH_LIFETIME = 150

/**
 * The blockhashes handed out and not yet expired. Each slot has its own, so the same transfer
 * sent twice in a row gets two signatures even within one 400 ms block.
 */
export class Blockhashes {
  private readonly seed: Uint8Array
  private readonly issuedAt = new Map<string, number>()

  constructor(seed: Uint8Array) {
    this.seed = seed
  }

  issue(slot: number, height: number): string {
    this.dropExpired(height)
    const hash = this.hashOfSlot(slot)
    if (!this.issuedAt.has(hash)) this.issuedAt.set(hash, height)
    return hash
  }

  lastValidHeight(hash: string): number | undefined {
    const issued = this.issuedAt.get(hash)
    return issued === undefined ? undefined : issued + BLOCKHASH_LIFETIME
  }

  isValid(hash: string, height: number): boolean {
    const last = this.lastValidHeight(hash)
    return last !== undefined && height <= last
  }

  hashOfSlot(slot: number): string {
    return encodeBase58(slotHash(this.seed, slot))
  }

  private dropExpired(height: number): void {
    for (const [hash, issued] of this.issuedAt) {
      if (issued + BLOCKHASH_LIFETIME >= height) return
      this.issuedAt.delete(hash)
    }
  }
}

function slotHash(seed: Uint8Array, slot: number): Uint8Array {
  return sha256(seed, String(slot))
}

const COUNT = 512
const HEADER = 8
const ENTRY = 40

/** Contents of the SlotHashes sysvar, in which programs look up recent slots (lookup tables do). */
export class SlotHashes {
  private readonly bytes = new Uint8Array(HEADER + COUNT * ENTRY)
  private readonly view = new DataView(this.bytes.buffer)
  private readonly seed: Uint8Array
  private newest = -1

  constructor(seed: Uint8Array) {
    this.seed = seed
    this.view.setBigUint64(0, BigInt(COUNT), true)
  }

  /** The sysvar during `slot`, which is not in it yet. */
  before(slot: number): Uint8Array {
    const added = Math.min(slot - 1 - this.newest, COUNT)
    if (added > 0) {
      this.bytes.copyWithin(HEADER + added * ENTRY, HEADER, HEADER + (COUNT - added) * ENTRY)
      for (let i = 0; i < added; i++) this.writeEntry(i, slot - 1 - i)
      this.newest = slot - 1
    }
    return this.bytes
  }

  private writeEntry(index: number, slot: number): void {
    const at = HEADER + index * ENTRY
    this.view.setBigUint64(at, BigInt(slot), true)
    this.bytes.set(slotHash(this.seed, slot), at + 8)
  }
}
