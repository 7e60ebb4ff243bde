import { type Clock, systemClock } from '@mintline/core'
import type { ItemParts } from '@mintline/core/identifiers'
import { type Blockchain, type LayerOne, layerOneOf } from '@mintline/core/networks'
import { addressKey, itemKey } from '../database/keys/index.ts'

/** An address that is the same on all blockchains of a group. */
interface Owner {
  readonly group: LayerOne
  readonly address: string
}

/**
 * Look-ups of callers: items by their ids, and owners whose items they list, so that whoever follows their chain looks
 * whether items have moved.
 */
export interface LookUps {
  /** Notes items, at no cost to the answer. */
  readonly note: (items: readonly ItemParts[]) => void
  /** Notes owners, at no cost to the answer. */
  readonly noteOwners: (owners: readonly Owner[]) => void
  /** Ends the writing; what was not written yet is forgotten. */
  readonly close: () => Promise<void>
}

/** Keys of items and wallets to look at on a blockchain. */
export interface Wanted {
  readonly items: readonly Buffer[]
  readonly owners: readonly Buffer[]
}

/** Place where look-ups are written. */
export interface LookUpsOptions {
  /** Blockchains on which items are watched; those of others are passed over. */
  readonly blockchains: readonly Blockchain[]
  /** Has items of a blockchain looked at soon, and what wallets hold there. */
  readonly write: (blockchain: Blockchain, wanted: Wanted) => Promise<void>
  /** Called for the first of several failures in a row. */
  readonly onFailure: (error: unknown) => void
  readonly clock?: Clock
}

/** Milliseconds for which look-ups are gathered. */
const PAUSE = 1_000
/** Items, and owners, of a blockchain that are gathered at most; whoever looks up a further one has to do so again. */
const MOST = { items: 1_000, owners: 100 }

type Kind = keyof Wanted

/**
 * Gathers what is looked up, each once, and writes it about once a second. A failure costs nobody an answer: what was
 * gathered is forgotten until somebody looks it up again.
 */
export function lookUps(options: LookUpsOptions): LookUps {
  const { blockchains, write, onFailure, clock = systemClock } = options
  const ending = new AbortController()
  const { signal } = ending
  const gathered = new Map(
    blockchains.map((each) => [
      each,
      { items: new Map<string, Buffer>(), owners: new Map<string, Buffer>() },
    ]),
  )
  let writing: Promise<void> | undefined
  let isFailing = false

  async function writeOn(): Promise<void> {
    while (!signal.aborted) {
      await clock.sleep(PAUSE, signal).catch(() => undefined)
      const some = [...gathered].filter(([, { items, owners }]) => items.size + owners.size > 0)
      if (signal.aborted || some.length === 0) break
      for (const [blockchain, { items, owners }] of some) {
        const wanted = { items: [...items.values()], owners: [...owners.values()] }
        items.clear()
        owners.clear()
        await writeOrTell(blockchain, wanted)
      }
    }
    writing = undefined
  }

  async function writeOrTell(blockchain: Blockchain, wanted: Wanted): Promise<void> {
    try {
      await write(blockchain, wanted)
      isFailing = false
    } catch (error) {
      if (!isFailing) onFailure(error)
      isFailing = true
    }
  }

  function gather(kind: Kind, blockchain: Blockchain, keyOf: () => Buffer): void {
    const keys = gathered.get(blockchain)?.[kind]
    if (!keys || keys.size >= MOST[kind] || signal.aborted) return
    const key = keyOf()
    keys.set(key.toString('hex'), key)
    writing ??= writeOn()
  }

  return {
    note: (items) => {
      for (const item of items) gather('items', item.blockchain, () => itemKey(item))
    },
    noteOwners: (owners) => {
      for (const { group, address } of owners) {
        for (const blockchain of blockchains) {
          if (layerOneOf(blockchain) !== group) continue
          gather('owners', blockchain, () => addressKey({ blockchain, address }))
        }
      }
    },
    close: async () => {
      ending.abort()
      await writing
    },
  }
}
