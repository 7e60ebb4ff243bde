import { sql } from 'kysely'
import { Type } from 'typebox'
import { currencyKey } from '../../database/keys/index.ts'
import { CurrencyIdInput, DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { currencyIdOf } from '../../read-model/ids/texts.ts'
import { addMissing } from '../addMissing.ts'
import { Price } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Currency prices in US dollars, over time. */
export const rates = recordKind({
  name: 'rate',
  plural: 'rates',
  table: 'rates',
  orderBy: ['currency', 'at'],
  schema: closedModel('ExportedRate', 'The price of a currency in US dollars', {
    currency: CurrencyIdInput,
    at: DateInput,
    usd: Price,
    source: Type.String(),
  }),
  recordsOf: (rows) =>
    rows.map(({ currency, at, usd, source }) => ({
      currency: currencyIdOf(currency),
      at,
      usd,
      source,
    })),
  parse: (rate) => ({ ...rate, currency: currencyKey(rate.currency) }),
  write: ({ writer }, rows) =>
    addMissing(
      writer,
      'rates',
      rows.map((row) => ({ ...row, changed_at: sql<Date>`now()` })),
    ),
})
