import { copyOf, nativeTypes, noVector, type UnmanagedVector } from './bytes.ts'
import { assertHasMove, libraryPath, type NativeLibrary } from './libraries.ts'

/** A call of a native library failed; the message is the library's. */
export class NativeError extends Error {
  override readonly name = 'NativeError'
}

/** A function that takes the place for its error as last or first argument and returns bytes. */
export type NativeCall = (...args: readonly unknown[]) => Uint8Array

/**
 * Binds functions of a library by their C parameters, in which `error` stands for the place of the error.
 *
 * @throws NO_MOVE
 */
export function bindLibrary<Name extends string>(
  library: NativeLibrary,
  functions: Readonly<Record<Name, readonly string[]>>,
): Record<Name, NativeCall> {
  assertHasMove()
  const koffi = nativeTypes()
  const handle = koffi.load(libraryPath(library))
  const destroy = handle.func('void destroy_unmanaged_vector(UnmanagedVector v)')
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
    const call = handle.func(`UnmanagedVector ${name}(${parameters.join(', ')})`)
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
