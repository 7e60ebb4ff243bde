import { keccak_256 } from '@noble/hashes/sha3.js'
import { keccakModule, ROUND_CONSTANTS_OFFSET } from './keccakModule.ts'
import { ROUND_CONSTANTS } from './roundConstants.ts'

/**
 * Writes the keccak256 of a short message into a target at an offset.
 *
 * @param message - at most 135 bytes
 */
export type ShortHash = (message: Uint8Array, target: Uint8Array, offset: number) => void

/** Bytes that the state takes in at once; the padding needs one of them. */
const RATE = 136
const STATE_LENGTH = 200
const HASH_LENGTH = 32
const FIRST_PADDING = 0x01
const LAST_PADDING = 0x80

/** keccak256 without WebAssembly, for pages whose content policy forbids it. */
export const portableShortHash: ShortHash = (message, target, offset) => {
  target.set(keccak_256(message), offset)
}

/** keccak256 in WebAssembly; undefined where it is not allowed to run. */
export function nativeShortHash(): ShortHash | undefined {
  const instance = instantiate()
  if (!instance) return undefined
  const { memory, permute } = instance
  const state = new Uint8Array(memory.buffer, 0, STATE_LENGTH)
  const hash = new Uint8Array(memory.buffer, 0, HASH_LENGTH)
  writeRoundConstants(memory)
  return (message, target, offset) => {
    state.fill(0)
    state.set(message)
    state[message.length] = FIRST_PADDING
    // No message of ours is long enough for both paddings to share a byte.
    state[RATE - 1] = LAST_PADDING
    permute()
    target.set(hash, offset)
  }
}

/** The fastest keccak256 of short messages that may run here. */
export function createShortHash(): ShortHash {
  return nativeShortHash() ?? portableShortHash
}

interface KeccakExports {
  readonly memory: { readonly buffer: ArrayBuffer }
  readonly permute: () => void
}

/** The part of WebAssembly that is used, for projects whose types know no browser. */
interface WebAssemblyGlobal {
  readonly Module: new (bytes: Uint8Array) => object
  readonly Instance: new (module: object) => { readonly exports: KeccakExports }
}

function instantiate(): KeccakExports | undefined {
  try {
    const { Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyGlobal })
      .WebAssembly
    return new Instance(new Module(keccakModule())).exports
  } catch {
    return undefined
  }
}

function writeRoundConstants({ buffer }: KeccakExports['memory']): void {
  const view = new DataView(buffer)
  ROUND_CONSTANTS.forEach((constant, round) => {
    view.setBigUint64(ROUND_CONSTANTS_OFFSET + round * 8, constant, true)
  })
}
