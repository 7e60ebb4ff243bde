import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type MoveModule, Serializer } from '@aptos-labs/ts-sdk'
import { LocalnetError } from '../../errors.ts'
import { assertHasMove } from '../native/libraries.ts'
import { fullAddress } from '../vm/addressText.ts'
import { decodeModule } from '../vm/decodeModule.ts'
import type { NamedAddresses } from './moveToml.ts'
import { runCompiler } from './runCompiler.ts'
import { copyPackage, FRAMEWORK, type ScratchPackage } from './scratchPackage.ts'

/** Later versions must have the public functions and layouts of earlier ones. */
const COMPATIBLE = 1

export interface CompiledModule {
  readonly name: string
  /** The module's address in normal form: 0x and 64 digits. */
  readonly address: string
  readonly bytes: Uint8Array
  readonly abi: MoveModule
}

export interface CompiledPackage {
  readonly name: string
  /** Sorted by name. */
  readonly modules: readonly CompiledModule[]
  /** Compiled scripts by function name. */
  readonly scripts: Readonly<Record<string, Uint8Array>>
  /** First argument for `0x1::code::publish_package_txn`: `0x1::code::PackageMetadata` in BCS, with the sources. */
  readonly metadata: Uint8Array
}

/**
 * Compiles a Move package against this network's framework.
 *
 * @param folder Contains the package's Move.toml.
 * @param addresses Named addresses, in addition to or instead of those in Move.toml.
 * @throws NO_MOVE
 * @throws BAD_MOVE_PACKAGE if it does not compile, with the compiler's report.
 */
export async function compileMovePackage(
  folder: string,
  addresses?: NamedAddresses,
): Promise<CompiledPackage> {
  assertHasMove()
  const scratch = copyPackage(folder, addresses)
  try {
    const { isOk, output } = await runCompiler('build', scratch.folder)
    if (!isOk) {
      throw new LocalnetError(
        'BAD_MOVE_PACKAGE',
        `The Move package in ${folder} does not compile:\n${output}`,
      )
    }
    return readBuild(scratch)
  } finally {
    scratch.remove()
  }
}

/** The compiler numbers scripts. */
const SCRIPT_NUMBER = /_\d+$/

const ownPackages = new Map<string, Promise<CompiledPackage>>()

/** Compiles a package from this repository, once per process and set of addresses: its sources do not change. */
export function compileOwnPackage(
  folder: string,
  addresses?: NamedAddresses,
): Promise<CompiledPackage> {
  const key = JSON.stringify([folder, addresses])
  const compiled = ownPackages.get(key) ?? compileMovePackage(folder, addresses)
  ownPackages.set(key, compiled)
  return compiled
}

/** Compiles this network's framework, once per process. */
export function compileFramework(): Promise<CompiledPackage> {
  return compileOwnPackage(FRAMEWORK)
}

function readBuild({ folder, name, version }: ScratchPackage): CompiledPackage {
  const build = join(folder, 'build', name)
  const modules = compiledFiles(join(build, 'bytecode_modules')).map(([name, bytes]) => {
    const abi = decodeModule(bytes)
    return { name, address: fullAddress(abi.address), bytes, abi }
  })
  const scripts = compiledFiles(join(build, 'bytecode_scripts')).map(([file, bytes]) => [
    file.replace(SCRIPT_NUMBER, ''),
    bytes,
  ])
  const sources = modules.map(({ name }) => ({
    name,
    source: readFileSync(join(build, 'sources', `${name}.move`), 'utf8'),
  }))
  return {
    name,
    modules,
    scripts: Object.fromEntries(scripts),
    metadata: packageMetadata({ name, version }, sources),
  }
}

function compiledFiles(folder: string): [name: string, bytes: Uint8Array][] {
  return entries(folder)
    .filter((file) => file.endsWith('.mv'))
    .sort()
    .map((file) => [file.slice(0, -'.mv'.length), new Uint8Array(readFileSync(join(folder, file)))])
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Encodes `0x1::code::PackageMetadata` in BCS, with the sources as the Aptos command adds them. */
function packageMetadata(
  { name, version }: { name: string; version: string },
  modules: readonly { name: string; source: string }[],
): Uint8Array {
  const out = new Serializer()
  out.serializeStr(name)
  out.serializeU8(COMPATIBLE)
  out.serializeU64(0) // upgrade_number, which the chain counts
  out.serializeStr(digest(modules.map(({ source }) => source)))
  out.serializeBytes(gzipSync(`[package]\nname = "${name}"\nversion = "${version}"\n`))
  out.serializeU32AsUleb128(modules.length)
  for (const { name, source } of modules) {
    out.serializeStr(name)
    out.serializeBytes(gzipSync(source))
    out.serializeBytes(new Uint8Array()) // source_map
    out.serializeBool(false) // extension
  }
  out.serializeU32AsUleb128(0) // deps
  out.serializeBool(false) // extension
  return out.toUint8Array()
}

/** Sorts the sources' SHA-256 hashes and hashes them again, in upper-case hex. */
function digest(sources: readonly string[]): string {
  return sha256(sources.map(sha256).sort().join(''))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex').toUpperCase()
}
