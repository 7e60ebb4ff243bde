import type { LandedTransaction } from './landed.ts'
import type { TransactionErrorJson } from './transactionError.ts'

export const HISTORY_LIMIT = 100_000

/** What stays on the heap of a processed transaction; the rest is packed outside it. */
export interface HistoryEntry {
  signature: string
  slot: number
  blockTime: number
  err: TransactionErrorJson | null
  memo: string | null
  packed: Buffer
}

export interface SignatureRange {
  before: string | undefined
  until: string | undefined
  limit: number
}

/** The latest transactions, by signature, slot and address; the oldest fall out. */
export class History {
  private readonly limit: number
  private readonly bySignature = new Map<string, HistoryEntry>()
  private readonly bySlot = new Map<number, HistoryEntry>()
  private readonly byAddress = new Map<string, HistoryEntry[]>()
  private total = 0

  constructor(limit = HISTORY_LIMIT) {
    this.limit = limit
  }

  /** How many transactions the network has processed, evicted ones included. */
  get transactionCount(): number {
    return this.total
  }

  add(transaction: LandedTransaction, addresses: string[]): void {
    const { signature, slot, blockTime, err, memo } = transaction
    const packed = Buffer.from(JSON.stringify(transaction))
    const entry = { signature, slot, blockTime, err, memo, packed }
    this.bySignature.set(signature, entry)
    this.bySlot.set(slot, entry)
    for (const address of addresses) {
      const entries = this.byAddress.get(address)
      if (entries) entries.push(entry)
      else this.byAddress.set(address, [entry])
    }
    this.total++
    if (this.bySignature.size > this.limit) this.evict()
  }

  /** Counts transactions of before a restart that are no longer kept. */
  countForgotten(count: number): void {
    this.total += count
  }

  find(signature: string): HistoryEntry | undefined {
    return this.bySignature.get(signature)
  }

  atSlot(slot: number): HistoryEntry | undefined {
    return this.bySlot.get(slot)
  }

  /** Slots with a transaction within [first, last], ascending. */
  slotsBetween(first: number, last: number): number[] {
    const slots: number[] = []
    for (const slot of this.bySlot.keys()) if (slot >= first && slot <= last) slots.push(slot)
    return slots
  }

  firstSlot(): number | undefined {
    return this.bySlot.keys().next().value
  }

  entries(): Iterable<HistoryEntry> {
    return this.bySignature.values()
  }

  /** Newest first. Each transaction has a slot of its own, so slots order them. */
  signaturesOf(address: string, { before, until, limit }: SignatureRange): HistoryEntry[] {
    const below = before === undefined ? Infinity : (this.find(before)?.slot ?? -1)
    const above = until === undefined ? -1 : (this.find(until)?.slot ?? -1)
    const entries = this.byAddress.get(address) ?? []
    const found: HistoryEntry[] = []
    for (let i = entries.length - 1; i >= 0 && found.length < limit; i--) {
      const entry = entries[i]
      if (entry === undefined || entry.slot <= above) break
      if (entry.slot < below) found.push(entry)
    }
    return found
  }

  // A twentieth at a time, so that the pass over all addresses is rare.
  private evict(): void {
    let cutoff = -1
    let left = Math.ceil(this.limit / 20)
    for (const entry of this.bySignature.values()) {
      if (left-- === 0) break
      this.bySignature.delete(entry.signature)
      this.bySlot.delete(entry.slot)
      cutoff = entry.slot
    }
    for (const [address, entries] of this.byAddress) {
      const kept = entries.findIndex(({ slot }) => slot > cutoff)
      if (kept === -1) this.byAddress.delete(address)
      else if (kept > 0) entries.splice(0, kept)
    }
  }
}

export function unpack({ packed }: HistoryEntry): LandedTransaction {
  return JSON.parse(packed.toString())
}
