import { type Static, Type } from 'typebox'
import { model, union } from '../../http/contract/model.ts'
import {
  ActivityId,
  Address,
  BigInteger,
  CurrencyId,
  DateTime,
  ItemId,
} from '../../http/contract/primitives.ts'
import { UserId } from '../schemas/identifiers.ts'

/** Fields in every activity. */
const activityFields = {
  id: ActivityId,
  date: DateTime,
  owner: Address,
}

export const ActivityLike = model('ActivityLike', 'A like', {
  '@type': Type.Literal('like'),
  ...activityFields,
  owner: UserId,
  token: Type.Optional(Type.String()),
  itemId: ItemId,
})
export type ActivityLike = Static<typeof ActivityLike>

export const ActivityFollow = model('ActivityFollow', 'A user who follows another one', {
  '@type': Type.Literal('follow'),
  ...activityFields,
  owner: UserId,
  user: UserId,
})
export type ActivityFollow = Static<typeof ActivityFollow>

export const ActivityOrder = model('ActivityOrder', 'A listing', {
  '@type': Type.Literal('order'),
  ...activityFields,
  buyToken: Type.Optional(Type.String()),
  buyTokenId: Type.Optional(Type.String()),
  currencyId: Type.Optional(CurrencyId),
  buyValue: Type.Number(),
  hash: Type.String(),
  price: Type.Number(),
  priceUsd: Type.Optional(Type.Number()),
  token: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
  value: Type.Number(),
})
export type ActivityOrder = Static<typeof ActivityOrder>

export const ActivityOffer = model('ActivityOffer', 'A bid', {
  '@type': Type.Literal('offer'),
  ...activityFields,
  buyToken: Type.Optional(Type.String()),
  buyTokenId: Type.Optional(Type.String()),
  buyItemId: Type.Optional(ItemId),
  buyValue: Type.Number(),
  hash: Type.String(),
  price: Type.Number(),
  priceUsd: Type.Optional(Type.Number()),
  token: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  currencyId: Type.Optional(CurrencyId),
  value: Type.Number(),
  floorBid: Type.Optional(Type.Boolean()),
})
export type ActivityOffer = Static<typeof ActivityOffer>

export const ActivityMatch = model('ActivityMatch', 'An exchange of one asset for another', {
  '@type': Type.Literal('match'),
  ...activityFields,
  buyHash: Type.Optional(Type.String()),
  buyToken: Type.Optional(Type.String()),
  buyTokenId: Type.Optional(Type.String()),
  buyItemId: Type.Optional(ItemId),
  buyValue: Type.Number(),
  buyer: Address,
  hash: Type.Optional(Type.String()),
  token: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
  transactionHash: Type.String(),
  value: Type.Number(),
})
export type ActivityMatch = Static<typeof ActivityMatch>

export const ActivityBuy = model('ActivityBuy', 'A purchase', {
  '@type': Type.Literal('buy'),
  ...activityFields,
  buyToken: Type.Optional(Type.String()),
  buyTokenId: Type.Optional(Type.String()),
  currencyId: Type.Optional(CurrencyId),
  buyValue: Type.Optional(Type.Number()),
  buyer: Address,
  hash: Type.String(),
  price: Type.Optional(Type.Number()),
  priceUsd: Type.Optional(Type.Number()),
  token: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
  transactionHash: Type.String(),
  value: Type.Number(),
})
export type ActivityBuy = Static<typeof ActivityBuy>

export const ActivityBuyGenArt = model('ActivityBuyGenArt', 'A purchase of generative art', {
  '@type': Type.Literal('buy_gen_art'),
  ...activityFields,
  buyToken: Type.Optional(Type.String()),
  buyTokenId: Type.Optional(Type.String()),
  currencyId: Type.Optional(CurrencyId),
  buyValue: Type.Number(),
  buyer: Address,
  hash: Type.String(),
  price: Type.Number(),
  priceUsd: Type.Optional(Type.Number()),
  token: Type.Optional(Type.String()),
  transactionHash: Type.String(),
  value: Type.Number(),
})
export type ActivityBuyGenArt = Static<typeof ActivityBuyGenArt>

