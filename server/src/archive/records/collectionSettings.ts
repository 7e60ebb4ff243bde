import { parseCollectionId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { collectionKey } from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel, mapOf } from '../../http/contract/model.ts'
import { collectionIdOf } from '../../read-model/ids/texts.ts'
import { addMissing } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

const Text = Type.Union([Type.String(), Type.Null()])

/** Collection settings. */
export const collectionSettings = recordKind({
  name: 'collectionSettings',
  plural: 'settings of collections',
  table: 'collection_settings',
  orderBy: ['collection'],
  schema: closedModel('ExportedCollectionSettings', 'Settings of a collection', {
    collection: Type.String(),
    name: Text,
    description: Text,
    keywords: Text,
    cover: Text,
    picture: Text,
    links: Type.Union([mapOf(Type.String()), Type.Null()]),
    tags: Type.Union([Type.Array(Type.String()), Type.Null()]),
    updatedAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map(({ collection, updated_at, links, ...texts }) => ({
      ...texts,
      collection: collectionIdOf(collection),
      links: links as Record<string, string> | null,
      updatedAt: updated_at,
    })),
  parse: ({ collection, updatedAt, links, ...texts }) => ({
    ...texts,
    collection: collectionKey(parseCollectionId(collection)),
    links: links && JSON.stringify(links),
    updated_at: updatedAt,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'collection_settings', rows),
})
