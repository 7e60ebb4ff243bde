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

/** Source of allowlist proofs. */
export type ProofSource =
  /** Folder of documents `{wallet}.json`, with wallets in lower case. */
  | string
  /** Returns the proof of a wallet; undefined = not listed. */
  | ((
      wallet: EvmAddress,
      condition: ClaimCondition,
      options: ProofOptions,
    ) => Promise<AllowlistProof | undefined>)

/** Options for reading proof documents. */
export interface ProofOptions extends Pick<AskOptions, 'signal' | 'clock'> {
  /** Base URL of an IPFS gateway. Default: https://ipfs.io/ipfs/ */
  readonly gateway?: string | undefined
  /** Default: the platform's `fetch`. */
  readonly fetch?: typeof fetch
}

/** Result of looking up a wallet's proof. */
export interface AllowlistClaim {
  /** Undefined = not listed or not known. */
  readonly proof: AllowlistProof | undefined
  /** Reason the proof is not known; undefined = the lookup succeeded. */
  readonly problem: MintlineError | undefined
}

/**
 * Looks up the proof of a wallet for a claim condition. An unreadable proof, or one of another allowlist, is
 * returned as the problem.
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
