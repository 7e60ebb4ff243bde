import { CoreError } from '@mintline/core/errors'
import type { EvmAddress } from '@mintline/core/identifiers'
import { readWalletProof, type WalletProofOptions } from '@mintline/core/metadata'
import { lookUpProof, type ProofLookup } from '@mintline/core/mint'
import type { ClaimCondition } from '../conditions/claimCondition.ts'
import { type AllowlistProof, isInAllowlist } from './allowlistProof.ts'
import { parseProofDocument, walletSpellings } from './proofDocument.ts'

/** Where allowlist proofs come from. */
export type ProofSource =
  /** Folder URL with documents `{wallet}.json`, with wallets in lower case or with a checksum. */
  | string
  /** Returns a wallet's proof; undefined = not listed. */
  | ((
      wallet: EvmAddress,
      condition: ClaimCondition,
      options: ProofOptions,
    ) => Promise<AllowlistProof | undefined>)

/** Options for reading proof documents. */
export type ProofOptions = WalletProofOptions

/** Result of looking up a wallet's proof. */
export type AllowlistClaim = ProofLookup<AllowlistProof>

/** A wallet and the claim condition to prove it for. */
interface ClaimQuery {
  readonly wallet: EvmAddress
  readonly condition: ClaimCondition
}

/**
 * Looks up a wallet's proof for a claim condition. An unreadable proof, or one for another allowlist, is returned as
 * the problem.
 *
 * @throws The signal's reason.
 */
export function fetchAllowlistClaim(
  source: ProofSource | undefined,
  query: ClaimQuery,
  options: ProofOptions = {},
): Promise<AllowlistClaim> {
  const { wallet, condition } = query
  const { phaseIndex, merkleRoot } = condition
  const fetchOf = (known: ProofSource) => async () => {
    const proof = await fetchProof(known, query, options)
    if (!proof || isInAllowlist({ ...proof, wallet }, merkleRoot)) return proof
    throw new CoreError('MERKLE_PROOF_MISMATCH', { wallet, phaseIndex })
  }
  return lookUpProof(
    {
      wallet,
      phaseIndex,
      fetch: source === undefined ? undefined : fetchOf(source),
      published: typeof source === 'string' ? { baseUri: source, root: merkleRoot } : undefined,
    },
    options,
  )
}

function fetchProof(
  source: ProofSource,
  { wallet, condition }: ClaimQuery,
  options: ProofOptions,
): Promise<AllowlistProof | undefined> {
  if (typeof source !== 'string') return source(wallet, condition, options)
  const spellings = walletSpellings(wallet)
  return readWalletProof({ baseUri: source, spellings, parse: parseProofDocument }, options)
}
