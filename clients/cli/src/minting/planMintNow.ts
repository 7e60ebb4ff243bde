import {
  assertClaimable,
  fetchMintBalances,
  fetchMintLookupTable,
  fetchMintState,
  type MintItemsInput,
  type Plan,
  planMint,
  type SolanaWallet,
} from '@mintline/solana'

/** A mint as a person is asked to confirm it. */
export interface MintNow {
  readonly plan: Plan
  /** Lamports for one item. */
  readonly price: bigint
}

/**
 * What a mint would send now: checked as the mint itself checks it, so that a refusal is known
 * before anybody is asked to confirm.
 */
export async function planMintNow(
  input: MintItemsInput & { readonly wallet: SolanaWallet },
  signal: AbortSignal,
): Promise<MintNow> {
  const { connection, quantity } = input
  const minter = input.wallet.publicKey.toBase58()
  const cosigner = input.cosigner?.publicKey.toBase58()
  const request = { ...input, wallet: minter, cosigner }
  const state = await fetchMintState(connection, request, { signal })
  const { collection, counts } = state
  const terms = assertClaimable(state, request)
  const balances = { collection, terms, minter, quantity, counts }
  const plan = await planMint({
    ...balances,
    lamports: await fetchMintBalances(connection, balances, { signal }),
    maxPrice: input.maxPrice,
    maxPerTransaction: input.maxPerTransaction,
    cosigner,
    fundReceivers: input.fundReceivers,
    lookupTable: await fetchMintLookupTable(connection, collection, { signal }),
  })
  return { plan, price: terms.price }
}
