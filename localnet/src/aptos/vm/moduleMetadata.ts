import { Deserializer } from '@aptos-labs/ts-sdk'

/** A module's constant for an abort code, with its comment. */
export interface AbortReason {
  readonly name: string
  readonly description: string
}

interface Metadata {
  readonly errors: ReadonlyMap<bigint, AbortReason>
  /** Struct names with #[event]. */
  readonly events: ReadonlySet<string>
}

/** Metadata section that the compiler adds to a module: errors by code, then attributes by name. */
const KEY = Buffer.from('initia::metadata_v0')

/** The compiler's number for #[event]. */
const EVENT = 4

/** A code's lower bits are the module's reason, the upper ones a category. */
const REASON_BITS = 0xfffn

/** Finds the reason for an abort code, if the module has a constant for it. */
export function abortReason(module: Uint8Array, code: bigint): AbortReason | undefined {
  const { errors } = readMetadata(module)
  return errors.get(code & REASON_BITS) ?? errors.get(code)
}

export function readMetadata(module: Uint8Array): Metadata {
  const at = Buffer.from(module).indexOf(KEY)
  if (at < 0) return { errors: new Map(), events: new Set() }
  const entry = new Deserializer(module.slice(at + KEY.length))
  const from = new Deserializer(entry.deserializeBytes())
  const errors = list(from, () => {
    const code = from.deserializeU64()
    return [code, { name: from.deserializeStr(), description: from.deserializeStr() }] as const
  })
  const structs = list(from, () => {
    const name = from.deserializeStr()
    const kinds = list(from, () => {
      const kind = from.deserializeU8()
      list(from, () => from.deserializeStr())
      return kind
    })
    return { name, isEvent: kinds.includes(EVENT) }
  })
  const events = structs.filter(({ isEvent }) => isEvent).map(({ name }) => name)
  return { errors: new Map(errors), events: new Set(events) }
}

function list<T>(from: Deserializer, read: () => T): T[] {
  return Array.from({ length: from.deserializeUleb128AsU32() }, read)
}
