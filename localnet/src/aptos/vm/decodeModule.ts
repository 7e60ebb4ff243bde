import type { MoveModule, MoveStruct } from '@aptos-labs/ts-sdk'
import { viewOf } from '../native/bytes.ts'
import { bindFunctions, type NativeCall, openLibrary } from '../native/library.ts'
import { typeText } from './addressText.ts'
import { readMetadata } from './moduleMetadata.ts'

let library: Record<'decode_module_bytes', NativeCall> | undefined

/** The VM does not distinguish events or enums; enums are not supported here. */
type DecodedModule = Omit<MoveModule, 'structs'> & {
  structs: Omit<MoveStruct, 'is_event' | 'is_enum'>[]
}

/**
 * Decodes a module's interface as a node shows it.
 *
 * @throws NO_MOVE
 * @throws NativeError if the bytes are no module.
 */
export function decodeModule(bytes: Uint8Array): MoveModule {
  library ??= bindFunctions(openLibrary('movevm'), {
    decode_module_bytes: ['error', 'ByteSliceView'],
  })
  const json = new TextDecoder().decode(library.decode_module_bytes(viewOf(bytes)))
  const module: DecodedModule = JSON.parse(typeText(json))
  const { events } = readMetadata(bytes)
  const structs = module.structs.map((struct) => ({
    ...struct,
    is_event: events.has(struct.name),
    is_enum: false,
  }))
  return { ...module, structs }
}
