import { keypairWallet, mintItems } from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { connectionOf } from './chain.ts'
import type { RunningApp } from './startApp.ts'

/** Mints items without the page, by default in the phase that mint pages offer. */
export async function mintAs(
  app: RunningApp,
  {
    wallet,
    ...request
  }: { wallet: Keypair; deployment: string; quantity: bigint; phaseIndex?: number },
): Promise<void> {
  const { failure } = await mintItems(
    connectionOf(app),
    { ...request, wallet: keypairWallet(wallet), maxPerTransaction: 3 },
    // Item names are on chain; no request is needed.
    { metadata: { fetch: () => Promise.resolve(new Response('{}')) } },
  )
  if (failure) throw failure.error
}
