import { Serializer } from '@aptos-labs/ts-sdk'
import { viewOf } from '../native/bytes.ts'
import { bindFunctions, type NativeCall, openLibrary } from '../native/library.ts'

/** Bytecode 7 and language 2.1: the newest that the compiler has. */
const BYTECODE_VERSION = 7
const COMPILER_VERSION = '2.1'
const LANGUAGE_VERSION = '2.1'

let compiler: Record<'build_move_package' | 'test_move_package', NativeCall> | undefined

/**
 * Compiles a folder's package into its `build`.
 *
 * @throws NO_MOVE
 * @throws NativeError if it does not compile; the compiler has written the reasons to stderr.
 */
export function buildPackage(folder: string): void {
  library().build_move_package(viewOf(compilerArguments(folder, false)))
}

/**
 * Runs the unit tests in a folder's package. The results go to the process's standard output.
 *
 * @throws NO_MOVE
 * @throws NativeError if a test fails or the package does not compile.
 */
export function testPackage(folder: string, filter: string | undefined): void {
  library().test_move_package(viewOf(compilerArguments(folder, true)), viewOf(testOptions(filter)))
}

function library() {
  compiler ??= bindFunctions(openLibrary('compiler'), {
    build_move_package: ['error', 'ByteSliceView'],
    test_move_package: ['error', 'ByteSliceView', 'ByteSliceView'],
  })
  return compiler
}

function compilerArguments(folder: string, isTest: boolean): Uint8Array {
  const out = new Serializer()
  out.serializeOption(folder)
  out.serializeBool(false) // verbose
  out.serializeBool(isTest) // dev_mode
  out.serializeBool(isTest) // test_mode
  out.serializeBool(false) // generate_docs
  out.serializeBool(false) // generate_abis
  out.serializeOption(undefined) // install_dir
  out.serializeBool(true) // force_recompilation
  out.serializeBool(false) // fetch_deps_only
  out.serializeBool(true) // skip_fetch_latest_git_deps
  out.serializeU32(BYTECODE_VERSION)
  out.serializeStr(COMPILER_VERSION)
  out.serializeStr(LANGUAGE_VERSION)
  out.serializeU32AsUleb128(0) // additional_named_addresses
  return out.toUint8Array()
}

function testOptions(filter: string | undefined): Uint8Array {
  const out = new Serializer()
  out.serializeOption(filter)
  out.serializeBool(false) // report_statistics
  out.serializeBool(true) // report_storage_on_error
  out.serializeBool(false) // ignore_compile_warnings
  out.serializeBool(false) // compute_coverage
  return out.toUint8Array()
}
