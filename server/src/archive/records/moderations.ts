import {
  formatUnionAddress,
  parseCollectionId,
  parseItemId,
  parseUnionAddress,
} from '@mintline/core/identifiers'
import { Type } from 'typebox'
import {
  collectionKey,
  itemKey,
  readAddressKey,
  readUserKey,
  userKey,
  walletKey,
} from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { collectionIdOf, itemIdOf } from '../../read-model/ids/texts.ts'
import { addMissing } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Key conversions by subject kind. */
const IDS = {
  USER: { write: userKey, read: readUserKey },
  COLLECTION: { write: (id: string) => collectionKey(parseCollectionId(id)), read: collectionIdOf },
  ITEM: { write: (id: string) => itemKey(parseItemId(id)), read: itemIdOf },
  WALLET: {
    write: (id: string) => walletKey(parseUnionAddress(id)),
    read: (key: Buffer) => formatUnionAddress(readAddressKey(key)),
  },
}

const Author = Type.String({ minLength: 1, maxLength: 64 })

/** Operators' decisions, including undone ones. */
export const moderations = recordKind({
  name: 'moderation',
  plural: 'moderations',
  table: 'moderations',
  orderBy: ['subject', 'decision', 'decided_at'],
  schema: closedModel('ExportedModeration', 'What an operator decided', {
    kind: Type.Enum(['USER', 'COLLECTION', 'ITEM', 'WALLET'], { type: 'string' }),
    id: Type.String(),
    decision: Type.Enum(['BLACKLIST', 'UNLIST', 'VERIFIED', 'RE_VERIFIED'], { type: 'string' }),
    status: Type.Optional(Type.Enum(['IN_PROCESS', 'APPROVED', 'DECLINED'], { type: 'string' })),
    decidedBy: Author,
    decidedAt: DateInput,
    undoneBy: Type.Optional(Author),
    undoneAt: Type.Optional(DateInput),
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      kind: row.kind,
      id: IDS[row.kind as keyof typeof IDS].read(row.subject),
      decision: row.decision,
      ...(row.status !== null && { status: row.status }),
      decidedBy: row.decided_by,
      decidedAt: row.decided_at,
      ...(row.undone_by !== null && { undoneBy: row.undone_by }),
      ...(row.undone_at !== null && { undoneAt: row.undone_at }),
    })),
  parse: ({ kind, id, status = null, undoneBy = null, undoneAt = null, ...record }) => ({
    subject: IDS[kind].write(id),
    kind,
    decision: record.decision,
    status,
    decided_by: record.decidedBy,
    decided_at: record.decidedAt,
    undone_by: undoneBy,
    undone_at: undoneAt,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'moderations', rows),
})
