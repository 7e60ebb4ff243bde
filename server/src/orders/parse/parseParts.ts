import { isBinary } from '@mintline/core/identifiers'
import type { Hex } from 'viem'
import type { Part } from '../assets/orderAsset.ts'
import type { PartModel } from './assetTypeModel.ts'
import { fieldInvalid } from './fieldInvalid.ts'
import { parseAccount } from './parseAddresses.ts'

/**
 * Parses a receiver and its share.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function parsePart(field: string, { account, value }: PartModel): Part {
  return { account: parseAccount(`${field}.account`, account), value }
}

/**
 * Parses receivers and their shares.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseParts(field: string, parts: readonly PartModel[]): Part[] {
  return parts.map((part, index) => parsePart(`${field}[${index}]`, part))
}

/**
 * Parses a signature in hex.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseSignature(field: string, text: string): Hex {
  if (!isBinary(text)) throw fieldInvalid(field, 'must be bytes in hex such as 0x12ab')
  return text.toLowerCase() as Hex
}
