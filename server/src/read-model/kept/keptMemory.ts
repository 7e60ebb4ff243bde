import { LRUCache } from 'lru-cache'
import { onceLost } from '../../database/pools/losses.ts'
import type { KeptJson } from '../../json/output.ts'
import { perDatabase } from '../perDatabase.ts'
import type { Reader } from '../reader.ts'

/** Most bytes of JSON that are kept of a database. */
const MAX_BYTES = 12 * 2 ** 20
/** Bytes that it takes to keep an entity besides, about. */
const OVERHEAD = 500

/** JSON of an entity, and the version of the rows that it was made of. */
interface KeptVersion {
  readonly version: string
  readonly json: KeptJson
}

/** Entities by their kinds and keys, those first that were asked for last. */
export type KeptMemory = LRUCache<string, KeptVersion>

const memories = perDatabase((reader): KeptMemory => {
  // Whoever still reads the old one keeps it in the old memory.
  onceLost(reader, () => memories.forget(reader))
  return new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ version, json }) => OVERHEAD + version.length + json.bytes.length,
  })
})

/** Memory for the JSON of entities of a database, under the one name of the platform, until the database is lost. */
export const keptMemory = (reader: Reader): KeptMemory => memories.of(reader)
