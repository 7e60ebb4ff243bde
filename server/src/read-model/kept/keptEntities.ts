import { LRUCache } from 'lru-cache'
import { onceLost } from '../../database/pools/losses.ts'
import { type FindKept, Kept } from '../../json/kept.ts'
import type { KeptJson } from '../../json/output.ts'
import { perDatabase } from '../perDatabase.ts'
import type { Reader } from '../reader.ts'

/** A kind of entity whose JSON is cached. */
export interface KeptKind<Key, Row> {
  /** Prefix that keeps its cache keys apart from other kinds. */
  readonly name: string
  /** Returns a key as unique text. */
  readonly textOf: (key: Key) => string
  /** Reads rows by key, in any order. */
  readonly read: (reader: Reader, keys: readonly Key[]) => Promise<readonly Row[]>
  /** Returns the text for a row's key. */
  readonly textIn: (row: Row) => string
  /** Returns a row's version; an entity without one is not cached. */
  readonly versionIn: (row: Row) => string | undefined
}

/** A model, and the keys of entities that it refers to. */
interface Referring<Model> {
  readonly model: Model
  readonly references: readonly string[]
}

/** Entities to read, and what is already known. */
interface Asked<Key, Row, Model> {
  readonly keys: readonly Key[]
  /** Current row versions of all cached entities, by key text. */
  readonly versions: ReadonlyMap<string, string>
  readonly modelOf: (row: Row) => Referring<Model>
  /** Finds the entities that models refer to. */
  readonly find?: FindKept
}

/** A database connection, and the database's cache. */
export interface KeptSource {
  readonly reader: Reader
  readonly memory: KeptMemory
}

/** Maximum number of JSON bytes to cache per database. */
const MAX_BYTES = 12 * 2 ** 20
/** Approximate overhead per cached entity, in bytes. */
const OVERHEAD = 500

/** An entity's JSON, and the version of the rows that it was built from. */
interface KeptVersion {
  readonly version: string
  readonly json: KeptJson
}

/** Entities by kind and key; the least recently used ones are dropped first. */
type KeptMemory = LRUCache<string, KeptVersion>

const memories = perDatabase((reader): KeptMemory => {
  // Readers that still use the lost database write to the old cache.
  onceLost(reader, () => memories.forget(reader))
  return new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ version, json }) => OVERHEAD + version.length + json.bytes.length,
  })
})

/** Returns those keys that are cached, in any version. */
export const keptKeys = <Key, Row>(
  memory: KeptMemory,
  { name, textOf }: KeptKind<Key, Row>,
  keys: readonly Key[],
): Key[] => keys.filter((key) => memory.has(name + textOf(key)))

/**
 * Returns entities by key text: cached ones if their versions are still current, and the rest freshly read. Read the
 * versions on the same connection, before the rows or with them, so that a version is never newer than the JSON cached
 * under it.
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

/**
 * Returns the JSON cache for a database, which lives until the database is lost. All entries are written under the same
 * platform name.
 */
export const keptMemory = (reader: Reader): KeptMemory => memories.of(reader)
