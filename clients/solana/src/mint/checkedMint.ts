import type { CoinSymbol } from '@mintline/core/amounts'
import type { Connection } from '@solana/web3.js'
import type { SolanaWallet } from '../send/wallet.ts'
import { assertClaimable } from './assertClaimable.ts'
import { fetchMintState } from './fetchMintState.ts'
import type { MintItemsInput, MintItemsOptions } from './mintItemsInput.ts'
import type { MintState } from './mintState.ts'
import type { ClaimableState } from './planClaim.ts'
import { pollUntil } from './pollUntil.ts'
import type { PrepareMintInput } from './prepareMint.ts'

/** A mint with a connected wallet. */
export interface ConnectedMint extends MintItemsInput {
  readonly connection: Connection
  readonly wallet: SolanaWallet
  /** The network's coin. */
  readonly coin: CoinSymbol
}

/** Converts a mint to its request, with wallet addresses instead of wallets. */
export function requestOf({ connection: _, ...mint }: ConnectedMint): PrepareMintInput & {
  readonly quantity: bigint
} {
  const addressOf = ({ publicKey }: SolanaWallet) => publicKey.toBase58()
  return {
    ...mint,
    wallet: addressOf(mint.wallet),
    payer: mint.payer && addressOf(mint.payer),
    cosigner: mint.cosigner && addressOf(mint.cosigner),
  }
}

/**
 * Reads the mint state and checks it for that many items.
 *
 * @param isNew True if the state includes the latest mints; otherwise the node is polled again.
 * @throws What `fetchMintState` and `assertClaimable` throw.
 */
export async function fetchClaimable(
  mint: ConnectedMint,
  quantity: bigint,
  options: MintItemsOptions & { readonly isNew: (state: MintState) => boolean },
): Promise<ClaimableState> {
  const request = { ...requestOf(mint), quantity }
  const read = () => fetchMintState(mint.connection, request, options)
  const state = await pollUntil(read, options.isNew, options)
  return { ...state, terms: assertClaimable(state, request) }
}
