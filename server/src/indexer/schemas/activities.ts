import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import {
  Address,
  BigDecimal,
  BigInteger,
  CollectionId,
  ContractAddress,
  Int64,
  ItemId,
} from '../../http/contract/primitives.ts'
import { activityFields } from './activityFields.ts'
import { Asset } from './assets.ts'

export const ActivityBlockchainInfo = model(
  'ActivityBlockchainInfo',
  'Place of an activity on its blockchain',
  {
    transactionHash: Type.String(),
    blockHash: Type.String(),
    blockNumber: Int64,
    logIndex: Int64,
  },
)
export type ActivityBlockchainInfo = Static<typeof ActivityBlockchainInfo>

export const MintActivity = model('MintActivity', 'A mint', {
  ...activityFields,
  '@type': Type.Literal('MINT'),
  owner: Address,
  minter: Type.Optional({
    ...Address,
    description:
      'Wallet that minted the item as a gift for the owner; absent where it is the owner',
  }),
  payer: Type.Optional({
    ...Address,
    description: 'Wallet that paid in place of the minter; absent where it is the minter',
  }),
  contract: Type.Optional(ContractAddress),
  collection: Type.Optional(CollectionId),
  tokenId: Type.Optional(BigInteger),
  itemId: Type.Optional(ItemId),
  value: BigInteger,
  mintPrice: Type.Optional(BigDecimal),
  mintPayment: Type.Optional(ref(Asset)),
  mintPriceUsd: Type.Optional(BigDecimal),
  transactionHash: Type.String(),
  blockchainInfo: Type.Optional(ref(ActivityBlockchainInfo)),
})
export type MintActivity = Static<typeof MintActivity>

export const BurnActivity = model('BurnActivity', 'A burn', {
  ...activityFields,
  '@type': Type.Literal('BURN'),
  owner: Address,
  contract: Type.Optional(ContractAddress),
  collection: Type.Optional(CollectionId),
  tokenId: Type.Optional(BigInteger),
  itemId: Type.Optional(ItemId),
  value: BigInteger,
  transactionHash: Type.String(),
  blockchainInfo: Type.Optional(ref(ActivityBlockchainInfo)),
})
export type BurnActivity = Static<typeof BurnActivity>

export const TransferActivity = model('TransferActivity', 'A transfer', {
  ...activityFields,
  '@type': Type.Literal('TRANSFER'),
  from: Address,
  owner: Address,
  contract: Type.Optional(ContractAddress),
  collection: Type.Optional(CollectionId),
  tokenId: Type.Optional(BigInteger),
  itemId: Type.Optional(ItemId),
  value: BigInteger,
  purchase: Type.Optional(Type.Boolean()),
  transactionHash: Type.String(),
  blockchainInfo: Type.Optional(ref(ActivityBlockchainInfo)),
})
export type TransferActivity = Static<typeof TransferActivity>

export const SendToChainActivity = model('SendToChainActivity', 'A departure over a bridge', {
  ...activityFields,
  '@type': Type.Literal('SEND_TO_CHAIN'),
  owner: Address,
  to: Type.String(),
  chainId: BigInteger,
  contract: Type.Optional(ContractAddress),
  collection: Type.Optional(CollectionId),
  itemId: ItemId,
  value: BigInteger,
  transactionHash: Type.String(),
  blockchainInfo: Type.Optional(ref(ActivityBlockchainInfo)),
})
export type SendToChainActivity = Static<typeof SendToChainActivity>

export const ReceiveFromChainActivity = model(
  'ReceiveFromChainActivity',
  'An arrival over a bridge',
  {
    ...activityFields,
    '@type': Type.Literal('RECEIVE_FROM_CHAIN'),
    owner: Address,
    from: Type.String(),
    chainId: BigInteger,
    contract: Type.Optional(ContractAddress),
    collection: Type.Optional(CollectionId),
    itemId: ItemId,
    value: BigInteger,
    transactionHash: Type.String(),
    blockchainInfo: Type.Optional(ref(ActivityBlockchainInfo)),
  },
)
export type ReceiveFromChainActivity = Static<typeof ReceiveFromChainActivity>

export const L2DepositActivity = model('L2DepositActivity', 'A deposit into a second layer', {
  ...activityFields,
  '@type': Type.Literal('L2_DEPOSIT'),
  user: Address,
  status: Type.String(),
  itemId: ItemId,
  collection: Type.Optional(CollectionId),
  value: Type.Optional(BigInteger),
})
export type L2DepositActivity = Static<typeof L2DepositActivity>

export const L2WithdrawalActivity = model(
  'L2WithdrawalActivity',
  'A withdrawal from a second layer',
  {
    ...activityFields,
    '@type': Type.Literal('L2_WITHDRAWAL'),
    user: Address,
    status: Type.String(),
    itemId: ItemId,
    collection: Type.Optional(CollectionId),
    value: Type.Optional(BigInteger),
  },
)
export type L2WithdrawalActivity = Static<typeof L2WithdrawalActivity>
