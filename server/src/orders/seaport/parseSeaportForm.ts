import type { SeaportItemType, SeaportOrderType } from '@mintline/core/enumerations/indexer'
import type { Address, Hex } from 'viem'
import { parseEvmBlockchain } from '../parse/parseOrderForm.ts'
import {
  fieldInvalid,
  parseAccount,
  parseSignature,
  parseTime,
  parseWord,
  quoted,
} from '../parse/parseParts.ts'
import type { SeaportAsset, SeaportData, SignedSeaportOrder } from './seaportOrder.ts'

interface AssetModel {
  readonly itemType: SeaportItemType
  readonly token: string
  readonly identifierOrCriteria: string
  readonly startAmount: string
  readonly endAmount: string
}

/** A Seaport order's data, in the model OrderData. */
export interface SeaportDataModel {
  readonly protocol: string
  readonly orderType: SeaportOrderType
  readonly offer: readonly AssetModel[]
  readonly consideration: readonly (AssetModel & { readonly recipient: string })[]
  readonly zone: string
  readonly zoneHash: string
  readonly conduitKey: string
  readonly nonce?: string
  /** The nonce as older clients send it; a number cannot hold most nonces. */
  readonly counter?: number
}

/** A Seaport order as interfaces receive it. */
export interface SeaportOrderForm {
  readonly maker: string
  readonly startedAt?: string
  readonly endedAt: string
  readonly salt: string
  readonly signature: string
  readonly blockchain: string
  readonly data: SeaportDataModel
}

/**
 * Parses a form into an order, and normalizes its values.
 *
 * @throws `ORDER_FIELD_INVALID` for unreadable fields; whether the order makes sense is checked afterwards
 */
export function parseSeaportForm(form: SeaportOrderForm): SignedSeaportOrder {
  return {
    blockchain: parseEvmBlockchain('blockchain', form.blockchain),
    maker: parseAccount('maker', form.maker),
    salt: parseWord('salt', form.salt),
    start: parseTime('startedAt', form.startedAt),
    end: parseTime('endedAt', form.endedAt),
    signature: parseSignature('signature', form.signature),
    ...parseSeaportData('data', form.data),
  }
}

/**
 * Parses Seaport order data.
 *
 * @param field - the model's name, for messages
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseSeaportData(field: string, model: SeaportDataModel): SeaportData {
  const { nonce } = model
  if (nonce === undefined) {
    throw fieldInvalid(`${field}.nonce`, 'is needed: the counter that Seaport has of the maker')
  }
  return {
    protocol: parseAccount(`${field}.protocol`, model.protocol),
    orderType: model.orderType,
    offer: model.offer.map((asset, index) => parseAsset(`${field}.offer[${index}]`, asset)),
    consideration: model.consideration.map((asset, index) => {
      const name = `${field}.consideration[${index}]`
      const recipient = parseAccount(`${name}.recipient`, asset.recipient)
      return { ...parseAsset(name, asset), recipient }
    }),
    zone: parseAccount(`${field}.zone`, model.zone),
    zoneHash: parseBytes32(`${field}.zoneHash`, model.zoneHash),
    conduitKey: parseBytes32(`${field}.conduitKey`, model.conduitKey),
    counter: parseCounter(field, { ...model, nonce }),
  }
}

function parseCounter(
  field: string,
  { nonce, counter }: { readonly nonce: string; readonly counter?: number },
): bigint {
  const parsed = parseWord(`${field}.nonce`, nonce)
  if (counter !== undefined && counter !== Number(parsed)) {
    throw fieldInvalid(`${field}.counter`, `must be nonce as a number, not ${counter}`)
  }
  return parsed
}

function parseAsset(field: string, model: AssetModel): SeaportAsset {
  const wordOf = (name: 'identifierOrCriteria' | 'startAmount' | 'endAmount', least: bigint) =>
    parseWord(`${field}.${name}`, model[name], least)
  return {
    itemType: model.itemType,
    token: parseAccount(`${field}.token`, model.token) as Address,
    identifierOrCriteria: wordOf('identifierOrCriteria', 0n),
    startAmount: wordOf('startAmount', 1n),
    endAmount: wordOf('endAmount', 1n),
  }
}

function parseBytes32(field: string, text: string): Hex {
  if (!/^0x[0-9a-f]{64}$/i.test(text)) {
    throw fieldInvalid(field, `must be 32 bytes in hex, not ${quoted(text)}`)
  }
  return text.toLowerCase() as Hex
}
