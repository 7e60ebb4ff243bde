import { Type } from 'typebox'
import { collectionKey, currencyKey } from '../../database/keys/index.ts'
import { CollectionIdInput, CurrencyIdInput, DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { collectionIdOf, currencyIdOf } from '../../read-model/ids/texts.ts'
import { addMissing } from '../addMissing.ts'
import { Price } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Changes in collections' floor prices. */
export const floors = recordKind({
  name: 'floor',
  plural: 'floor prices',
  table: 'floors',
  orderBy: ['collection', 'at'],
  schema: closedModel('ExportedFloor', 'The floor price of a collection from a time on', {
    collection: CollectionIdInput,
    at: DateInput,
    price: Type.Optional(Price),
    currency: Type.Optional(CurrencyIdInput),
  }),
  recordsOf: (rows) =>
    rows.map(({ collection, at, price, currency }) => ({
      collection: collectionIdOf(collection),
      at,
      ...(price !== null && { price }),
      ...(currency !== null && { currency: currencyIdOf(currency) }),
    })),
  parse: ({ collection, at, price = null, currency }) => ({
    collection: collectionKey(collection),
    at,
    price,
    currency: currency === undefined ? null : currencyKey(currency),
  }),
  write: ({ writer }, rows) => addMissing(writer, 'floors', rows),
})
