import type { PublicKey } from '@solana/web3.js'
import { findProgramAddress } from './findProgramAddress.ts'
import { editionsDeploymentSeeds, hashlistSeeds } from './recordSeeds.ts'

/** Address of the deployment with this symbol. */
export function editionsDeploymentAddress(symbol: string): PublicKey {
  return findProgramAddress(editionsDeploymentSeeds(symbol))[0]
}

/** Address of a page of a deployment's hashlist. */
export function hashlistAddress(deployment: PublicKey, page: number): PublicKey {
  return findProgramAddress(hashlistSeeds(deployment.toBytes(), page))[0]
}
