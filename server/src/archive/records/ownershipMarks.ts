import { parseCollectionId, parseOwnershipId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { collectionKey } from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { collectionIdOf, ownershipIdOf } from '../../read-model/ids/texts.ts'
import { keysOf } from '../../read-model/ownerships/ownershipsByIds.ts'
import { addMissing, ofExistingUsers } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Ownerships that their owners pinned or hid. */
export const ownershipMarks = recordKind({
  name: 'ownershipMark',
  plural: 'marks of ownerships',
  table: 'ownership_marks',
  orderBy: ['item', 'owner', 'mark', 'collection'],
  schema: closedModel('ExportedOwnershipMark', 'An ownership that was pinned or hidden', {
    ownership: Type.String(),
    collection: Type.String(),
    mark: Type.Enum(['PIN', 'HIDE'], { type: 'string' }),
    user: Type.String({ format: 'uuid' }),
    createdAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      ownership: ownershipIdOf(row.item, row.owner),
      collection: collectionIdOf(row.collection),
      mark: row.mark,
      user: row.user_id,
      createdAt: row.created_at,
    })),
  parse: ({ ownership, collection, mark, user, createdAt }) => ({
    ...keysOf(parseOwnershipId(ownership)),
    collection: collectionKey(parseCollectionId(collection)),
    mark,
    user_id: user,
    created_at: createdAt,
  }),
  write: async ({ writer }, rows) =>
    addMissing(writer, 'ownership_marks', await ofExistingUsers(writer, rows)),
})
