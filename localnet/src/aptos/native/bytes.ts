import { type Koffi, loadKoffi } from './libraries.ts'

/** C declarations that both libraries share. */
const DECLARATIONS = {
  ByteSliceView: { is_nil: 'bool', ptr: 'const uint8_t *', len: 'size_t' },
  UnmanagedVector: { is_none: 'bool', ptr: 'uint8_t *', len: 'size_t', cap: 'size_t' },
} as const

/** Bytes that the library reads during a call. */
export interface ByteSliceView {
  is_nil: boolean
  ptr: Uint8Array | null
  len: number
}

/** Bytes that the library allocated. */
export interface UnmanagedVector {
  is_none: boolean
  ptr: unknown
  len: number
  cap: number
}

let declared: Koffi | undefined

/** Returns koffi with the libraries' structures declared, which is possible only once. */
export function nativeTypes(): Koffi {
  if (declared) return declared
  const koffi = loadKoffi()
  for (const [name, members] of Object.entries(DECLARATIONS)) koffi.struct(name, members)
  declared = koffi
  return koffi
}

export function viewOf(bytes: Uint8Array): ByteSliceView {
  return { is_nil: false, ptr: bytes, len: bytes.length }
}

export function noVector(): UnmanagedVector {
  return { is_none: true, ptr: null, len: 0, cap: 0 }
}

/** Copies the bytes; empty if the vector is none. */
export function copyOf(koffi: Koffi, { is_none, ptr, len }: UnmanagedVector): Uint8Array {
  if (is_none || len === 0) return new Uint8Array()
  return new Uint8Array(koffi.view(ptr, Number(len)).slice(0))
}
