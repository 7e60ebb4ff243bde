import type { SolanaWallet } from '../send/wallet.ts'
import { assertClaimable } from './assertClaimable.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { fetchMintState, type MintState } from './fetchMintState.ts'
import type { MintItemsInput, MintItemsOptions } from './mintItemsInput.ts'
import { DEFAULT_ITEMS_PER_TRANSACTION } from './planMint.ts'
import { pollUntil } from './pollUntil.ts'

/** A mint whose wallet is connected. */
export interface ConnectedMint extends MintItemsInput {
  readonly wallet: SolanaWallet
}

/** What a mint depends on while its phase is open. */
export interface ClaimableState extends MintState {
  readonly terms: ClaimTerms
}

/**
 * Reads what a mint depends on, and checks it for that many items.
 *
 * @param isNew Whether it shows what has happened since; where it does not, the node is given time.
 * @throws What `fetchMintState` and `assertClaimable` throw.
 */
export async function fetchClaimable(
  input: ConnectedMint,
  quantity: bigint,
  options: MintItemsOptions & { readonly isNew?: (state: MintState) => boolean },
): Promise<ClaimableState> {
  const { connection, deployment, proofSource, singleTransaction, maxPerTransaction } = input
  const wallet = input.wallet.publicKey.toBase58()
  const read = () => fetchMintState(connection, { deployment, wallet, proofSource }, options)
  const state = await pollUntil(read, options.isNew ?? (() => true), options)
  const { platformFees } = state.collection
  const perTransaction = BigInt(maxPerTransaction ?? DEFAULT_ITEMS_PER_TRANSACTION)
  const maxQuantity = singleTransaction ? perTransaction : 0n
  const request = { wallet, quantity, terms: state.terms, platformFees, maxQuantity }
  return { ...state, terms: assertClaimable(request) }
}
