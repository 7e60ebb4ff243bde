import { CoreError } from '@mintline/core/errors'
import { aptosAddress, isAptosWallet } from '@mintline/core/identifiers'
import { assertEligible, assertQuantity, platformFeeOf } from '@mintline/core/mint'
import type { DropPhase } from '../drop/dropInfo.ts'
import { isReserved } from '../drop/isReserved.ts'
import { capOf } from '../drop/phases.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { MintState } from './fetchMintState.ts'
import type { MintRequest } from './mintRequest.ts'

/** Maximum items per mint in the drop machine, whatever the phase. */
export const MAX_PER_MINT = 100n

/** The mint request fields that the rules apply to. */
export type RequestedMint = Pick<MintRequest, 'quantity' | 'mintTo'>

/**
 * Asserts that a mint breaks no drop machine rule, and returns the phase.
 *
 * @throws QUANTITY_NOT_POSITIVE
 * @throws DROP_PAUSED, NO_ACTIVE_PHASE if nobody may mint.
 * @throws INVALID_ADDRESS if the receiver is not an Aptos address, or belongs to another chain.
 * @throws MINT_TO_CANNOT_HOLD_ITEMS for the collection, its creator object, the drop machine, and addresses that Aptos
 * keeps for itself.
 * @throws MINT_TO_NOT_AVAILABLE if the phase is private and the items are for another wallet.
 * @throws MERKLE_PROOFS_MISSING, MERKLE_PROOF_NOT_AVAILABLE, MERKLE_PROOF_DOCUMENT_INVALID if it is unknown whether the
 * wallet is listed in a private phase.
 * @throws USER_NOT_IN_ALLOW_LIST, TRANSACTION_QUANTITY_EXCEEDED, WALLET_QUANTITY_EXCEEDED, SUPPLY_EXCEEDED
 * @throws FEE_EXCEEDS_PRICE if the flat fee exceeds the price.
 */
export function assertMintable(state: MintState, request: RequestedMint): DropPhase {
  const { collection, info, record, phase, proofProblem, wallet = '' } = state
  const { quantity = 1n, mintTo } = request
  assertQuantity(quantity)
  if (record.isPaused) throw new AptosClientError('DROP_PAUSED', { collection })
  if (!phase) throw new CoreError('NO_ACTIVE_PHASE', {})
  const { phaseIndex, isPrivate, isUserInAllowList: isListed } = phase
  const receiver = mintTo === undefined ? wallet : receiverOf(state, mintTo)
  if (isPrivate && receiver !== wallet) {
    throw new CoreError('MINT_TO_NOT_AVAILABLE', { phaseIndex })
  }
  if (isPrivate && proofProblem) throw proofProblem
  assertEligible({
    blockchain: 'APTOS',
    wallet,
    quantity,
    phase: { isPrivate, isListed },
    maxPerTransaction: maxPerTransactionOf(phase),
    perWallet: { max: capOf(phase), used: phase.claimedByUser },
    supply: { max: info.totalSupply, used: info.totalMinted },
  })
  if (info.isFeeFlat) {
    platformFeeOf(phase.saleMintPrice, { type: 'flat', value: info.platformFee })
  }
  return phase
}

/** Returns the address that gets the items; nobody could move them out of the drop's own accounts. */
function receiverOf({ collection, machine, record }: MintState, mintTo: string): string {
  if (!isAptosWallet(mintTo)) {
    throw new CoreError('INVALID_ADDRESS', { value: mintTo, blockchain: 'APTOS' })
  }
  const address = aptosAddress(mintTo)
  const isOfDrop = [collection, record.creator, machine.publisher].includes(address)
  if (isReserved(address) || isOfDrop) {
    throw new CoreError('MINT_TO_CANNOT_HOLD_ITEMS', { address })
  }
  return address
}

function maxPerTransactionOf({ maxPerTransaction: max }: DropPhase): bigint {
  return max === 0n || max > MAX_PER_MINT ? MAX_PER_MINT : max
}
