import { type Clock, systemClock } from '@mintline/core'
import type { ItemParts } from '@mintline/core/identifiers'
import { type Blockchain, type LayerOne, layerOneOf } from '@mintline/core/networks'
import { addressKey, itemKey } from '../database/keys/index.ts'

/** An address that is the same on all blockchains in a group. */
interface Owner {
  readonly group: LayerOne
  readonly address: string
}

/**
 * Records callers' look-ups: items by id, and owners whose items they list, so that whoever follows their chain checks
 * whether items have moved.
 */
export interface LookUps {
  /** Records items; the answer does not wait. */
  readonly note: (items: readonly ItemParts[]) => void
  /** Records owners; the answer does not wait. */
  readonly noteOwners: (owners: readonly Owner[]) => void
  /** Stops writing; drops what was not written yet. */
  readonly close: () => Promise<void>
}

/** Keys of items and wallets to check on a blockchain. */
export interface Wanted {
  readonly items: readonly Buffer[]
  readonly owners: readonly Buffer[]
}

/** Destination for look-ups. */
export interface LookUpsOptions {
  /** Blockchains with watched items; look-ups on others are ignored. */
  readonly blockchains: readonly Blockchain[]
  /** Requests a prompt check for items on a blockchain, and for what wallets hold there. */
  readonly write: (blockchain: Blockchain, wanted: Wanted) => Promise<void>
  /** Called for the first of several failures in a row. */
  readonly onFailure: (error: unknown) => void
  readonly clock?: Clock
}

/** Milliseconds between two writes. */
const PAUSE = 1_000
/** Maximum items, and owners, collected per blockchain; further look-ups are dropped. */
const MOST = { items: 1_000, owners: 100 }

type Kind = keyof Wanted

/**
 * Collects look-ups, deduplicates them, and writes them about once a second. A failure costs nobody an answer: the
 * collected look-ups are dropped, and the next look-up retries.
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
