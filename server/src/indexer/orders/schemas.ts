import { type Static, Type } from 'typebox'
import { AddressInput, ItemIdInput, OrderIdInput } from '../../http/contract/inputs.ts'
import { closedModel, model, ref, union } from '../../http/contract/model.ts'
import { Address, BigInteger, ContractAddress } from '../../http/contract/primitives.ts'
import { Asset, EthOrderFormAsset } from '../schemas/assets.ts'
import { Blockchain } from '../schemas/enumerations.ts'
import { EthOrderBasicSeaportDataV1 } from '../schemas/foreignOrderData.ts'
import { EthMintlineV2OrderData } from '../schemas/orderData.ts'
import { Payout } from '../schemas/shares.ts'

const OrderTime = Type.String({
  description: 'Time in whole seconds, in ISO 8601 or in seconds since 1970',
  examples: ['2026-01-31T12:00:00Z'],
})

const Salt = Type.String({
  description: 'Number below 2^256, in decimal or hex digits',
  pattern: '^([0-9]+|0x[0-9a-fA-F]+)$',
})

export const EthMintlineV2OrderForm = closedModel(
  'EthMintlineV2OrderForm',
  "A signed order for the platform's exchange",
  {
    '@type': Type.Literal('MINTLINE_V2'),
    maker: Address,
    taker: Type.Optional(Address),
    make: ref(EthOrderFormAsset),
    take: ref(EthOrderFormAsset),
    startedAt: Type.Optional(OrderTime),
    endedAt: OrderTime,
    salt: Salt,
    signature: Type.String(),
    blockchain: ref(Blockchain),
    data: ref(EthMintlineV2OrderData),
  },
)

export type EthMintlineV2OrderForm = Static<typeof EthMintlineV2OrderForm>

export const EthSeaportV1OrderForm = closedModel(
  'EthSeaportV1OrderForm',
  'A signed order for Seaport: one kind of item for one currency. An addition of Mintline to the interface',
  {
    '@type': Type.Literal('SEAPORT_V1'),
    maker: Address,
    startedAt: Type.Optional(OrderTime),
    endedAt: OrderTime,
    salt: Salt,
    signature: Type.String(),
    blockchain: ref(Blockchain),
    data: ref(EthOrderBasicSeaportDataV1),
  },
)

export type EthSeaportV1OrderForm = Static<typeof EthSeaportV1OrderForm>

export const OrderForm = union('OrderForm', 'A signed order', [
  EthMintlineV2OrderForm,
  EthSeaportV1OrderForm,
])

export type OrderForm = Static<typeof OrderForm>

export const OrderTogether = closedModel(
  'OrderTogether',
  'A further order that the same transaction fills. An addition of Mintline to the interface',
  { orderId: OrderIdInput, amount: BigInteger },
)

export type OrderTogether = Static<typeof OrderTogether>

/** Orders besides the first one: all fit into a block with room for others. */
const MOST_TOGETHER = 19

export const PrepareOrderTxForm = closedModel(
  'PrepareOrderTxForm',
  'How an order is to be filled',
  {
    maker: AddressInput,
    taker: Type.Optional(AddressInput),
    amount: BigInteger,
    payouts: Type.Array(ref(Payout)),
    originFees: Type.Array(ref(Payout)),
    itemId: Type.Optional({
      ...ItemIdInput,
      description:
        'Item that is given for a bid on any item of a collection. An addition of Mintline to the interface',
    }),
    together: Type.Optional(
      Type.Array(ref(OrderTogether), {
        maxItems: MOST_TOGETHER,
        description:
          'Listings for Seaport that are bought in the same transaction, for the same currency and at the same contract: those that cannot be filled by then are left out. An addition of Mintline to the interface',
      }),
    ),
  },
)

export type PrepareOrderTxForm = Static<typeof PrepareOrderTxForm>

export const PreparedOrderTx = model('PreparedOrderTx', 'A transaction for a wallet to send', {
  to: ContractAddress,
  data: Type.String(),
})

export type PreparedOrderTx = Static<typeof PreparedOrderTx>

export const PrepareOrderTxResponse = model(
  'PrepareOrderTxResponse',
  'A transaction that fills an order, and what it needs',
  {
    transferProxyAddress: Type.Optional(ContractAddress),
    asset: ref(Asset),
    transaction: ref(PreparedOrderTx),
    value: BigInteger,
  },
)

export type PrepareOrderTxResponse = Static<typeof PrepareOrderTxResponse>

export const EncodedEthOrder = model('EncodedEthOrder', 'Hashes of an order on an EVM chain', {
  '@type': Type.Literal('ETH_ORDER_ENCODE'),
  blockchain: ref(Blockchain),
  orderHash: Type.String(),
  signHash: Type.String(),
  transferProxy: Type.Optional(Address),
})

export type EncodedEthOrder = Static<typeof EncodedEthOrder>

export const EncodedOrder = union('EncodedOrder', 'Hashes of an order', [EncodedEthOrder])

export type EncodedOrder = Static<typeof EncodedOrder>
