import {
  createConnection,
  type DeployPlatformFee,
  keypairWallet,
  planDeploy,
  sendPlan,
} from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import type { RunningApp } from './startApp.ts'

const TEN_SOL = 10_000_000_000

/** Deploys a collection as somebody else would, without the page. */
export async function deployCollection(
  { network }: RunningApp,
  {
    creator,
    symbol,
    name,
    platformFee,
  }: {
    creator: Keypair
    symbol: string
    name: string
    /** Default: that of the client. */
    platformFee?: Pick<DeployPlatformFee, 'platformFeeValue' | 'isFeeFlat'>
  },
): Promise<string> {
  const connection = createConnection(network.rpcUrl, { wsEndpoint: network.wsUrl })
  await connection.requestAirdrop(creator.publicKey, TEN_SOL)
  const address = creator.publicKey.toBase58()
  const plan = await planDeploy({
    creator: address,
    symbol,
    collectionName: name,
    collectionUri: 'https://example.com/collection.json',
    itemBaseName: `${name} #{}`,
    itemBaseUri: 'https://example.com/{}.json',
    treasury: address,
    maxNumberOfTokens: 1_000n,
    royalties: { royaltyBasisPoints: 525, creators: [{ address, share: 100 }] },
    platformFee: { ...platformFee, recipients: [{ address, share: 100 }] },
  })
  const result = await sendPlan({ connection, wallet: keypairWallet(creator) }, plan)
  if (result.status !== 'confirmed') throw new Error(`The deployment ${result.status}.`)
  return plan.deployment
}
