import type { SolanaWallet } from '../send/wallet.ts'
import { assertClaimable } from './assertClaimable.ts'
import type { ClaimTerms } from './claimTerms.ts'
import { fetchMintState } from './fetchMintState.ts'
import type { MintItemsInput, MintItemsOptions } from './mintItemsInput.ts'
import type { MintState } from './mintState.ts'
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
  const { connection, ...query } = input
  const wallet = input.wallet.publicKey.toBase58()
  const cosigner = input.cosigner?.publicKey.toBase58()
  const request = { ...query, wallet, cosigner, quantity }
  const read = () => fetchMintState(connection, request, options)
  const state = await pollUntil(read, options.isNew ?? (() => true), options)
  return { ...state, terms: assertClaimable(state, request) }
}
