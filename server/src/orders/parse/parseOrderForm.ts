import { type Blockchain, type EvmBlockchain, isEvmBlockchain } from '@mintline/core/networks'
import type { OrderAsset } from '../assets/orderAsset.ts'
import type { SignedOrder } from '../order.ts'
import type { AssetTypeModel } from './assetTypeModel.ts'
import { parseAssetType } from './parseAssetType.ts'
import { type ExchangeDataModel, parseData } from './parseData.ts'
import { fieldInvalid, parseAccount, parseSignature, parseTime, parseWord } from './parseParts.ts'

interface AssetForm {
  readonly assetType: AssetTypeModel
  readonly value: string
}

/** An exchange order as interfaces receive it. */
export interface ExchangeOrderForm {
  readonly maker: string
  readonly taker?: string
  readonly make: AssetForm
  readonly take: AssetForm
  readonly startedAt?: string
  readonly endedAt: string
  readonly salt: string
  readonly signature: string
  readonly blockchain: string
  readonly data: ExchangeDataModel
}

/**
 * Parses a form into an order, and normalizes its values.
 *
 * @throws `ORDER_FIELD_INVALID` for unreadable fields; whether the order makes sense is checked afterwards
 */
export function parseOrderForm(form: ExchangeOrderForm): SignedOrder {
  const blockchain = parseEvmBlockchain('blockchain', form.blockchain)
  return {
    blockchain,
    maker: parseAccount('maker', form.maker),
    taker: form.taker === undefined ? undefined : parseAccount('taker', form.taker),
    make: parseAsset('make', form.make, blockchain),
    take: parseAsset('take', form.take, blockchain),
    salt: parseWord('salt', form.salt),
    start: parseTime('startedAt', form.startedAt),
    end: parseTime('endedAt', form.endedAt),
    data: parseData('data', form.data),
    signature: parseSignature('signature', form.signature),
  }
}

function parseAsset(
  field: string,
  { assetType, value }: AssetForm,
  blockchain: EvmBlockchain,
): OrderAsset {
  const type = parseAssetType(`${field}.assetType`, assetType, blockchain)
  return { type, value: parseWord(`${field}.value`, value, 1n) }
}

/**
 * Parses an EVM blockchain's name.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseEvmBlockchain(field: string, name: string): EvmBlockchain {
  const blockchain = name as Blockchain
  if (isEvmBlockchain(blockchain)) return blockchain
  throw fieldInvalid(field, `must be an EVM chain, and ${blockchain} is none`)
}
