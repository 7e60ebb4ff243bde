import {
  createAdministration,
  keypairWallet,
  mintItems,
  type SolanaMintedItem,
} from '@mintline/solana'
import type { Connection, Keypair } from '@solana/web3.js'

/** Deploys a collection with an open public phase, mints its first item and returns the item. */
export async function deployAndMint(
  connection: Connection,
  creator: Keypair,
  symbol: string,
): Promise<SolanaMintedItem> {
  const wallet = keypairWallet(creator)
  const administration = createAdministration({ connection, wallet })
  const everything = [{ address: creator.publicKey.toBase58(), share: 100 }]

  const { deployment } = await administration.deploy({
    symbol,
    collectionName: 'My collection',
    collectionUri: 'https://example.com/collection.json',
    itemBaseName: 'Item #{}',
    itemBaseUri: 'data:application/json,{"name":"Item {}","image":"https://example.com/{}.png"}',
    treasury: creator.publicKey.toBase58(),
    maxNumberOfTokens: 1_000n,
    royalties: { royaltyBasisPoints: 500, creators: everything },
    platformFee: { platformFeeValue: 300n, recipients: everything },
  })
  await administration.addPhase({
    collection: deployment,
    phase: {
      phaseType: 'public',
      priceAmount: 100_000_000n, // lamports
      startTime: 0n, // open at once, and without an end
      maxMintsPerWallet: 3n,
    },
  })

  const { items } = await mintItems(connection, { wallet, deployment, quantity: 1n })
  const [item] = items
  if (!item) throw new Error('Nothing was minted.')
  return item
}
