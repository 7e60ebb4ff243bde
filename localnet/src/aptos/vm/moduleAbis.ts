import { AccountAddress, type MoveModule, type StructTag } from '@aptos-labs/ts-sdk'
import { moduleKey } from './accessPath.ts'
import { decodeModule } from './decodeModule.ts'
import type { Store } from './store.ts'
import { withTypeArguments } from './typeArguments.ts'

/** Cache of interfaces by module bytes: a store always returns the same object. */
const decoded = new WeakMap<Uint8Array, MoveModule>()

export function abiOf(bytes: Uint8Array): MoveModule {
  const known = decoded.get(bytes)
  if (known) return known
  const abi = decodeModule(bytes)
  decoded.set(bytes, abi)
  return abi
}

export function moduleAbi(
  store: Store,
  address: AccountAddress,
  name: string,
): MoveModule | undefined {
  const bytes = store.get(moduleKey(address, name))
  return bytes && abiOf(bytes)
}

/** Lists a struct's fields in order, with type arguments filled in. */
export function structFields(
  store: Store,
  { address, moduleName, name, typeArgs }: StructTag,
): { name: string; type: string }[] | undefined {
  const abi = moduleAbi(store, AccountAddress.from(address), moduleName.identifier)
  const struct = abi?.structs.find((found) => found.name === name.identifier)
  return struct?.fields.map((field) => ({
    name: field.name,
    type: withTypeArguments(field.type, typeArgs.map(String)),
  }))
}
