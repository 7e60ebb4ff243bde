import {
  createConnection,
  fetchChainTime,
  fetchCollectionInfo,
  keypairWallet,
  type PhaseInput,
  phaseTermsOf,
  planAddPhases,
  sendPlan,
} from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import type { RunningApp } from './startApp.ts'

/** Adds phases to a collection as its owner would elsewhere, without the page. */
export async function addPhases(
  { network }: RunningApp,
  {
    creator,
    deployment,
    phases,
  }: { creator: Keypair; deployment: string; phases: readonly PhaseInput[] },
): Promise<void> {
  const connection = createConnection(network.rpcUrl, { wsEndpoint: network.wsUrl })
  const info = await fetchCollectionInfo(connection, deployment)
  const now = await fetchChainTime(connection)
  const plan = await planAddPhases({
    info,
    wallet: creator.publicKey.toBase58(),
    phases: phases.map((phase) => phaseTermsOf(phase, now)),
  })
  const result = await sendPlan({ connection, wallet: keypairWallet(creator) }, plan)
  if (result.status !== 'confirmed') throw new Error(`Adding phases ${result.status}.`)
}
