import {
  isBinary,
  isCollectionId,
  isEvmAddress,
  parseCollectionId,
} from '@mintline/core/identifiers'
import type { EvmBlockchain } from '@mintline/core/networks'
import { type Address, type Hex, maxUint256 } from 'viem'
import { ServerError } from '../../errors/serverError.ts'
import type { Part } from '../assets/orderAsset.ts'
import type { PartModel } from './assetTypeModel.ts'

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

/** Creates the error for an unreadable order field. The rule follows the field's name. */
export function fieldInvalid(field: string, rule: string): ServerError<'ORDER_FIELD_INVALID'> {
  return new ServerError('ORDER_FIELD_INVALID', { field, rule })
}

/** Quotes a caller's text for a message, cut if it is long. */
export const quoted = (text: string): string =>
  JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text)

const GROUP = 'ETHEREUM:'

/**
 * Parses an EVM account, `ETHEREUM:0x…`, and normalizes it.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseAccount(field: string, text: string): Address {
  const address = text.slice(GROUP.length)
  if (!text.startsWith(GROUP) || !isEvmAddress(address)) {
    throw fieldInvalid(field, `must be an account such as ETHEREUM:0x…, not ${quoted(text)}`)
  }
  return address.toLowerCase() as Address
}

/**
 * Parses a contract on the order's blockchain, `BASE:0x…`, and normalizes it.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseContract(field: string, text: string, blockchain: EvmBlockchain): Address {
  const parts = isCollectionId(text) ? parseCollectionId(text) : undefined
  if (parts?.blockchain !== blockchain) {
    throw fieldInvalid(field, `must be a contract such as ${blockchain}:0x…, not ${quoted(text)}`)
  }
  return parts.contract as Address
}

/**
 * Parses a whole number that fits 32 bytes, in decimal or hex digits.
 *
 * @param least - smallest allowed value
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseWord(field: string, text: string, least = 0n): bigint {
  const isNumber = /^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(text)
  const value = isNumber ? BigInt(text) : -1n
  if (value < least || value > maxUint256) {
    throw fieldInvalid(
      field,
      `must be a whole number from ${least} to 2^256 - 1, not ${quoted(text)}`,
    )
  }
  return value
}

/** Last second that the interface's time format can name. */
const LAST = 8_640_000_000_000n

/**
 * Parses a time in Unix seconds or ISO 8601, and returns Unix seconds; 0 if there is none.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseTime(field: string, text: string | undefined): bigint {
  if (text === undefined) return 0n
  const seconds = /^\d{1,15}$/.test(text) ? BigInt(text) : isoSeconds(text)
  if (seconds === undefined || seconds < 0n || seconds > LAST) {
    const rule = `must be a time such as 2026-01-31T12:00:00Z or 1769860800, not ${quoted(text)}`
    throw fieldInvalid(field, rule)
  }
  return seconds
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.0+)?(Z|[+-]\d\d:\d\d)$/

/** Exchanges count whole seconds, so a fraction would be lost. */
function isoSeconds(text: string): bigint | undefined {
  const time = ISO.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : BigInt(time / 1000)
}
