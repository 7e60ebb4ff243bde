import { type ProofManifest, readProofManifest } from '@mintline/core/metadata'
import { AllowlistError } from '../errors/allowlistError.ts'

/**
 * Parses a manifest.
 *
 * @param text - JSON, untrusted
 * @param source - where it came from, for the error: a URL or a file path
 * @throws `MERKLE_PROOF_MANIFEST_INVALID`
 */
export function parseProofManifest(text: string, source: string): ProofManifest {
  const manifest = readProofManifest(text)
  if (!manifest) throw new AllowlistError('MERKLE_PROOF_MANIFEST_INVALID', { source })
  return manifest
}
