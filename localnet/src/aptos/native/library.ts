import type { LibraryHandle } from 'koffi'
import { copyOf, nativeTypes, noVector, type UnmanagedVector } from './bytes.ts'
import { assertHasMove, libraryPath, type NativeLibrary } from './libraries.ts'

/** A native call failed; the message is the library's. */
export class NativeError extends Error {
  override readonly name = 'NativeError'
}

/** A library function, without its error parameter. */
export type NativeCall = (...args: readonly unknown[]) => Uint8Array

/** @throws NO_MOVE */
export function openLibrary(library: NativeLibrary): LibraryHandle {
  assertHasMove()
  return nativeTypes().load(libraryPath(library))
}

/** Binds functions that return bytes, by their C parameters; `error` marks the error parameter. */
export function bindFunctions<Name extends string>(
  library: LibraryHandle,
  functions: Readonly<Record<Name, readonly string[]>>,
): Record<Name, NativeCall> {
  const koffi = nativeTypes()
  const destroy = library.func('void destroy_unmanaged_vector(UnmanagedVector v)')
  const take = (vector: UnmanagedVector) => {
    const bytes = copyOf(koffi, vector)
    destroy(vector)
    return bytes
  }
  const bind = (name: Name): NativeCall => {
    const parameters = functions[name].map((parameter) =>
      parameter === 'error' ? '_Inout_ UnmanagedVector *' : parameter,
    )
    const errorAt = functions[name].indexOf('error')
    const call = library.func(`UnmanagedVector ${name}(${parameters.join(', ')})`)
    return (...args) => {
      const error = noVector()
      const result = take(call(...args.slice(0, errorAt), error, ...args.slice(errorAt)))
      if (!error.is_none) throw new NativeError(new TextDecoder().decode(take(error)))
      return result
    }
  }
  const names = Object.keys(functions) as Name[]
  return Object.fromEntries(names.map((name) => [name, bind(name)])) as Record<Name, NativeCall>
}
