import { type Static, Type } from 'typebox'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import { CurrencyId, Int64 } from '../../http/contract/primitives.ts'
import { Blockchain } from '../schemas/enumerations.ts'
import { BlockchainsInput } from '../schemas/inputs.ts'

export const Currency = model('Currency', 'A currency', {
  id: CurrencyId,
  address: Type.Optional(Type.String()),
  blockchain: ref(Blockchain),
  tokenId: Type.Optional(Type.String()),
  allowed: Type.Optional(Type.Boolean()),
  decimals: Type.Optional(Int64),
  name: Type.String(),
  order: Type.Optional(Int64),
  rate: Type.Optional(Type.Number()),
  rateEth: Type.Optional(Type.Number()),
  symbol: Type.String(),
  rateUpdating: Type.Optional(Type.Boolean()),
  blacklisted: Type.Optional(Type.Boolean()),
})
export type Currency = Static<typeof Currency>

export const CurrencyForm = closedModel('CurrencyForm', 'Blockchains of currencies', {
  blockchain: Type.Optional(BlockchainsInput),
})
export type CurrencyForm = Static<typeof CurrencyForm>

export const FeeResponse = model('FeeResponse', 'Fees of an order, in basis points', {
  buyerFee: Type.Number(),
  sellerFee: Type.Number(),
})
export type FeeResponse = Static<typeof FeeResponse>

export const Price = model('Price', 'A price', {
  value: Type.Number(),
  currency: ref(Currency),
})
export type Price = Static<typeof Price>
