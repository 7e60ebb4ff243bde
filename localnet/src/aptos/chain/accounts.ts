import { type AccountAddress, Deserializer, parseTypeTag, type StructTag } from '@aptos-labs/ts-sdk'
import { resourceKey } from '../vm/accessPath.ts'
import type { Store } from '../vm/store.ts'

export const APT = '0x1::aptos_coin::AptosCoin'

export interface AccountRecord {
  /** 32 bytes; the hash of the account's key must equal them. */
  readonly authenticationKey: Uint8Array
  readonly sequenceNumber: bigint
}

const ACCOUNT = structTag('0x1::account::Account')

/** Reads an account's record; a new account has none yet, and its address is its key. */
export function readAccount(store: Store, address: AccountAddress): AccountRecord {
  const bytes = store.get(resourceKey(address, ACCOUNT))
  if (!bytes) return { authenticationKey: address.toUint8Array(), sequenceNumber: 0n }
  const from = new Deserializer(bytes)
  return { authenticationKey: from.deserializeBytes(), sequenceNumber: from.deserializeU64() }
}

/** Reads an account's balance in a coin's base units. */
export function readBalance(store: Store, address: AccountAddress, coin: string = APT): bigint {
  const bytes = store.get(resourceKey(address, structTag(`0x1::coin::CoinStore<${coin}>`)))
  return bytes ? new Deserializer(bytes).deserializeU64() : 0n
}

/** @throws Error if the text is no struct type. */
export function structTag(type: string): StructTag {
  const tag = parseTypeTag(type)
  if (!tag.isStruct()) throw new Error(`${type} is no type of a struct`)
  return tag.value
}
