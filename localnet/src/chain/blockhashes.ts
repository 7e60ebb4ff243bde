import { encodeBase58 } from '../wire/base58.ts'
import { sha256 } from '../wire/bytes.ts'

/** A blockhash is accepted for this many blocks. */
export const BLOCKHASH_LIFETIME = 150

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

export function slotHash(seed: Uint8Array, slot: number): Uint8Array {
  return sha256(seed, String(slot))
}
