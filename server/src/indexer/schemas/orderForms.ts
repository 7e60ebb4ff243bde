import { type Static, Type } from 'typebox'
import { closedModel, ref, union } from '../../http/contract/model.ts'
import { Address } from '../../http/contract/primitives.ts'
import { EthOrderFormAsset } from './assets.ts'
import { Blockchain } from './enumerations.ts'
import { EthOrderBasicSeaportDataV1 } from './foreignOrderData.ts'
import { EthMintlineV2OrderData } from './orderData.ts'

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
