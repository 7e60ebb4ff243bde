import { parseJsonText } from '@mintline/core/text'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { SEED_LENGTH } from '../../instructions/revealCommitment.ts'
import type { CommittedFiles } from './committedFiles.ts'

/** A seed file's contents before any check. */
type Unchecked = { readonly [Field in keyof CommittedFiles]?: unknown } | null

const SEED = new RegExp(`^[0-9a-f]{${2 * SEED_LENGTH}}$`)
const COUNT = /^\d{1,20}$/

/**
 * Formats the file that an owner keeps until the reveal, as JSON: `seed` in hex, `baseUri`, and `fileCount` in digits.
 * Command and console read each other's files.
 */
export function formatSeedFile({ seed, baseUri, fileCount }: CommittedFiles): string {
  return JSON.stringify({ seed: bytesToHex(seed), baseUri, fileCount: String(fileCount) })
}

/**
 * Parses a seed file; undefined = it has no seed. It never throws: an error could show parts of the seed.
 *
 * @param text Untrusted.
 */
export function parseSeedFile(text: string): CommittedFiles | undefined {
  const { seed, baseUri, fileCount } = parsed(text) ?? {}
  if (typeof seed !== 'string' || !SEED.test(seed)) return undefined
  if (typeof baseUri !== 'string') return undefined
  if (typeof fileCount !== 'string' || !COUNT.test(fileCount)) return undefined
  return { seed: hexToBytes(seed), baseUri, fileCount: BigInt(fileCount) }
}

function parsed(text: string): Unchecked | undefined {
  try {
    return parseJsonText(text) as Unchecked
  } catch {
    return undefined
  }
}
