import { type DeployPlatformFee, planDeploy } from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { giveMoney, sendAs } from './chain.ts'
import type { RunningApp } from './startApp.ts'

/** Deploys a collection without the page. */
export async function deployCollection(
  app: RunningApp,
  {
    creator,
    symbol,
    name,
    collectionUri = 'https://example.com/collection.json',
    itemBaseUri = 'https://example.com/{}.json',
    platformFee,
  }: {
    creator: Keypair
    symbol: string
    name: string
    /** Default: on the flows' metadata host, whose documents are empty. */
    collectionUri?: string
    /** Likewise. */
    itemBaseUri?: string
    /** Default: the client's default. */
    platformFee?: Pick<DeployPlatformFee, 'platformFeeValue' | 'isFeeFlat'>
  },
): Promise<string> {
  await giveMoney(app, creator.publicKey)
  const address = creator.publicKey.toBase58()
  const plan = planDeploy({
    creator: address,
    symbol,
    collectionName: name,
    collectionUri,
    itemBaseName: `${name} #{}`,
    itemBaseUri,
    treasury: address,
    maxNumberOfTokens: 1_000n,
    royalties: { royaltyBasisPoints: 525, creators: [{ address, share: 100 }] },
    platformFee: { ...platformFee, recipients: [{ address, share: 100 }] },
    platformFeeCap: { basisPoints: 1_000, flat: 1_000_000_000n },
  })
  await sendAs(app, creator, plan)
  return plan.deployment
}
