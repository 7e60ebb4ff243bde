import { getBase64Encoder } from '@solana/kit'
import { type AddressKey, addressKey, type NodeAccount } from './readConnection.ts'

/** A field of what a node answered; undefined where it has none. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const field: unknown = Reflect.get(value, name)
  return field
}

/** @throws An error where it is no text. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw malformed()
}

/** @throws An error where it is no number. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  throw malformed()
}

/** @throws An error where it is no list. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw malformed()
}

/** @throws An error where it is no text. */
export function keyOf(value: unknown): AddressKey {
  return addressKey(textOf(value))
}

/**
 * An account with its data in base64; null = there is none.
 *
 * @throws An error where it is neither.
 */
export function accountOf(value: unknown): NodeAccount | null {
  if (value === null) return null
  const [data] = listOf(fieldOf(value, 'data'))
  return {
    owner: keyOf(fieldOf(value, 'owner')),
    data: new Uint8Array(getBase64Encoder().encode(textOf(data))),
    lamports: numberOf(fieldOf(value, 'lamports')),
  }
}

/**
 * An account that is there.
 *
 * @throws An error where it is none.
 */
export function presentAccountOf(value: unknown): NodeAccount {
  const account = accountOf(value)
  if (account) return account
  throw malformed()
}

function malformed(): Error {
  return new Error('its answer is malformed')
}
