import { bytesToHex } from '@noble/hashes/utils.js'
import { type TypedData, withDomainType } from './typedData.ts'

/** Serialises typed data as JSON for wallets: big numbers in decimal, bytes in hex. */
export function serializeTypedData(data: TypedData): string {
  return JSON.stringify(withDomainType(data), (_, value: unknown) => {
    if (typeof value === 'bigint') return value.toString()
    if (value instanceof Uint8Array) return `0x${bytesToHex(value)}`
    return value
  })
}
