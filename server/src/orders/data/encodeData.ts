import {
  encodeAbiParameters,
  type Hex,
  keccak256,
  parseAbiParameters,
  slice,
  toHex,
  zeroHash,
} from 'viem'
import type { Part } from '../assets/orderAsset.ts'
import { type ExchangeData, isListed, type ListedData, type SidedData } from './exchangeData.ts'

/** Order data in the exchange's encoding. */
export interface EncodedData {
  /** First four bytes of the version name's hash. */
  readonly dataType: Hex
  readonly data: Hex
}

const PARTS = '(address account, uint96 value)[]'
const V1 = parseAbiParameters(`(${PARTS} payouts, ${PARTS} originFees)`)
const V2 = parseAbiParameters(`(${PARTS} payouts, ${PARTS} originFees, bool isMakeFill)`)
const V3_SELL = parseAbiParameters('uint256, uint256, uint256, uint256, bytes32')
const V3_BUY = parseAbiParameters('uint256, uint256, uint256, bytes32')

/** Encodes order data for the exchange. */
export function encodeData(data: ExchangeData): EncodedData {
  return { dataType: dataTypeOf(data.version), data: isListed(data) ? listed(data) : sided(data) }
}

/** Hashes a version's name to its first four bytes. */
export function dataTypeOf(version: ExchangeData['version']): Hex {
  return slice(keccak256(toHex(version)), 0, 4)
}

function listed({ version, isMakeFill, ...parts }: ListedData): Hex {
  const lists = { payouts: parts.payouts.map(wide), originFees: parts.originFees.map(wide) }
  return version === 'V1'
    ? encodeAbiParameters(V1, [lists])
    : encodeAbiParameters(V2, [{ ...lists, isMakeFill }])
}

function sided({ version, maxFees, marketplaceMarker = zeroHash, ...data }: SidedData): Hex {
  const { payout, originFeeFirst, originFeeSecond } = data
  const parts = [word(payout), word(originFeeFirst), word(originFeeSecond)] as const
  return version === 'V3_SELL'
    ? encodeAbiParameters(V3_SELL, [...parts, BigInt(maxFees), marketplaceMarker])
    : encodeAbiParameters(V3_BUY, [...parts, marketplaceMarker])
}

/** Packs a part into one number: its share before the account's 160 bits. */
function word(part: Part | undefined): bigint {
  return part === undefined ? 0n : (BigInt(part.value) << 160n) | BigInt(part.account)
}

const wide = ({ account, value }: Part) => ({ account, value: BigInt(value) })
