import { anyOf } from '../../database/anyOf.ts'
import { keyText } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** Texts and pictures that the owner has set here; undefined = use those from the chain and the metadata. */
export interface CollectionSettings {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly keywords?: string | undefined
  /** Picture URLs. */
  readonly cover?: string | undefined
  readonly picture?: string | undefined
  /** URLs by name. */
  readonly links?: Readonly<Record<string, string>> | undefined
  readonly tags?: readonly string[] | undefined
}

/** Returns a lookup for settings by collection key. */
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
