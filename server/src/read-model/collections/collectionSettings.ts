import { anyOf } from '../../database/anyOf.ts'
import { keyText } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** Words and pictures that the owner gave a collection here; undefined = those of the chain and the metadata count. */
export interface CollectionSettings {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: string | undefined
  /** URLs of pictures. */
  readonly cover?: string | undefined
  readonly picture?: string | undefined
  /** URLs by their names. */
  readonly links?: Readonly<Record<string, string>> | undefined
  readonly tags?: readonly string[] | undefined
}

/** Settings of some collections, by their keys. */
export async function collectionSettings(
  reader: Reader,
  keys: readonly Buffer[],
): Promise<(key: Buffer) => CollectionSettings> {
  if (keys.length === 0) return () => ({})
  const rows = await reader
    .selectFrom('collection_settings')
    .selectAll()
    .where('collection', '=', anyOf(keys))
    .execute()
  const byKey = new Map(
    rows.map((row) => {
      const settings: CollectionSettings = {
        name: row.name ?? undefined,
        description: row.description ?? undefined,
        keywords: row.keywords ?? undefined,
        cover: row.cover ?? undefined,
        picture: row.picture ?? undefined,
        links: (row.links ?? undefined) as CollectionSettings['links'],
        tags: row.tags ?? undefined,
      }
      return [keyText(row.collection), settings]
    }),
  )
  return (key) => byKey.get(keyText(key)) ?? {}
}
