import { parseCollectionId, parseItemId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { collectionKey, itemKey, readAddressKey } from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { collectionIdOf, itemIdOf } from '../../read-model/ids/texts.ts'
import { addMissing, Bytes, bytesOf, hexOf, ofExistingUsers } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Users' wallets. */
export const wallets = recordKind({
  name: 'wallet',
  plural: 'wallets',
  table: 'wallets',
  orderBy: ['wallet'],
  schema: closedModel('ExportedWallet', 'A wallet of a user', {
    wallet: Bytes,
    user: Type.String({ format: 'uuid' }),
    addedAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map(({ wallet, user_id, added_at }) => ({
      wallet: hexOf(wallet),
      user: user_id,
      addedAt: added_at,
    })),
  parse: ({ wallet, user, addedAt }) => {
    const key = bytesOf(wallet)
    // Throws if it is not an address key.
    readAddressKey(key)
    return { wallet: key, user_id: user, added_at: addedAt }
  },
  write: async ({ writer }, rows) =>
    addMissing(writer, 'wallets', await ofExistingUsers(writer, rows)),
})

/** Locked contents for items' owners. */
export const locks = recordKind({
  name: 'lock',
  plural: 'locked contents',
  table: 'locks',
  orderBy: ['item', 'collection'],
  schema: closedModel('ExportedLock', 'Content for those who own an item', {
    item: Type.String(),
    collection: Type.String(),
    content: Type.String({ minLength: 1 }),
    lockedAt: DateInput,
  }),
  recordsOf: (rows) =>
    rows.map((row) => ({
      item: itemIdOf(row.item),
      collection: collectionIdOf(row.collection),
      content: row.content,
      lockedAt: row.locked_at,
    })),
  parse: ({ item, collection, content, lockedAt }) => ({
    item: itemKey(parseItemId(item)),
    collection: collectionKey(parseCollectionId(collection)),
    content,
    locked_at: lockedAt,
  }),
  write: ({ writer }, rows) => addMissing(writer, 'locks', rows),
})
