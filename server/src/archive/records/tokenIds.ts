import { formatUnionAddress, parseUnionAddress } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { addressKey, collectionKey, readAddressKey } from '../../database/keys/index.ts'
import { CollectionIdInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { collectionIdOf } from '../../read-model/ids/texts.ts'
import { Amount } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** The last numbers issued for token ids. */
export const tokenIds = recordKind({
  name: 'tokenIds',
  plural: 'counters of token ids',
  table: 'token_ids',
  orderBy: ['collection', 'minter'],
  schema: closedModel('ExportedTokenIds', 'The last number that a minter was given', {
    collection: CollectionIdInput,
    minter: Type.String({ description: 'Address after its blockchain' }),
    number: Amount,
  }),
  recordsOf: (rows) =>
    rows.map(({ collection, minter, number }) => ({
      collection: collectionIdOf(collection),
      minter: formatUnionAddress(readAddressKey(minter)),
      number,
    })),
  parse: ({ collection, minter, number }) => ({
    collection: collectionKey(collection),
    minter: addressKey(parseUnionAddress(minter)),
    number,
  }),
  write: async ({ writer }, rows) => {
    for (const row of rows) {
      await writer
        .insertInto('token_ids')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['collection', 'minter'])
            .doUpdateSet({ number: sql`greatest(token_ids.number, excluded.number)` }),
        )
        .execute()
    }
  },
})