export const ActivityAcceptOffer = model('ActivityAcceptOffer', 'An accepted bid', {
  '@type': Type.Literal('accept_offer'),
  ...activityFields,
  buyToken: Type.Optional(Type.String()),
  buyTokenId: Type.Optional(Type.String()),
  buyValue: Type.Optional(Type.Number()),
  buyer: Address,
  hash: Type.String(),
  price: Type.Optional(Type.Number()),
  priceUsd: Type.Optional(Type.Number()),
  token: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  currencyId: Type.Optional(CurrencyId),
  itemId: Type.Optional(ItemId),
  transactionHash: Type.String(),
  value: Type.Number(),
})
export type ActivityAcceptOffer = Static<typeof ActivityAcceptOffer>

export const ActivityCancel = model('ActivityCancel', 'A cancelled listing', {
  '@type': Type.Literal('cancel'),
  ...activityFields,
  buyToken: Type.Optional(Type.String()),
  buyTokenId: Type.Optional(Type.String()),
  currencyId: Type.Optional(CurrencyId),
  hash: Type.String(),
  token: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
  transactionHash: Type.Optional(Type.String()),
})
export type ActivityCancel = Static<typeof ActivityCancel>

export const ActivityCancelOffer = model('ActivityCancelOffer', 'A cancelled bid', {
  '@type': Type.Literal('cancel_offer'),
  ...activityFields,
  buyToken: Type.Optional(Type.String()),
  buyTokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
  hash: Type.String(),
  token: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  currencyId: Type.Optional(CurrencyId),
  transactionHash: Type.String(),
  floorBid: Type.Optional(Type.Boolean()),
})
export type ActivityCancelOffer = Static<typeof ActivityCancelOffer>

export const ActivityMint = model('ActivityMint', 'A mint', {
  '@type': Type.Literal('mint'),
  ...activityFields,
  token: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
  transactionHash: Type.String(),
  value: Type.Number(),
})
export type ActivityMint = Static<typeof ActivityMint>

export const ActivityBurn = model('ActivityBurn', 'A burn', {
  '@type': Type.Literal('burn'),
  ...activityFields,
  token: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
  transactionHash: Type.String(),
  value: Type.Number(),
})
export type ActivityBurn = Static<typeof ActivityBurn>

export const ActivityTransfer = model('ActivityTransfer', 'A transfer', {
  '@type': Type.Literal('transfer'),
  ...activityFields,
  from: Address,
  token: Type.Optional(Type.String()),
  tokenId: Type.Optional(Type.String()),
  itemId: Type.Optional(ItemId),
  transactionHash: Type.String(),
  value: Type.Number(),
})
export type ActivityTransfer = Static<typeof ActivityTransfer>

export const ActivitySendToChain = model('ActivitySendToChain', 'A departure over a bridge', {
  '@type': Type.Literal('send_to_chain'),
  ...activityFields,
  to: Type.String(),
  token: Type.Optional(Type.String()),
  itemId: ItemId,
  chainId: BigInteger,
  transactionHash: Type.String(),
  value: BigInteger,
})
export type ActivitySendToChain = Static<typeof ActivitySendToChain>

export const ActivityReceiveFromChain = model(
  'ActivityReceiveFromChain',
  'An arrival over a bridge',
  {
    '@type': Type.Literal('receive_from_chain'),
    ...activityFields,
    from: Type.String(),
    token: Type.Optional(Type.String()),
    itemId: ItemId,
    chainId: BigInteger,
    transactionHash: Type.String(),
    value: BigInteger,
  },
)
export type ActivityReceiveFromChain = Static<typeof ActivityReceiveFromChain>

export const Activity = union('Activity', 'An activity', [
  ActivityLike,
  ActivityFollow,
  ActivityOrder,
  ActivityOffer,
  ActivityMatch,
  ActivityBuy,
  ActivityBuyGenArt,
  ActivityAcceptOffer,
  ActivityCancel,
  ActivityCancelOffer,
  ActivityMint,
  ActivityBurn,
  ActivityTransfer,
  ActivitySendToChain,
  ActivityReceiveFromChain,
])
export type Activity = Static<typeof Activity>
