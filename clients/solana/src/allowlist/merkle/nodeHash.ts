import { keccak_256 } from '@noble/hashes/sha3.js'
import { createKeccak } from 'hash-wasm'

/** Writes a message's keccak256 into a target at an offset. */
export type NodeHash = (message: Uint8Array, target: Uint8Array, offset: number) => void

/** keccak256 without WebAssembly, for single nodes and for pages whose content security policy forbids it. */
export const portableNodeHash: NodeHash = (message, target, offset) => {
  target.set(keccak_256(message), offset)
}

let hash = portableNodeHash
let preparing: Promise<void> | undefined

/** Hashes a node, in WebAssembly once `prepareNodeHash` has finished. */
export const nodeHash: NodeHash = (message, target, offset) => hash(message, target, offset)

/** Switches node hashing to WebAssembly, ten times as fast, where it is allowed. */
export function prepareNodeHash(): Promise<void> {
  preparing ??= nativeNodeHash().then((native) => {
    hash = native ?? portableNodeHash
  })
  return preparing
}

/** keccak256 in WebAssembly; undefined = it is not allowed here. */
export async function nativeNodeHash(): Promise<NodeHash | undefined> {
  try {
    const hasher = await createKeccak(256)
    return (message, target, offset) => {
      target.set(hasher.init().update(message).digest('binary'), offset)
    }
  } catch {
    return undefined
  }
}
