import type { MoveModule } from '@aptos-labs/ts-sdk'
import { viewOf } from '../native/bytes.ts'
import { bindLibrary, type NativeCall } from '../native/library.ts'
import { typeText } from './addressText.ts'

let library: Record<'decode_module_bytes', NativeCall> | undefined

/**
 * A module's interface as a node tells it.
 *
 * @throws NO_MOVE
 * @throws NativeError where the bytes are no module.
 */
export function decodeModule(bytes: Uint8Array): MoveModule {
  library ??= bindLibrary('movevm', { decode_module_bytes: ['error', 'ByteSliceView'] })
  const json = new TextDecoder().decode(library.decode_module_bytes(viewOf(bytes)))
  return JSON.parse(typeText(json))
}
