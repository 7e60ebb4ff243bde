import { AllowlistError } from '../errors/allowlistError.ts'

/** Name of the file that identifies the list of the proofs around it; no wallet has this name. */
export const PROOF_MANIFEST_NAME = 'index.json'

/** Identifies the list of the proofs in a folder. */
export interface ProofManifest {
  /** Root of the list: 64 hex digits in lower case. */
  readonly root: string
  /** Wallets in the list. */
  readonly count: number
  /** True if all wallets have their file: false while files are written, or after an interruption. */
  readonly complete: boolean
}

const ROOT = /^[0-9a-f]{64}$/

/** The text of a manifest, always the same for the same manifest. */
export function formatProofManifest({ root, count, complete }: ProofManifest): string {
  return `${JSON.stringify({ root, count, complete })}\n`
}

/**
 * Parses a manifest.
 *
 * @param text - JSON, untrusted
 * @param source - source for the error: a URL or the path of a file
 * @throws `MERKLE_PROOF_MANIFEST_INVALID`
 */
export function parseProofManifest(text: string, source: string): ProofManifest {
  const { root, count, complete } = parseObject(text)
  const isValid =
    typeof root === 'string' &&
    ROOT.test(root) &&
    typeof count === 'number' &&
    Number.isSafeInteger(count) &&
    count > 0 &&
    typeof complete === 'boolean'
  if (!isValid) throw new AllowlistError('MERKLE_PROOF_MANIFEST_INVALID', { source })
  return { root, count, complete }
}

function parseObject(text: string): Partial<Record<keyof ProofManifest, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
