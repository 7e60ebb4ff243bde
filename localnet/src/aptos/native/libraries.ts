import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LocalnetError } from '../../errors.ts'

export type Koffi = typeof import('koffi')

/** A native library of `@initia/builder.js`. */
export type NativeLibrary = 'compiler' | 'movevm'

/** By operating system and architecture, as Node names them. */
const SUFFIXES: Readonly<Record<string, string>> = {
  'linux-x64': 'x86_64.so',
  'linux-arm64': 'aarch64.so',
  'darwin-x64': 'dylib',
  'darwin-arm64': 'dylib',
}

const THIS_MACHINE = `${process.platform}-${process.arch}`

const require = createRequire(import.meta.url)

/** @throws NO_MOVE if koffi is not installed or has nothing for this machine. */
export function loadKoffi(): Koffi {
  try {
    return require('koffi')
  } catch (cause) {
    throw noMove('The package koffi cannot be loaded', cause)
  }
}

/** @throws NO_MOVE if the package or its library for this machine is missing. */
export function libraryPath(library: NativeLibrary, machine = THIS_MACHINE): string {
  const suffix = SUFFIXES[machine]
  if (suffix === undefined) throw noMove(`The package @initia/builder.js has none for ${machine}`)
  try {
    const folder = dirname(require.resolve('@initia/builder.js/package.json'))
    return join(folder, 'library', `lib${library}.${suffix}`)
  } catch (cause) {
    throw noMove('The package @initia/builder.js is not installed', cause)
  }
}

/** @throws NO_MOVE if the compiler or VM cannot be loaded on this machine. */
export function assertHasMove(): void {
  const koffi = loadKoffi()
  for (const library of ['compiler', 'movevm'] as const) {
    const path = libraryPath(library)
    try {
      koffi.load(path)
    } catch (cause) {
      throw noMove(`The library lib${library} of @initia/builder.js cannot be loaded`, cause)
    }
  }
}

/** Returns true if the Move compiler and VM can be loaded on this machine. */
export function hasMove(): boolean {
  try {
    assertHasMove()
    return true
  } catch {
    return false
  }
}

/** Gives the reason and the fix in one sentence. */
function noMove(reason: string, cause?: unknown): LocalnetError {
  return new LocalnetError(
    'NO_MOVE',
    `${reason}, and the Aptos network needs a Move compiler and VM. They run on Linux with glibc and on macOS, where npm install gets them unless optional dependencies are left out.`,
    { cause },
  )
}
