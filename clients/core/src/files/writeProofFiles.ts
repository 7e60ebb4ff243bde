import { writeProofManifest } from './proofManifestFile.ts'
import type { ListOnChain } from './readProofFile.ts'
import { type WrittenProofFiles, writeDocuments } from './writeDocuments.ts'

/** A proof's wallet and folder. */
export interface ProofFileQuery {
  /** Proof folder path. */
  readonly folder: string
  readonly wallet: string
  /** The list on chain, to tell an outdated folder from a wallet that is not listed. Default: not compared. */
  readonly list?: ListOnChain | undefined
}

/** A list's proofs for a folder. */
export interface ProofFilesInput<Wallet extends string, Proof> {
  readonly allowlist: { readonly merkleRoot: string; proofOf(wallet: Wallet): Proof | undefined }
  /** All wallets in the list, in normal form. */
  readonly wallets: readonly Wallet[]
  /** Folder path, created if missing. One folder holds one list's proofs. */
  readonly folder: string
}

/** A chain's proof file format. */
export interface ProofFileFormat<Proof> {
  /** Matches names of files to remove unless the list has their wallet. */
  readonly ownNames: RegExp
  format(proof: Proof): string
}

/**
 * Writes `{wallet}.json` for each wallet in a list, then `index.json`, which identifies the list. Removes files for
 * other wallets. Each file appears complete or not at all; unchanged ones are not rewritten.
 *
 * @throws FILE_NOT_READABLE, FILE_NOT_WRITABLE, or the signal's reason.
 */
export async function writeProofFiles<Wallet extends string, Proof>(
  { allowlist, wallets, folder }: ProofFilesInput<Wallet, Proof>,
  { ownNames, format }: ProofFileFormat<Proof>,
  options: { readonly signal?: AbortSignal | undefined } = {},
): Promise<WrittenProofFiles> {
  const documents = documentsOf({ allowlist, wallets, format })
  const counts = await writeDocuments({ folder, documents, ownNames }, options)
  await writeProofManifest(folder, { root: allowlist.merkleRoot, count: wallets.length })
  return counts
}

/** A generator, since a list may be long. */
function* documentsOf<Wallet extends string, Proof>({
  allowlist,
  wallets,
  format,
}: Pick<ProofFilesInput<Wallet, Proof>, 'allowlist' | 'wallets'> &
  Pick<ProofFileFormat<Proof>, 'format'>): Generator<readonly [string, string]> {
  for (const wallet of wallets) {
    const proof = allowlist.proofOf(wallet)
    if (proof) yield [`${wallet}.json`, format(proof)]
  }
}
