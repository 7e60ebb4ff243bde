import { writeProofManifest } from './proofManifestFile.ts'
import type { ListOnChain } from './readProofFile.ts'
import { type WrittenProofFiles, writeDocuments } from './writeDocuments.ts'

/** Wallet and folder of a proof. */
export interface ProofFileQuery {
  /** Path of the folder of proofs. */
  readonly folder: string
  readonly wallet: string
  /** The list on chain, so that an older folder is told from a wallet that is not listed. Default: not compared. */
  readonly list?: ListOnChain | undefined
}

/** Proofs of a list for a folder. */
export interface ProofFilesInput<Wallet extends string, Proof> {
  readonly allowlist: { readonly merkleRoot: string; proofOf(wallet: Wallet): Proof | undefined }
  /** All wallets of the list, in their normal form. */
  readonly wallets: readonly Wallet[]
  /** Path of the folder, created if missing. One folder holds the proofs of one list. */
  readonly folder: string
}

/** Form of the files of a chain. */
export interface ProofFileFormat<Proof> {
  /** Names of files to remove unless the list has their wallet. */
  readonly ownNames: RegExp
  format(proof: Proof): string
}

/**
 * Writes `{wallet}.json` for each wallet of a list, then `index.json`, which identifies the list, and removes the
 * files of other wallets. Each file appears complete or
 * not at all; unchanged ones are not rewritten.
 *
 * @throws FILE_NOT_READABLE, FILE_NOT_WRITABLE, or the reason of the signal.
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

/** One by one, since a long list has many. */
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
