import { isMintlineError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import type { Abi } from 'viem'
import { readContract } from 'viem/actions'
import { NO_PROOF } from '../allowlist/allowlistProof.ts'
import { askChain } from '../chain/askChain.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { contractFailure } from '../failures/decodeContractFailure.ts'
import { verifyClaim as verifyClaimOfDropErc1155 } from '../generated/dropErc1155/abi.ts'
import { DROP_ERRORS } from '../generated/errors.ts'
import { verifyClaim as verifyClaimOfOpenEdition } from '../generated/openEdition/abi.ts'
import type { ClaimTerms } from './claimTerms.ts'
import type { MintState } from './fetchMintState.ts'

/** A claim that passes the local checks. */
export interface AllowedClaim {
  readonly state: MintState
  readonly terms: ClaimTerms
  readonly quantity: bigint
}

/**
 * Asserts that the contract would accept a claim.
 *
 * @throws CONTRACT_REFUSED, NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function assertContractAgrees(
  { client }: EvmConnection,
  { state, terms, quantity }: AllowedClaim,
  options: AskOptions = {},
): Promise<void> {
  const { drop, wallet } = state
  const { phase, currency, price, proof = NO_PROOF } = terms
  const isSingle = drop.tokenId === undefined
  const entry = isSingle ? verifyClaimOfOpenEdition : verifyClaimOfDropErc1155
  const abi: Abi = [entry, ...DROP_ERRORS]
  const args = [
    phase.id,
    wallet,
    ...(isSingle ? [] : [drop.tokenId]),
    quantity,
    currency,
    price,
    proof,
  ]
  const call = { address: drop.address, abi, functionName: entry.name, args }
  try {
    await askChain('eth_call', () => readContract(client, call), options)
  } catch (error) {
    options.signal?.throwIfAborted()
    const failure = contractFailure(error, drop.address)
    if (!failure) throw error
    // The latest block may precede the start even though the claim will not.
    if (isMintlineError(failure, 'CONTRACT_REFUSED') && isNotStarted(failure.context.name)) return
    throw failure
  }
}

function isNotStarted(name: string): boolean {
  return name === 'DropClaimNotStarted' || name === 'cant claim yet'
}
