import { fieldOf } from '@mintline/core/node'
import { getBase64Encoder } from '@solana/kit'
import { type AddressKey, addressKey, type NodeAccount } from './readConnection.ts'

/** @throws An error unless the value is a string. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw malformedAnswer()
}

/** @throws An error unless the value is a number. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  throw malformedAnswer()
}

/** @throws An error unless the value is an array. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw malformedAnswer()
}

/** @throws An error unless the value is a string. */
export function keyOf(value: unknown): AddressKey {
  return addressKey(textOf(value))
}

/**
 * Parses an account with its data in base64; null = no account.
 *
 * @throws An error for any other value.
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
 * Parses an existing account.
 *
 * @throws An error for any other value.
 */
export function presentAccountOf(value: unknown): NodeAccount {
  const account = accountOf(value)
  if (account) return account
  throw malformedAnswer()
}

/** Creates the error for an answer that does not have the method's form. */
export function malformedAnswer(): Error {
  return new Error('its answer is malformed')
}
