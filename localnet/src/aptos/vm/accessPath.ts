import { AccountAddress, Deserializer, Serializer, StructTag } from '@aptos-labs/ts-sdk'

/** Entry kinds in the VM's state, by the byte after the address. */
const CODE = 0
const RESOURCE = 2
const TABLE_ITEM = 3

const ADDRESS_LENGTH = 32

/** A state entry, other than the VM's own bookkeeping. */
export type StateEntry =
  | { readonly kind: 'module'; readonly address: AccountAddress; readonly name: string }
  | { readonly kind: 'resource'; readonly address: AccountAddress; readonly tag: StructTag }
  | { readonly kind: 'tableItem'; readonly handle: AccountAddress; readonly key: Uint8Array }

export function moduleKey(address: AccountAddress, name: string): string {
  const out = new Serializer()
  out.serializeStr(name)
  return keyOf(address, CODE, out.toUint8Array())
}

export function resourceKey(address: AccountAddress, tag: StructTag): string {
  return keyOf(address, RESOURCE, tag.bcsToBytes())
}

export function tableItemKey(handle: AccountAddress, key: Uint8Array): string {
  return keyOf(handle, TABLE_ITEM, key)
}

/** Key prefix that an account's modules or resources share. */
export function accountPrefix(address: AccountAddress, kind: 'module' | 'resource'): string {
  return keyOf(address, kind === 'module' ? CODE : RESOURCE, new Uint8Array())
}

export function parseKey(key: string): StateEntry | undefined {
  const bytes = Uint8Array.from(Buffer.from(key, 'latin1'))
  const address = new AccountAddress(bytes.slice(0, ADDRESS_LENGTH))
  const rest = bytes.slice(ADDRESS_LENGTH + 1)
  switch (bytes[ADDRESS_LENGTH]) {
    case CODE:
      return { kind: 'module', address, name: new Deserializer(rest).deserializeStr() }
    case RESOURCE:
      return { kind: 'resource', address, tag: StructTag.deserialize(new Deserializer(rest)) }
    case TABLE_ITEM:
      return { kind: 'tableItem', handle: address, key: rest }
    default:
      return undefined
  }
}

function keyOf(address: AccountAddress, kind: number, path: Uint8Array): string {
  return Buffer.concat([address.toUint8Array(), Uint8Array.of(kind), path]).toString('latin1')
}
