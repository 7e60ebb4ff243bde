import { keypairWallet, mintItems } from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { connectionOf } from './chain.ts'
import type { RunningApp } from './startApp.ts'

/** Mints items in the open phase, without the page. */
export async function mintAs(
  app: RunningApp,
  { wallet, deployment, quantity }: { wallet: Keypair; deployment: string; quantity: bigint },
): Promise<void> {
  const { failure } = await mintItems(
    connectionOf(app),
    { wallet: keypairWallet(wallet), deployment, quantity, maxPerTransaction: 3 },
    // Item names are on chain; no request is needed.
    { metadata: { fetch: () => Promise.resolve(new Response('{}')) } },
  )
  if (failure) throw failure.error
}
