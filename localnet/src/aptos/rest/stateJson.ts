import type {
  AccountAddress,
  MoveModuleBytecode,
  MoveResource,
  StructTag,
  WriteSetChange,
} from '@aptos-labs/ts-sdk'
import type { AptosChain } from '../chain/chain.ts'
import { sha3 } from '../chain/transactionHash.ts'
import { parseKey, type StateEntry } from '../vm/accessPath.ts'
import { addressText, typeText } from '../vm/addressText.ts'
import { aptosJson } from '../vm/aptosJson.ts'
import { abiOf } from '../vm/moduleAbis.ts'
import { type Changes, Overlay, type Store } from '../vm/store.ts'

/** Formats a resource like the REST interface. */
export function resourceJson(
  chain: AptosChain,
  store: Store,
  tag: StructTag,
  bytes: Uint8Array,
): MoveResource<unknown> {
  const { type, data } = JSON.parse(chain.resource(store, tag.bcsToBytes(), bytes))
  const text = typeText(type)
  return { type: text as MoveResource['type'], data: aptosJson(store, text, data) }
}

export function moduleJson(bytes: Uint8Array): MoveModuleBytecode {
  return { bytecode: hex(bytes), abi: abiOf(bytes) }
}

/** Formats a transaction's state changes, with types read from the state after them. */
export function changesJson(chain: AptosChain, changes: Changes): WriteSetChange[] {
  const after = new Overlay(chain.state)
  for (const [key, value] of changes) {
    if (value) after.set(key, value)
    else after.delete(key)
  }
  return [...changes.keys()].sort().flatMap((key) => {
    const entry = parseKey(key)
    const state_key_hash = hex(sha3(Buffer.from(key, 'latin1')))
    return entry ? [changeJson(chain, after, entry, changes.get(key), state_key_hash)] : []
  })
}

function changeJson(
  chain: AptosChain,
  store: Store,
  entry: StateEntry,
  value: Uint8Array | undefined,
  state_key_hash: string,
): WriteSetChange {
  switch (entry.kind) {
    case 'resource': {
      const address = text(entry.address)
      if (!value) {
        const resource = typeText(structText(entry.tag))
        return { type: 'delete_resource', address, state_key_hash, resource }
      }
      const data = resourceJson(chain, store, entry.tag, value) as MoveResource
      return { type: 'write_resource', address, state_key_hash, data }
    }
    case 'module': {
      const address = text(entry.address)
      if (!value) {
        const module = `${address}::${entry.name}` as const
        return { type: 'delete_module', address, state_key_hash, module: module as never }
      }
      return { type: 'write_module', address, state_key_hash, data: moduleJson(value) }
    }
    case 'tableItem': {
      const handle = text(entry.handle)
      const key = hex(entry.key)
      if (!value) return { type: 'delete_table_item', state_key_hash, handle, key }
      return { type: 'write_table_item', state_key_hash, handle, key, value: hex(value) }
    }
  }
}

function structText({ address, moduleName, name, typeArgs }: StructTag): string {
  const types = typeArgs.length > 0 ? `<${typeArgs.join(', ')}>` : ''
  return `${address}::${moduleName.identifier}::${name.identifier}${types}`
}

function text(address: AccountAddress): string {
  return addressText(address.toString())
}

export function hex(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString('hex')}`
}
