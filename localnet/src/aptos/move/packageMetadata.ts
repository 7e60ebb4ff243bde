import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Serializer } from '@aptos-labs/ts-sdk'

/** Later versions must have the public functions and layouts of earlier ones. */
const COMPATIBLE = 1

/** Encodes `0x1::code::PackageMetadata` in BCS, with the sources as the Aptos command adds them. */
export function packageMetadata(
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
