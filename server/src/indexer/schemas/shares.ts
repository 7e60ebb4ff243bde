import { type Static, Type } from 'typebox'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import { Address, BasisPoints } from '../../http/contract/primitives.ts'

export const Creator = closedModel('Creator', 'A creator and its share', {
  account: Address,
  value: BasisPoints,
})
export type Creator = Static<typeof Creator>

export const Royalty = closedModel('Royalty', 'A receiver of royalties and its share', {
  account: Address,
  value: BasisPoints,
})
export type Royalty = Static<typeof Royalty>

export const Royalties = model('Royalties', 'Royalties of an item', {
  royalties: Type.Array(ref(Royalty)),
})
export type Royalties = Static<typeof Royalties>

export const Payout = closedModel('Payout', 'A receiver of a part of a payment', {
  account: Address,
  value: BasisPoints,
})
export type Payout = Static<typeof Payout>
