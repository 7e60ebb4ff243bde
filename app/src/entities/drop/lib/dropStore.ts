import type { RecordedStep, StepJournal } from '@mintline/core/drop'
import { persistentStore, usePersistent } from '#shared/lib/persistentStore.ts'
import { z } from '#shared/lib/zod.ts'

/** A whole number as digits, because JSON numbers are not exact. */
const DIGITS = z.string().check(z.regex(/^\d+$/))

const SALE = z.object({
  name: z.string(),
  symbol: z.string(),
  description: z.string(),
  /** Address of the stored metadata. */
  uri: z.string(),
  /** Address of the picture in it. */
  imageUri: z.string(),
  /** Name of an item; `{}` stands for its number. */
  itemName: z.string(),
  /** Base units of the network's coin. */
  price: DIGITS,
  /** Unix seconds; undefined = at once. */
  startTime: z.optional(DIGITS),
  /** 0 = unlimited. */
  maxItems: DIGITS,
  /** 0 = unlimited. */
  maxPerWallet: DIGITS,
  royaltyBasisPoints: z.int(),
  /** Is paid for items and royalties. */
  treasury: z.string(),
})

/** A creator's picture for sale, on any chain. */
export type Sale = z.infer<typeof SALE>

const STEP = z.object({
  id: z.string(),
  title: z.string(),
  creates: z.optional(z.string()),
  serialized: z.optional(z.templateLiteral(['0x', z.string()])),
  lastValidBlockHeight: z.optional(z.int()),
  asked: z.optional(
    z.object({
      from: z.string(),
      nonce: z.optional(z.int()),
      to: z.optional(z.string()),
      data: z.string(),
      value: DIGITS,
      sinceBlock: DIGITS,
      hash: z.optional(z.string()),
    }),
  ),
})

const STORED_DROP = z.object({
  id: z.string(),
  /** The network's slug. */
  network: z.string(),
  /** Wallet that deploys it. */
  wallet: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.int(),
  sale: SALE,
  /** Its address; undefined = not known yet. */
  contract: z.optional(z.string()),
  /** A contract behind it that was deployed for it; undefined = none. */
  implementation: z.optional(z.string()),
  /** True once all its steps are on chain. */
  isDone: z.boolean(),
  /** Steps whose outcome is not known. */
  steps: z.array(STEP),
})

/** A drop that this browser has deployed, or begun to. */
export type StoredDrop = z.infer<typeof STORED_DROP>

const store = persistentStore({
  key: 'mintline.drops',
  schema: z.object({ drops: z._default(z.array(STORED_DROP), []) }),
})

/** Returns the drops that this browser has deployed on a network, or begun to, newest first. */
export function useStoredDrops(network: string): readonly StoredDrop[] {
  const { drops } = usePersistent(store)
  return drops.filter((drop) => drop.network === network)
}

/** Stores a drop before its first step is sent. */
export function storeDrop(
  drop: Omit<StoredDrop, 'id' | 'isDone' | 'startedAt' | 'steps'>,
): StoredDrop {
  const id = crypto.randomUUID()
  const stored = { ...drop, id, isDone: false, startedAt: Date.now(), steps: [] }
  store.update({ drops: [stored, ...store.get().drops] })
  return stored
}

/** Changes a stored drop. */
export function updateDrop(
  id: string,
  change: Partial<Pick<StoredDrop, 'contract' | 'implementation' | 'isDone' | 'steps'>>,
): void {
  const { drops } = store.get()
  store.update({ drops: drops.map((drop) => (drop.id === id ? { ...drop, ...change } : drop)) })
}

/** Removes a drop from the list; nothing changes on chain. */
export function forgetDrop(id: string): void {
  store.update({ drops: store.get().drops.filter((drop) => drop.id !== id) })
}

/** Returns a stored drop as it is now; undefined if it was removed. */
export function storedDrop(id: string): StoredDrop | undefined {
  return store.get().drops.find((drop) => drop.id === id)
}

/** Opens a drop's journal, in which each step is written before it is sent. */
export function dropJournal(id: string): StepJournal {
  const steps = () => storedDrop(id)?.steps ?? []
  const others = (step: string) => steps().filter((one) => one.id !== step)
  return {
    list: () => steps().map(recordedStep),
    add: (step) => {
      const { asked } = step
      const stored = asked && {
        ...asked,
        value: asked.value.toString(),
        sinceBlock: asked.sinceBlock.toString(),
      }
      updateDrop(id, { steps: [...others(step.id), { ...step, asked: stored }] })
      // Without storage, a reload would lose a transaction that may be out.
      if (!isKept(id)) throw new Error('This browser stores nothing. Allow it to, and try again.')
    },
    remove: (step) => updateDrop(id, { steps: others(step) }),
  }
}

function recordedStep({ asked, ...step }: StoredDrop['steps'][number]): RecordedStep {
  if (!asked) return step
  const { value, sinceBlock } = asked
  return { ...step, asked: { ...asked, value: BigInt(value), sinceBlock: BigInt(sinceBlock) } }
}

function isKept(id: string): boolean {
  try {
    return localStorage.getItem('mintline.drops')?.includes(id) ?? false
  } catch {
    return false
  }
}
