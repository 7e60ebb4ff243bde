import { AllowlistError } from '../errors/allowlistError.ts'

/** Name of the file that says what list the proofs around it are of; no wallet has it. */
export const PROOF_MANIFEST_NAME = 'index.json'

/** What list the proofs of a folder are of. */
export interface ProofManifest {
  /** Root of the list: 64 hex digits in lower case. */
  readonly root: string
  /** Wallets in the list. */
  readonly count: number
  /** Whether all of them have their file: false while they are written, or after a stop. */
  readonly complete: boolean
}

const ROOT = /^[0-9a-f]{64}$/

/** The text of a manifest. The same manifest always has the same text. */
export function formatProofManifest({ root, count, complete }: ProofManifest): string {
  return `${JSON.stringify({ root, count, complete })}\n`
}

/**
 * Reads a manifest.
 *
 * @param text - JSON, untrusted
 * @param source - where it is from, for the error: an address or the path of a file
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
