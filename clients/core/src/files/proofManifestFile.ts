import { join } from 'node:path'
import {
  formatProofManifest,
  PROOF_MANIFEST_NAME,
  type ProofManifest,
  readProofManifest,
} from '../metadata/proofManifest.ts'
import { readTextIfExists, replaceFile } from './replaceFile.ts'

/**
 * Reads a proof folder's manifest; undefined = no such folder or manifest.
 *
 * @throws FILE_NOT_READABLE
 */
export async function readProofFolder(folder: string): Promise<ProofManifest | undefined> {
  const text = await readTextIfExists(join(folder, PROOF_MANIFEST_NAME))
  return text === undefined ? undefined : readProofManifest(text)
}

/**
 * Writes a proof folder's manifest, once all proofs are there.
 *
 * @throws FILE_NOT_READABLE, FILE_NOT_WRITABLE
 */
export async function writeProofManifest(
  folder: string,
  { root, count }: Pick<ProofManifest, 'root' | 'count'>,
): Promise<void> {
  const path = join(folder, PROOF_MANIFEST_NAME)
  const text = formatProofManifest({ root, count, complete: true })
  if ((await readTextIfExists(path)) !== text) await replaceFile(path, text)
}
