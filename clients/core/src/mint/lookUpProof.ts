import type { ErrorCode } from '../errors/catalogue.ts'
import { CoreError } from '../errors/coreError.ts'
import { isMintlineError, type MintlineError } from '../errors/mintlineError.ts'
import type { PublishedList } from '../metadata/publishedManifest.ts'
import type { WalletProofOptions } from '../metadata/readWalletProof.ts'
import { restrictionBy } from './claimRestriction.ts'

/** A wallet, its phase's merkle list, and how to fetch its proof. */
export interface ProofQuery<Proof> {
  readonly wallet: string
  readonly phaseIndex: number
  /** Fetches the proof; undefined result = not listed. No function = no proof source is known. */
  readonly fetch: (() => Promise<Proof | undefined>) | undefined
  /** The published folder that is read, and the root on chain; undefined = no published folder. */
  readonly published?: PublishedList | undefined
  /** Restriction codes that one chain adds. Default: none. */
  readonly chainCodes?: readonly ErrorCode[] | undefined
}

/** Result of a proof lookup. */
export interface ProofLookup<Proof> {
  /** Undefined = not listed or unknown. */
  readonly proof: Proof | undefined
  /** Why the proof is unknown; undefined = the lookup succeeded. */
  readonly problem: MintlineError | undefined
}

/**
 * Looks up a wallet's proof. If there is none, compares a published folder with the list on chain, since an outdated
 * folder lacks wallets added later. An unreadable proof is returned as the problem instead of thrown, since it
 * matters only in phases for listed wallets.
 *
 * @throws The signal's reason.
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
    // Other programs' words are for whoever reads the cause, not for collectors.
    const reason = isMintlineError(error) ? error.message : 'its source has failed'
    const context = { source: `of ${wallet}`, reason }
    return withProblem(new CoreError('MERKLE_PROOF_NOT_AVAILABLE', context, { cause: error }))
  }
}

/**
 * Checks that a list has each wallet once, since only one of two entries could apply.
 *
 * @throws `ALLOWLIST_WALLET_LISTED_TWICE` with the first repeated wallet's positions, counted from 1
 */
export function assertDistinctWallets(wallets: readonly string[]): void {
  const distinct = new Set(wallets)
  if (distinct.size === wallets.length) return
  const seen = new Set<string>()
  for (const wallet of wallets) {
    if (seen.has(wallet)) throw listedTwice(wallet, wallets)
    seen.add(wallet)
  }
}

function listedTwice(wallet: string, wallets: readonly string[]): MintlineError {
  const positions = wallets.flatMap((other, index) => (other === wallet ? [index + 1] : []))
  return new CoreError('ALLOWLIST_WALLET_LISTED_TWICE', { wallet, positions })
}
