import { type Static, Type } from 'typebox'
import { AddressInput } from '../../http/contract/inputs.ts'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import { WertFormCommodity } from './enumerations.ts'

export const WertConvertRequest = closedModel('WertConvertRequest', 'An order to pay by card', {
  amount: Type.String(),
  buyer: AddressInput,
})
export type WertConvertRequest = Static<typeof WertConvertRequest>

export const WertConverted = model('WertConverted', 'Price and fees of a payment by card', {
  ticker: Type.Number(),
  feePercent: Type.Number(),
  currencyAmount: Type.Number(),
  feeAmount: Type.Number(),
  commodityAmount: Type.Number(),
  purchaseAmount: Type.Number(),
  minerFee: Type.Number(),
})
export type WertConverted = Static<typeof WertConverted>

export const WertForm = model('WertForm', 'Fields that the provider of card payments takes', {
  address: Type.String(),
  commodity: ref(WertFormCommodity),
  commodityAmount: Type.Number(),
  pkId: Type.String(),
  scAddress: Type.String(),
  scId: Type.String(),
  scInputData: Type.String(),
})
export type WertForm = Static<typeof WertForm>

export const WertSigned = model('WertSigned', 'Signed fields for the provider of card payments', {
  form: ref(WertForm),
  signature: Type.String(),
})
export type WertSigned = Static<typeof WertSigned>

export const WertConvertResponse = model(
  'WertConvertResponse',
  'A payment by card, ready for its provider',
  {
    converted: ref(WertConverted),
    signed: ref(WertSigned),
  },
)
export type WertConvertResponse = Static<typeof WertConvertResponse>
