import { type FindKept, Kept } from '../../json/kept.ts'
import type { KeptJson } from '../../json/output.ts'
import type { Reader } from '../reader.ts'
import type { KeptMemory } from './keptMemory.ts'

/** Entities of one kind, whose JSON is kept. */
export interface KeptKind<Key, Row> {
  /** Tells their keys in the memory from those of other kinds. */
  readonly name: string
  /** A key as text that tells it from all others. */
  readonly textOf: (key: Key) => string
  /** Reads rows of keys, in any order. */
  readonly read: (reader: Reader, keys: readonly Key[]) => Promise<readonly Row[]>
  /** The text of the key of a row. */
  readonly textIn: (row: Row) => string
  /** The version of a row; an entity without one is not kept. */
  readonly versionIn: (row: Row) => string | undefined
}

/** A model, and the keys of the entities to which it refers. */
interface Referring<Model> {
  readonly model: Model
  readonly references: readonly string[]
}

/** Entities to read, and what is known of them. */
interface Asked<Key, Row, Model> {
  readonly keys: readonly Key[]
  /** Versions that rows have now, by the texts of keys, of all entities that are kept. */
  readonly versions: ReadonlyMap<string, string>
  readonly modelOf: (row: Row) => Referring<Model>
  /** Finds the entities to which models refer. */
  readonly find?: FindKept
}

/** One connection to a database, and what is kept of it. */
export interface KeptSource {
  readonly reader: Reader
  readonly memory: KeptMemory
}

/** Those of the keys of which something is kept, whatever its version. */
export const keptKeys = <Key, Row>(
  memory: KeptMemory,
  { name, textOf }: KeptKind<Key, Row>,
  keys: readonly Key[],
): Key[] => keys.filter((key) => memory.has(name + textOf(key)))

/**
 * Entities by the texts of their keys: the kept ones where their versions are still the same, and others, which are read now.
 * Versions have to be read on the same connection, before the rows or with them, so that they are never newer than what is
 * kept under them.
 */
export async function keptEntities<Key, Row, Model>(
  { reader, memory }: KeptSource,
  { name, textOf, read, textIn, versionIn }: KeptKind<Key, Row>,
  { keys, versions, modelOf, find }: Asked<Key, Row, Model>,
): Promise<ReadonlyMap<string, Kept<Model>>> {
  const found = new Map<string, Kept<Model>>()
  const missing: Key[] = []
  for (const key of keys) {
    const text = textOf(key)
    const kept = memory.get(name + text)
    if (kept !== undefined && kept.version === versions.get(text)) {
      found.set(text, new Kept<Model>({ json: kept.json }, find))
    } else {
      missing.push(key)
    }
  }
  for (const row of missing.length === 0 ? [] : await read(reader, missing)) {
    const text = textIn(row)
    const version = versionIn(row)
    const keep = (json: KeptJson) => {
      if (version !== undefined) memory.set(name + text, { version, json })
    }
    found.set(text, new Kept({ ...modelOf(row), keep }, find))
  }
  return found
}
