import { Type } from 'typebox'
import { CHAIN_NUMBERS, currencyKey } from '../../database/keys/index.ts'
import { CurrencyIdInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { currencyIdOf } from '../../read-model/ids/texts.ts'
import { addMissing } from '../addMissing.ts'
import { Decimals } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Currencies for prices. */
export const currencies = recordKind({
  name: 'currency',
  plural: 'currencies',
  table: 'currencies',
  orderBy: ['id'],
  schema: closedModel('ExportedCurrency', 'A currency', {
    id: CurrencyIdInput,
    symbol: Type.String(),
    abbreviation: Type.Optional(Type.String()),
    alias: Type.Optional(Type.String()),
    decimals: Decimals,
  }),
  recordsOf: (rows) =>
    rows.map(({ id, symbol, abbreviation, alias, decimals }) => ({
      id: currencyIdOf(id),
      symbol,
      ...(abbreviation !== null && { abbreviation }),
      ...(alias !== null && { alias }),
      decimals,
    })),
  parse: ({ id, ...texts }) => ({
    ...texts,
    id: currencyKey(id),
    chain: CHAIN_NUMBERS[id.blockchain],
  }),
  write: ({ writer }, rows) => addMissing(writer, 'currencies', rows),
})
