import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Written by each host for itself, and therefore not part of the build. */
const OF_THE_HOST = 'mintline.json'

/** A file in the build. */
export interface HashedFile {
  /** Path in the build, with slashes. */
  name: string
  /** SHA-256 in hexadecimal. */
  hash: string
}

/** Hashes all files in a build that a browser runs or shows, by name. */
export function hashFiles(folder: string): HashedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: relative(folder, path).split(sep).join('/'), path }))
    .filter(({ name }) => name !== OF_THE_HOST && !isSourceMap(name))
    .map(({ name, path }) => ({ name, hash: sha256(readFileSync(path)) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns true for source maps: they name the build folder, and no browser runs them. */
function isSourceMap(name: string): boolean {
  return name.endsWith('.map')
}

/** Computes a SHA-256 hash in hexadecimal. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Formats hashes as `sha256sum` writes and checks them. */
export function formatHashes(files: readonly HashedFile[]): string {
  return files.map(({ name, hash }) => `${hash}  ${name}\n`).join('')
}

/** Parses the text written by `formatHashes`. */
export function parseHashes(text: string): HashedFile[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ hash: line.slice(0, 64), name: line.slice(66) }))
}

/** Returns the files whose hashes differ: changed, missing or extra ones. */
export function differingFiles(
  expected: readonly HashedFile[],
  found: readonly HashedFile[],
): string[] {
  const hashes = new Map(found.map(({ name, hash }) => [name, hash]))
  const names = new Set([...expected, ...found].map(({ name }) => name))
  const wanted = new Map(expected.map(({ name, hash }) => [name, hash]))
  return [...names].filter((name) => wanted.get(name) !== hashes.get(name)).sort()
}
