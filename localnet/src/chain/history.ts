import type { LandedTransaction } from './landed.ts'
import type { TransactionErrorJson } from './transactionError.ts'

/** Transactions to keep by default. */
export const DEFAULT_LEDGER_LIMIT = 10_000

/** Blocks for which a transaction's outcome is remembered, however many have landed since. */
const REMEMBERED_BLOCKS = 300

/** A transaction's outcome; remembered for a while after the transaction itself is dropped. */
export interface TransactionStatus {
  slot: number
  blockHeight: number
  err: TransactionErrorJson | null
}

/** What is kept on the heap; the rest of a transaction is packed outside it. */
export interface HistoryEntry extends TransactionStatus {
  signature: string
  blockTime: number
  memo: string | null
  packed: Buffer
}

export interface SignatureRange {
  before: string | undefined
  until: string | undefined
  limit: number
}

/** The latest transactions, by signature, slot and address; the oldest are dropped. */
export class History {
  private readonly limit: number
  private readonly bySignature = new Map<string, HistoryEntry>()
  private readonly bySlot = new Map<number, HistoryEntry>()
  private readonly byAddress = new Map<string, HistoryEntry[]>()
  /** Recently dropped transactions: while a blockhash is valid, nothing may land twice. */
  private readonly recentlyDropped = new Map<string, TransactionStatus>()
  private total = 0

  constructor(limit: number) {
    this.limit = limit
  }

  /** Transactions processed so far, dropped ones included. */
  get transactionCount(): number {
    return this.total
  }

  add(transaction: LandedTransaction, addresses: string[], packed = pack(transaction)): void {
    const { signature, slot, blockHeight, blockTime, err, memo } = transaction
    const entry = { signature, slot, blockHeight, blockTime, err, memo, packed }
    this.bySignature.set(signature, entry)
    this.bySlot.set(slot, entry)
    for (const address of addresses) {
      const entries = this.byAddress.get(address)
      if (entries) entries.push(entry)
      else this.byAddress.set(address, [entry])
    }
    this.total++
    if (this.bySignature.size > this.limit) this.evict(blockHeight)
  }

  /** Counts transactions that were dropped before a restart. */
  countForgotten(count: number): void {
    this.total += count
  }

  find(signature: string): HistoryEntry | undefined {
    return this.bySignature.get(signature)
  }

  /** Finds a transaction's outcome, even if it was recently dropped. */
  status(signature: string): TransactionStatus | undefined {
    return this.bySignature.get(signature) ?? this.recentlyDropped.get(signature)
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

  /** The oldest kept transaction's slot; undefined if none was dropped. */
  firstSlot(): number | undefined {
    return this.forgotten > 0 ? this.bySlot.keys().next().value : undefined
  }

  /** Transactions processed and dropped. */
  get forgotten(): number {
    return this.total - this.bySignature.size
  }

  entries(): Iterable<HistoryEntry> {
    return this.bySignature.values()
  }

  /** Newest first. Each transaction has its own slot, so slots order them. */
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
  private evict(blockHeight: number): void {
    let cutoff = -1
    let left = Math.ceil(this.limit / 20)
    for (const entry of this.bySignature.values()) {
      if (left-- === 0) break
      const { slot, err } = entry
      this.recentlyDropped.set(entry.signature, { slot, err, blockHeight: entry.blockHeight })
      this.bySignature.delete(entry.signature)
      this.bySlot.delete(entry.slot)
      cutoff = entry.slot
    }
    for (const [signature, status] of this.recentlyDropped) {
      if (status.blockHeight + REMEMBERED_BLOCKS >= blockHeight) break
      this.recentlyDropped.delete(signature)
    }
    for (const [address, entries] of this.byAddress) {
      const kept = entries.findIndex(({ slot }) => slot > cutoff)
      if (kept === -1) this.byAddress.delete(address)
      else if (kept > 0) entries.splice(0, kept)
    }
  }
}

export function pack(transaction: LandedTransaction): Buffer {
  return Buffer.from(JSON.stringify(transaction))
}

export function unpack({ packed }: Pick<HistoryEntry, 'packed'>): LandedTransaction {
  return JSON.parse(packed.toString())
}
