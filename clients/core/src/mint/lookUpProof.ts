import { CoreError } from '../errors/coreError.ts'
import { type ErrorCode, isMintlineError, type MintlineError } from '../errors/index.ts'
import type { PublishedList } from '../metadata/publishedManifest.ts'
import type { WalletProofOptions } from '../metadata/readWalletProof.ts'
import { restrictionBy } from './claimRestriction.ts'

/** A wallet and the merkle list of a phase, with the way to its proof. */
export interface ProofQuery<Proof> {
  readonly wallet: string
  readonly phaseIndex: number
  /** Fetches the proof; undefined = not listed. No function = no source of proofs is known. */
  readonly fetch: (() => Promise<Proof | undefined>) | undefined
  /** The folder that is read, and the root on chain; undefined = no published folder. */
  readonly published?: PublishedList | undefined
  /** Codes of restrictions that one chain adds. Default: none. */
  readonly chainCodes?: readonly ErrorCode[] | undefined
}

/** Result of looking up a wallet's proof. */
export interface ProofLookup<Proof> {
  /** Undefined = not listed or not known. */
  readonly proof: Proof | undefined
  /** Reason the proof is not known; undefined = the lookup succeeded. */
  readonly problem: MintlineError | undefined
}

/**
 * Looks up the proof of a wallet. Without one, a published folder is compared with the list on chain, since an older
 * folder lacks wallets that were added later. A proof that cannot be read is returned as the problem, since it matters only in phases
 * for listed wallets.
 *
 * @throws The reason of the signal.
 */
export async function lookUpProof<Proof>(
  { wallet, phaseIndex, fetch, published, chainCodes }: ProofQuery<Proof>,
  options: WalletProofOptions = {},
): Promise<ProofLookup<Proof>> {
  const withProblem = (problem: MintlineError) => ({ proof: undefined, problem })
  if (!fetch) return withProblem(new CoreError('MERKLE_PROOFS_MISSING', { phaseIndex }))
  try {
    const proof = await fetch()
    if (proof === undefined && published) {
      const { assertListPublished } = await import('../metadata/publishedManifest.ts')
      await assertListPublished(published, phaseIndex, options)
    }
    return { proof, problem: undefined }
  } catch (error) {
    options.signal?.throwIfAborted()
    if (isMintlineError(error) && restrictionBy(error, chainCodes)) return withProblem(error)
    // Words of others are for who reads the cause, not for collectors.
    const reason = isMintlineError(error) ? error.message : 'its source has failed'
    const context = { source: `of ${wallet}`, reason }
    return withProblem(new CoreError('MERKLE_PROOF_NOT_AVAILABLE', context, { cause: error }))
  }
}
