import { Keypair } from '@solana/web3.js'
import { giveMoney } from '../e2e/helpers/chain.ts'
import { addPhases } from '../e2e/helpers/collectionPhases.ts'
import { deployWithMerklePhases } from '../e2e/helpers/merklePage.ts'
import { mintAs } from '../e2e/helpers/mintAs.ts'
import type { RunningApp } from '../e2e/helpers/startApp.ts'
import { deployDrawn } from './drop.ts'

/** The collection whose screens are measured, and a drop by the same creator. */
export interface Collection {
  readonly creator: Keypair
  readonly deployment: string
  /** A drop with picture and description, to mint from. */
  readonly drop: string
  /** Phase numbers, from 1: one with an allowlist, and one with a merkle list. */
  readonly phases: { readonly allowlist: number; readonly merkle: number }
}

const COLLECTORS = 4
/** Items per collector. */
const QUANTITY = 9n

/** Deploys a collection with phases in all types, has collectors mint from it, and deploys a drop beside it. */
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
  const drop = await deployDrawn(app, creator)
  return { creator, deployment, drop, phases: { merkle: 1, allowlist: 4 } }
}
