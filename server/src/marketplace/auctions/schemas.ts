import { type Static, Type } from 'typebox'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel, model, ref } from '../../http/contract/model.ts'
import { CurrencyId, DateTime, OwnershipId } from '../../http/contract/primitives.ts'
import {
  AuctionCreateResultStatus,
  AuctionDeleteResultStatus,
  AuctionStatus,
} from '../schemas/enumerations.ts'

export const Auction = model('Auction', 'An auction', {
  id: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
  currencyTokenId: Type.Optional(Type.String()),
  currencyId: Type.Optional(CurrencyId),
  endDate: DateTime,
  extended: Type.Boolean(),
  inProgress: Type.Boolean(),
  initEndDate: DateTime,
  minPrice: Type.Number(),
  minStep: Type.Number(),
  startDate: DateTime,
  status: ref(AuctionStatus),
  updateDate: DateTime,
  onChain: Type.Boolean(),
  buyOutPrice: Type.Optional(Type.Number()),
})
export type Auction = Static<typeof Auction>

export const AuctionForm = closedModel('AuctionForm', 'An auction to create', {
  currency: Type.String(),
  endDate: DateInput,
  minPrice: Type.Number(),
  startDate: DateInput,
})
export type AuctionForm = Static<typeof AuctionForm>

export const AuctionCreateResult = model(
  'AuctionCreateResult',
  'Outcome of the creation of an auction',
  {
    status: ref(AuctionCreateResultStatus),
    success: Type.Boolean(),
  },
)
export type AuctionCreateResult = Static<typeof AuctionCreateResult>

export const AuctionDeleteResult = model(
  'AuctionDeleteResult',
  'Outcome of the deletion of an auction',
  {
    status: ref(AuctionDeleteResultStatus),
    success: Type.Boolean(),
  },
)
export type AuctionDeleteResult = Static<typeof AuctionDeleteResult>

export const OnSale = model('OnSale', 'An ownership and its auction', {
  auction: Type.Optional(ref(Auction)),
  id: OwnershipId,
})
export type OnSale = Static<typeof OnSale>
