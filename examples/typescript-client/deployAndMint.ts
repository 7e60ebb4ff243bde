import {
  addPhase,
  editionsControlsProgram,
  editionsDeploymentAddress,
  initialiseEditionsControls,
  itemMintAddress,
  mintWithControlsV2,
} from '@mintline/solana'
import {
  type Connection,
  Keypair,
  type PublicKey,
  sendAndConfirmTransaction,
  Transaction,
} from '@solana/web3.js'

/** Deploys a collection with an open public phase, mints its first item and returns the item. */
export async function deployAndMint(
  connection: Connection,
  creator: Keypair,
  symbol: string,
): Promise<PublicKey> {
  const program = editionsControlsProgram({ connection })
  const groupMint = Keypair.generate()
  const deployment = editionsDeploymentAddress(symbol)
  const platform = [{ address: creator.publicKey, share: 100 }]

  const deploy = await initialiseEditionsControls(program, {
    creator: creator.publicKey,
    groupMint: groupMint.publicKey,
    symbol,
    collectionName: 'My collection',
    collectionUri: 'https://example.com/collection.json',
    itemBaseName: 'Item #{}',
    itemBaseUri: 'https://example.com/{}.json',
    treasury: creator.publicKey,
    maxNumberOfTokens: 1_000n,
    maxMintsPerWallet: 0n, // unlimited
    royalties: { royaltyBasisPoints: 500, creators: [{ address: creator.publicKey, share: 100 }] },
    platformFee: { platformFeeValue: 300n, recipients: platform, isFeeFlat: false },
    extraMeta: [],
  })
  const now = BigInt(Math.floor(Date.now() / 1_000))
  const open = await addPhase(program, {
    deployment,
    creator: creator.publicKey,
    phase: {
      priceAmount: 100_000_000n, // lamports
      startTime: now - 60n,
      endTime: now + 86_400n,
      maxMintsPerWallet: 3n,
      maxMintsTotal: 0n,
      phaseType: 'public',
    },
  })
  await sendAndConfirmTransaction(connection, new Transaction().add(deploy, open), [
    creator,
    groupMint,
  ])

  const mint = await mintWithControlsV2(program, {
    deployment,
    groupMint: groupMint.publicKey,
    treasury: creator.publicKey,
    feeRecipients: platform,
    minter: creator.publicKey,
    phaseIndex: 0,
    issued: 0n,
    mintCount: 0n,
    maxPrice: 100_000_000n,
  })
  await sendAndConfirmTransaction(connection, new Transaction().add(mint), [creator])
  return itemMintAddress(deployment, creator.publicKey, 0n)
}
