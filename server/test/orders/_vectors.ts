import { readFileSync } from 'node:fs'
import type { AssetTypeModel } from '../../src/orders/parse/assetTypeModel.ts'
import type { ExchangeDataModel } from '../../src/orders/parse/parseData.ts'
import type { ExchangeOrderForm } from '../../src/orders/parse/parseOrderForm.ts'

interface SdkPart {
  readonly account: string
  readonly value: number
}

interface SdkAsset {
  readonly assetType: Readonly<Record<string, unknown>> & { readonly assetClass: string }
  readonly value: string
}

interface SdkOrder {
  readonly maker: string
  readonly taker?: string
  readonly make: SdkAsset
  readonly take: SdkAsset
  readonly salt: string
  readonly start: number
  readonly end: number
  readonly signature?: string
  readonly data: Readonly<Record<string, unknown>> & { readonly dataType: string }
}

/** An order's fill, as the SDK builds it. */
export interface VectorFill {
  readonly maker: string
  readonly amount: number
  readonly payouts: readonly SdkPart[]
  readonly originFees: readonly SdkPart[]
  /** The exchange's fee in basis points. */
  readonly fee: number
  readonly data: string
  readonly value: string
  readonly approved: string
}

interface Encoded {
  readonly assetClass: string
  readonly data: string
}

interface Vector {
  readonly order: SdkOrder
  readonly makeType: Encoded
  readonly takeType: Encoded
  readonly dataType: string
  readonly data: string
  readonly orderHash: string
  readonly signHash: string
  readonly cancel: string
  readonly fills: readonly VectorFill[]
}

interface Vectors {
  readonly chainId: number
  readonly exchange: string
  readonly orders: Readonly<Record<string, Vector>>
  readonly formerFills: Readonly<Record<'ofListing' | 'ofBid', { dataType: string; data: string }>>
}

/** Orders as the public SDK hashes, signs, fills and cancels them: see vectors/record.cjs. */
export const VECTORS: Vectors = JSON.parse(
  readFileSync(new URL('vectors/orders.json', import.meta.url), 'utf8'),
)

const NAMES: Readonly<Record<string, string>> = {
  ERC721_LAZY: 'ERC721_Lazy',
  ERC1155_LAZY: 'ERC1155_Lazy',
  RARIBLE_V2_DATA_V1: 'ETH_MINTLINE_V2',
  RARIBLE_V2_DATA_V2: 'ETH_MINTLINE_V2_2',
  RARIBLE_V2_DATA_V3: 'ETH_MINTLINE_V2_3',
  RARIBLE_V2_DATA_V3_SELL: 'ETH_MINTLINE_V2_DATA_V3_SELL',
  RARIBLE_V2_DATA_V3_BUY: 'ETH_MINTLINE_V2_DATA_V3_BUY',
}

/** Converts parts to the interface's format. */
export const partsOf = (parts: readonly SdkPart[]) => parts.map(partOf)

const partOf = ({ account, value }: SdkPart) => ({ account: `ETHEREUM:${account}`, value })

/** Returns the form that sends an SDK order to the interface. */
export function formOf({ make, take, start, end, data, ...order }: SdkOrder): ExchangeOrderForm {
  return {
    blockchain: 'ETHEREUM',
    maker: `ETHEREUM:${order.maker}`,
    ...(order.taker && { taker: `ETHEREUM:${order.taker}` }),
    make: assetOf(make),
    take: assetOf(take),
    salt: order.salt,
    ...(start > 0 && { startedAt: String(start) }),
    endedAt: new Date(end * 1000).toISOString(),
    signature: order.signature ?? '0x',
    data: renamed(data, data.dataType) as ExchangeDataModel,
  }
}

function assetOf({ assetType: { assetClass, contract, ...fields }, value }: SdkAsset) {
  const named = { ...fields, ...(contract ? { contract: `ETHEREUM:${contract}` } : {}) }
  return { assetType: renamed(named, assetClass) as AssetTypeModel, value }
}

/** Renames SDK fields to the interface's names. */
function renamed(fields: Readonly<Record<string, unknown>>, name: string) {
  const entries = Object.entries(fields).map(([key, value]) => [
    key,
    Array.isArray(value)
      ? value.map((each) => (typeof each === 'string' ? each : partOf(each)))
      : typeof value === 'object' && value !== null
        ? partOf(value as SdkPart)
        : value,
  ])
  return { '@type': NAMES[name] ?? name, ...Object.fromEntries(entries) }
}
