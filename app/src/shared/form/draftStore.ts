import { persistentStore, usePersistent } from '../lib/persistentStore.ts'
import { z } from '../lib/zod.ts'
import type { Work } from './formKind.ts'

/** Browser storage for one form's work. */
export interface WorkStorage<Draft> {
  /** Returns the stored work; undefined = nothing stored. */
  get: () => Work<Draft> | undefined
  /** Returns the stored work as a hook, which rerenders on changes. */
  use: () => Work<Draft> | undefined
  /** Replaces the stored work; undefined deletes it. */
  set: (work: Work<Draft> | undefined) => void
  /** Called after any change, in this tab or another. */
  subscribe: (listener: () => void) => () => void
  /** Serializes work, equal for equal work; '' = none. */
  textOf: (work: Work<Draft> | undefined) => string
}

/** Stores unsaved work, which survives leaving the page and reloads. */
interface DraftStore {
  of: <Draft>(name: string, schema: z.ZodMiniType<Draft>) => WorkStorage<Draft>
  /** Deletes all work under names with this prefix. */
  forget: (prefix: string) => void
  /** Returns true if there is work under a name. */
  useHas: (name: string) => boolean
}

const STORED_WORK = z.object({ base: z.unknown(), drafts: z.unknown() })
const STORE = z.object({ collections: z._default(z.record(z.string(), STORED_WORK), {}) })

/** @param key - key in the browser's local storage */
export function draftStore(key: string): DraftStore {
  const store = persistentStore({ key, schema: STORE })
  const write = (change: (now: [string, z.infer<typeof STORED_WORK>][]) => typeof now) => {
    const collections = Object.fromEntries(change(Object.entries(store.get().collections)))
    store.update({ collections })
  }
  return {
    of(name, schema) {
      const encode = (work: Work<z.output<typeof schema>>) => {
        const base = z.safeEncode(schema, work.base)
        const draft = z.safeEncode(schema, work.draft)
        return base.success && draft.success ? { base: base.data, drafts: draft.data } : undefined
      }
      const decode = ({ collections: { [name]: stored } }: z.infer<typeof STORE>) => {
        const base = schema.safeParse(stored?.base)
        const draft = schema.safeParse(stored?.drafts)
        return base.success && draft.success ? { base: base.data, draft: draft.data } : undefined
      }
      return {
        get: () => decode(store.get()),
        use: () => decode(usePersistent(store)),
        set: (work) =>
          write((now) => {
            const others = now.filter(([other]) => other !== name)
            const stored = work && encode(work)
            return stored ? [...others, [name, stored]] : others
          }),
        subscribe: store.subscribe,
        textOf: (work) => (work && JSON.stringify(encode(work))) ?? '',
      }
    },
    forget: (prefix) => write((now) => now.filter(([name]) => !name.startsWith(prefix))),
    useHas: (name) => usePersistent(store).collections[name] !== undefined,
  }
}

const DIGITS = /^-?\d{1,20}$/

/** A bigint, stored as digits because JSON numbers are not exact. */
export const STORED_BIGINT = z.codec(z.string(), z.bigint(), {
  decode(digits, { issues }) {
    if (DIGITS.test(digits)) return BigInt(digits)
    issues.push({ code: 'custom', input: digits, message: 'Not a whole number.' })
    return z.NEVER
  },
  encode: (value) => `${value}`,
})
