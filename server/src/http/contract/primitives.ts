import { Type } from 'typebox'

/** Integer of any size as text, so that no JSON parser rounds it. */
export const BigInteger = Type.String({
  description: 'Integer of any size',
  pattern: '^-?[0-9]+$',
  examples: ['1'],
})

/** Decimal of any size as text, so that no JSON parser rounds it. */
export const BigDecimal = Type.String({
  description: 'Decimal number of any size',
  pattern: '^-?[0-9]+(\\.[0-9]+)?$',
  examples: ['0.05'],
})

export const Int64 = Type.Integer({ format: 'int64' })

/** Number of sales that a sum lacks. */
export const UnpricedSales = Type.Integer({
  description:
    'Sales that the volume lacks, as no rate of their time is known; absent where it lacks none',
  format: 'int64',
  minimum: 1,
})

/** Fields beside a sum in the blockchain's coins and one in US dollars. */
export const UNPRICED_SALES = {
  unpricedSales: Type.Optional(UnpricedSales),
  unpricedSalesUsd: Type.Optional(
    Type.Integer({
      description:
        'Sales that the volume in US dollars lacks, as no rate of their time is known; absent where it lacks none',
      format: 'int64',
      minimum: 1,
    }),
  ),
} as const

export const BasisPoints = Type.Integer({
  description: 'Hundredths of a percent: 10,000 are the whole',
  minimum: 0,
  maximum: 10_000,
})

export const DateTime = Type.String({
  description: 'Time in UTC, to the millisecond',
  format: 'date-time',
  examples: ['2026-01-31T12:00:00.000Z'],
})

export const Address = Type.String({
  description: 'Address after its group of blockchains: `ETHEREUM:0x…`, `SOLANA:…`',
})

export const ContractAddress = Type.String({
  description: 'Address of a contract after its blockchain: `BASE:0x…`',
})

export const CollectionId = Type.String({ description: 'Collection id: `BASE:0x…`, `SOLANA:…`' })

export const ItemId = Type.String({
  description: 'Item id: `BASE:0x…:1`, on Solana, Eclipse and Aptos `SOLANA:…`',
})

export const OwnershipId = Type.String({
  description: 'Ownership id: item id, colon and address of the owner',
})

export const OrderId = Type.String({ description: 'Order id: `BASE:0x…`' })

export const ActivityId = Type.String({ description: 'Activity id: `BASE:…`' })

export const CurrencyId = Type.String({
  description: 'Currency id: blockchain, colon and contract, the zero address for the native one',
})
