import { Keypair } from '@solana/web3.js'
import { giveMoney } from '../e2e/helpers/chain.ts'
import { addPhases } from '../e2e/helpers/collectionPhases.ts'
import { deployWithMerklePhases } from '../e2e/helpers/merklePage.ts'
import { mintAs } from '../e2e/helpers/mintAs.ts'
import type { RunningApp } from '../e2e/helpers/startApp.ts'

/** The collection whose screens are measured. */
export interface Collection {
  readonly creator: Keypair
  readonly deployment: string
  /** Numbers, from 1, of a phase with an allowlist, and of one with a merkle list. */
  readonly phases: { readonly allowlist: number; readonly merkle: number }
}

const COLLECTORS = 4
/** Items of each collector. */
const QUANTITY = 9n

/** Deploys a collection with phases of all types, and has collectors mint from it. */
export async function deployMeasured(app: RunningApp): Promise<Collection> {
  const creator = Keypair.generate()
  const deployment = await deployWithMerklePhases(app, { creator })
  const phases = [
    { priceAmount: 0n, phaseType: 'allowList' },
    { priceAmount: 1_000_000n, phaseType: 'public', startTime: 1n },
  ] as const
  await addPhases(app, { creator, deployment, phases })
  const collectors = Array.from({ length: COLLECTORS }, () => Keypair.generate())
  await giveMoney(app, ...collectors.map(({ publicKey }) => publicKey))
  for (const wallet of collectors) await mintAs(app, { wallet, deployment, quantity: QUANTITY })
  return { creator, deployment, phases: { merkle: 1, allowlist: 4 } }
}
