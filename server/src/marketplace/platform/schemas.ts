import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import { Int64 } from '../../http/contract/primitives.ts'
import { PopularType } from '../schemas/enumerations.ts'

export const Config = model('Config', 'Settings of the platform', {
  maxMcdonaldsItems: Type.Optional(Type.Number()),
  auctionMinPriceEthChange: Type.Optional(Type.Number()),
  auctionMinPriceRelativeChange: Type.Number(),
  buyerFee: Type.Optional(Type.Number()),
  erc20TransferProxyAddress: Type.Optional(Type.String()),
  exchangeV1ContractAddress: Type.Optional(Type.String()),
  ignoringPriceDecreasingLevel: Type.Number(),
  ipfsUrl: Type.Optional(Type.String()),
  sellerFee: Type.Optional(Type.Number()),
  transferProxyAddress: Type.Optional(Type.String()),
  transferProxyForDeprecatedAddress: Type.Optional(Type.String()),
  wethContractAddress: Type.String(),
})
export type Config = Static<typeof Config>

export const Popular = model('Popular', 'Something that many look at', {
  id: Type.String(),
  title: Type.String(),
  type: ref(PopularType),
  count: Int64,
})
export type Popular = Static<typeof Popular>
