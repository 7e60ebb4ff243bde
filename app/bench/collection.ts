import { Keypair } from '@solana/web3.js'
import { addPhases } from '../e2e/helpers/collectionPhases.ts'
import { deployWithMerklePhases } from '../e2e/helpers/merklePage.ts'
import type { RunningApp } from '../e2e/helpers/startApp.ts'

/** The collection whose screens are measured. */
export interface Collection {
  readonly creator: Keypair
  readonly deployment: string
  /** Numbers, from 1, of a phase with an allowlist, and of one with a merkle list. */
  readonly phases: { readonly allowlist: number; readonly merkle: number }
}

/** Deploys a collection with phases of all types. */
export async function deployMeasured(app: RunningApp): Promise<Collection> {
  const creator = Keypair.generate()
  const deployment = await deployWithMerklePhases(app, { creator })
  const phases = [{ priceAmount: 0n, phaseType: 'allowList' }] as const
  await addPhases(app, { creator, deployment, phases })
  return { creator, deployment, phases: { merkle: 1, allowlist: 4 } }
}
