import { CoreError } from '../errors/coreError.ts'
import {
  isSameRoot,
  PROOF_MANIFEST_NAME,
  type ProofManifest,
  readProofManifest,
} from './proofManifest.ts'
import { readProofDocument } from './readProofDocument.ts'
import type { WalletProofOptions } from './readWalletProof.ts'

/** Maximum size of a manifest in bytes. */
const MAX_BYTES = 4_096

/** A published folder of proofs, and the list that it should have. */
export interface PublishedList {
  /** URI of the folder: ipfs:, https: or http:. */
  readonly baseUri: string
  /** Root on chain, or how it is read; undefined = not known, so that nothing is compared. */
  readonly root: ListRoot | (() => Promise<ListRoot>)
}

/** Root of a list as hex or bytes; undefined = not known. */
export type ListRoot = string | Uint8Array | undefined

/**
 * Reads the manifest of a published folder of proofs; undefined = it has none, as folders of other tools.
 *
 * @throws MERKLE_PROOF_NOT_AVAILABLE, or the reason of the signal.
 */
export async function fetchProofManifest(
  baseUri: string,
  options: WalletProofOptions = {},
): Promise<ProofManifest | undefined> {
  const source = `${baseUri.replace(/\/+$/, '')}/${PROOF_MANIFEST_NAME}`
  const content = await readProofDocument(source, { ...options, maxBytes: MAX_BYTES })
  return content && readProofManifest(new TextDecoder().decode(content))
}

/**
 * Refuses a folder without a wallet's proof where it is not the folder of the list on chain: the wallet may be listed.
 *
 * @throws MERKLE_PROOFS_OF_OTHER_LIST, and what `fetchProofManifest` throws.
 */
export async function assertListPublished(
  { baseUri, root }: PublishedList,
  phaseIndex: number,
  options: WalletProofOptions = {},
): Promise<void> {
  const manifest = await fetchProofManifest(baseUri, options)
  if (!manifest) return
  const wanted = typeof root === 'function' ? await root() : root
  if (wanted === undefined || isSameRoot(manifest.root, wanted)) return
  throw new CoreError('MERKLE_PROOFS_OF_OTHER_LIST', { phaseIndex })
}
