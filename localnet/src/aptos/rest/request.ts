import { AccountAddress } from '@aptos-labs/ts-sdk'
import { fullAddress } from '../vm/addressText.ts'
import { invalidInput } from './apiError.ts'

/** A request as routes see it. */
export interface ApiRequest {
  readonly method: string
  /** Path parameters, decoded. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly contentType: string
  readonly body: Uint8Array
}

/** A JSON answer, with status 200 unless it says otherwise. */
export interface ApiAnswer {
  readonly status?: number
  readonly json: unknown
  /** The answer in BCS, for requests that accept it; undefined = JSON alone. */
  readonly bcs?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

const ADDRESS = /^(0x)?[0-9a-fA-F]{1,64}$/
const HASH = /^(0x)?[0-9a-fA-F]{64}$/
const NUMBER = /^\d{1,20}$/

export function addressOf({ path }: ApiRequest, name = 'address'): AccountAddress {
  return parseAddress(path[name] ?? '')
}

export function parseAddress(text: string): AccountAddress {
  if (!ADDRESS.test(text)) throw invalidInput(`${text} is no address.`)
  return AccountAddress.from(fullAddress(text))
}

export function hashOf({ path: { hash = '' } }: ApiRequest): Uint8Array {
  if (!HASH.test(hash)) throw invalidInput(`${hash} is no hash of a transaction.`)
  return new Uint8Array(Buffer.from(hash.replace(/^0x/, ''), 'hex'))
}

export function versionOf({ path }: ApiRequest, name: string): bigint {
  const text = path[name] ?? ''
  if (!NUMBER.test(text)) throw invalidInput(`${text} is no number of a version or block.`)
  return BigInt(text)
}

/** Reads an integer from the query. */
export function numberOf({ query }: ApiRequest, name: string): bigint | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  if (!NUMBER.test(text)) throw invalidInput(`${name} must be a whole number, not ${text}.`)
  return BigInt(text)
}

export function flagOf({ query }: ApiRequest, name: string): boolean {
  return query.get(name) === 'true'
}

export function jsonOf({ body }: ApiRequest): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>
    }
  } catch {
    // Answered below.
  }
  throw invalidInput('The body must be a JSON object.')
}
