import { parseCollectionId, parseItemId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { collectionKey, itemKey } from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { hashOfMessage } from '../../marketplace/events/write.ts'
import { collectionIdOf, itemIdOf } from '../../read-model/ids/texts.ts'
import { addMissing } from '../addMissing.ts'
import { recordKind } from '../recordKind.ts'

/** Reports about items. */
export const reports = recordKind({
  name: 'report',
  plural: 'reports',
  table: 'reports',
  orderBy: ['item', 'message_hash', 'collection'],
  schema: closedModel('ExportedReport', 'A report about an item', {
    item: Type.String(),
    collection: Type.String(),
    message: Type.String({ minLength: 1 }),
    reportedAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      item: itemIdOf(row.item),
      collection: collectionIdOf(row.collection),
      message: row.message,
      reportedAt: row.reported_at,
    })),
  parse: ({ item, collection, message, reportedAt }) => ({
    item: itemKey(parseItemId(item)),
    collection: collectionKey(parseCollectionId(collection)),
    message_hash: hashOfMessage(message),
    message,
    reported_at: reportedAt,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'reports', rows),
})
