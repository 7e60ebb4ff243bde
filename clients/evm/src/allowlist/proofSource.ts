import {
  type AskOptions,
  CoreError,
  isMintlineError,
  type MintlineError,
  readProofDocument,
  reasonOf,
  restrictionBy,
} from '@mintline/core'
import type { EvmAddress } from '@mintline/core/identifiers'
import type { ClaimCondition } from '../conditions/claimCondition.ts'
import { type AllowlistProof, isInAllowlist } from './allowlistProof.ts'
import { MAX_PROOF_BYTES, parseProofDocument } from './proofDocument.ts'

/** Where proofs of listed wallets are. */
export type ProofSource =
  /** Address of a folder with a document `{wallet}.json` for each, the wallet in lower case. */
  | string
  /** Answers the proof of a wallet; undefined = it is not listed. */
  | ((
      wallet: EvmAddress,
      condition: ClaimCondition,
      options: ProofOptions,
    ) => Promise<AllowlistProof | undefined>)

/** How documents are read. */
export interface ProofOptions extends Pick<AskOptions, 'signal' | 'clock'> {
  /** Folder of an IPFS gateway. Default: https://ipfs.io/ipfs/ */
  readonly gateway?: string | undefined
  /** Makes the requests. Default: that of the platform. */
  readonly fetch?: typeof fetch
}

/** What is known of a wallet's place in a list. */
export interface AllowlistClaim {
  /** Undefined = it is not listed, or nobody knows. */
  readonly proof: AllowlistProof | undefined
  /** Why nobody knows. */
  readonly problem: MintlineError | undefined
}

/**
 * The place of a wallet in the list of a claim condition. Proofs that cannot be read, and those of another
 * list, are told as the problem.
 *
 * @throws The reason of the signal.
 */
export async function fetchAllowlistClaim(
  source: ProofSource | undefined,
  { wallet, condition }: { readonly wallet: EvmAddress; readonly condition: ClaimCondition },
  options: ProofOptions = {},
): Promise<AllowlistClaim> {
  const { phaseIndex, merkleRoot } = condition
  const withProblem = (problem: MintlineError) => ({ proof: undefined, problem })
  if (source === undefined)
    return withProblem(new CoreError('MERKLE_PROOFS_MISSING', { phaseIndex }))
  try {
    const proof = await fetchProof(source, { wallet, condition }, options)
    if (!proof || isInAllowlist({ ...proof, wallet }, merkleRoot)) {
      return { proof, problem: undefined }
    }
    return withProblem(new CoreError('MERKLE_PROOF_MISMATCH', { wallet, phaseIndex }))
  } catch (error) {
    options.signal?.throwIfAborted()
    if (isMintlineError(error) && restrictionBy(error)) return withProblem(error)
    const context = { source: `of ${wallet}`, reason: reasonOf(error) }
    return withProblem(new CoreError('MERKLE_PROOF_NOT_AVAILABLE', context, { cause: error }))
  }
}

async function fetchProof(
  source: ProofSource,
  { wallet, condition }: { readonly wallet: EvmAddress; readonly condition: ClaimCondition },
  options: ProofOptions,
): Promise<AllowlistProof | undefined> {
  if (typeof source !== 'string') return source(wallet, condition, options)
  const address = `${source.replace(/\/+$/, '')}/${wallet}.json`
  const content = await readProofDocument(address, { ...options, maxBytes: MAX_PROOF_BYTES })
  return content && parseProofDocument(content, address)
}
