import { isMintlineError } from '../errors/mintlineError.ts'
import { resourceUrl } from './resourceUrl.ts'

/** Name of the file that identifies the list behind a proof folder; no wallet has this name. */
export const PROOF_MANIFEST_NAME = 'index.json'

/** Identifies the list behind a proof folder. */
export interface ProofManifest {
  /** Merkle root: 64 lowercase hex digits, with 0x if the chain writes it so. */
  readonly root: string
  /** Wallets in the list. */
  readonly count: number
  /** True if every wallet has its file. False while files are written, or after an interruption. */
  readonly complete: boolean
}

const ROOT = /^(?:0x)?[0-9a-f]{64}$/

/** Formats a manifest. Equal manifests give equal texts. */
export function formatProofManifest({ root, count, complete }: ProofManifest): string {
  return `${JSON.stringify({ root, count, complete })}\n`
}

/**
 * Parses a manifest; undefined = not a manifest.
 *
 * @param text JSON, untrusted.
 */
export function readProofManifest(text: string): ProofManifest | undefined {
  const { root, count, complete } = objectIn(text)
  const isValid =
    typeof root === 'string' &&
    ROOT.test(root) &&
    typeof count === 'number' &&
    Number.isSafeInteger(count) &&
    count > 0 &&
    typeof complete === 'boolean'
  return isValid ? { root, count, complete } : undefined
}

/** Returns true if two roots are equal, as bytes or as hex with or without 0x. */
export function isSameRoot(one: string | Uint8Array, other: string | Uint8Array): boolean {
  return digitsOf(one) === digitsOf(other)
}

function digitsOf(root: string | Uint8Array): string {
  if (typeof root === 'string') return root.replace(/^0x/, '').toLowerCase()
  return Array.from(root, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function objectIn(text: string): Partial<Record<keyof ProofManifest, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Returns true if a mint page can read proofs from an address: an ipfs:, https: or http: folder. */
export function isProofsAddress(baseUri: string): boolean {
  try {
    resourceUrl(`${baseUri.trim().replace(/\/+$/, '')}/${PROOF_MANIFEST_NAME}`)
    return true
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return false
    throw error
  }
}
