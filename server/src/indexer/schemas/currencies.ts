import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import {
  Address,
  BigDecimal,
  BigInteger,
  CurrencyId,
  DateTime,
  Int64,
} from '../../http/contract/primitives.ts'

export const Currency = model('Currency', 'A currency', {
  currencyId: CurrencyId,
  symbol: Type.String(),
  abbreviation: Type.Optional(Type.String()),
  alias: Type.Optional(Type.String()),
  rate: Type.Optional(BigDecimal),
  decimals: Int64,
})
export type Currency = Static<typeof Currency>

export const Currencies = model('Currencies', 'All currencies', {
  currencies: Type.Array(ref(Currency)),
})
export type Currencies = Static<typeof Currencies>

export const CurrencyUsdRate = model(
  'CurrencyUsdRate',
  'Price of one unit of a currency in US dollars',
  {
    currencyId: Type.Optional(Type.String()),
    symbol: Type.String(),
    abbreviation: Type.Optional(Type.String()),
    rate: BigDecimal,
    date: DateTime,
  },
)
export type CurrencyUsdRate = Static<typeof CurrencyUsdRate>

export const Balance = model('Balance', 'Balance of a wallet', {
  currencyId: CurrencyId,
  owner: Address,
  balance: BigInteger,
  decimal: BigDecimal,
})
export type Balance = Static<typeof Balance>
