import { CoreError } from '../errors/coreError.ts'
import {
  isSameRoot,
  PROOF_MANIFEST_NAME,
  type ProofManifest,
  readProofManifest,
} from './proofManifest.ts'
import { readProofDocument, type WalletProofOptions } from './readWalletProof.ts'

/** Maximum manifest size in bytes. */
const MAX_BYTES = 4_096

/** A published proof folder, and the list that it should have. */
export interface PublishedList {
  /** Folder URI: ipfs:, https: or http:. */
  readonly baseUri: string
  /** Root on chain, or a function that reads it; undefined = unknown, so nothing is compared. */
  readonly root: ListRoot | (() => Promise<ListRoot>)
}

/** Merkle root as hex or bytes; undefined = unknown. */
export type ListRoot = string | Uint8Array | undefined

/**
 * Fetches a published proof folder's manifest; undefined = none, as in folders from other tools.
 *
 * @throws MERKLE_PROOF_NOT_AVAILABLE, or the signal's reason.
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
 * Refuses a folder that lacks a wallet's proof if it belongs to another list than the one on chain: the wallet may be
 * listed.
 *
 * @throws MERKLE_PROOFS_OF_OTHER_LIST, and errors from `fetchProofManifest`.
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
