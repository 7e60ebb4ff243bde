import { type Clock, systemClock } from '@mintline/core'
import type { ItemParts } from '@mintline/core/identifiers'
import type { Blockchain } from '@mintline/core/networks'
import { itemKey } from '../database/keys/index.ts'

/** Items that callers look up by their ids, so that whoever follows their chain looks whether they have moved. */
export interface LookUps {
  /** Notes items, at no cost to the answer. */
  readonly note: (items: readonly ItemParts[]) => void
  /** Ends the writing; what was not written yet is forgotten. */
  readonly close: () => Promise<void>
}

/** Place where items that were looked up are written. */
export interface LookUpsOptions {
  /** Blockchains on which items are watched; those of others are passed over. */
  readonly blockchains: readonly Blockchain[]
  /** Has items of a blockchain looked at soon. */
  readonly write: (blockchain: Blockchain, items: readonly Buffer[]) => Promise<void>
  /** Called for the first of several failures in a row. */
  readonly onFailure: (error: unknown) => void
  readonly clock?: Clock
}

/** Milliseconds for which items are gathered. */
const PAUSE = 1_000
/** Items of a blockchain that are gathered at most; whoever looks up a further one has to do so again. */
const MOST = 1_000

/**
 * Gathers items that are looked up, each once, and writes them about once a second. A failure costs nobody an answer: the items are
 * forgotten until somebody looks them up again.
 */
export function lookUps(options: LookUpsOptions): LookUps {
  const { blockchains, write, onFailure, clock = systemClock } = options
  const ending = new AbortController()
  const { signal } = ending
  const gathered = new Map(blockchains.map((each) => [each, new Map<string, Buffer>()]))
  let writing: Promise<void> | undefined
  let isFailing = false

  async function writeOn(): Promise<void> {
    while (!signal.aborted) {
      await clock.sleep(PAUSE, signal).catch(() => undefined)
      const some = [...gathered].filter(([, items]) => items.size > 0)
      if (signal.aborted || some.length === 0) break
      for (const [blockchain, items] of some) {
        const keys = [...items.values()]
        items.clear()
        await writeOrTell(blockchain, keys)
      }
    }
    writing = undefined
  }

  async function writeOrTell(blockchain: Blockchain, keys: readonly Buffer[]): Promise<void> {
    try {
      await write(blockchain, keys)
      isFailing = false
    } catch (error) {
      if (!isFailing) onFailure(error)
      isFailing = true
    }
  }

  return {
    note: (items) => {
      for (const item of items) {
        const of = gathered.get(item.blockchain)
        if (!of || of.size >= MOST || signal.aborted) continue
        const key = itemKey(item)
        of.set(key.toString('hex'), key)
        writing ??= writeOn()
      }
    },
    close: async () => {
      ending.abort()
      await writing
    },
  }
}
