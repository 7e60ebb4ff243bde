import type { PublicKey } from '@solana/web3.js'
import { HASHLIST_PAGE_SIZE } from '../limits.ts'
import { EDITIONS_PROGRAM_ID } from '../programIds.ts'
import { findProgramAddress } from './findProgramAddress.ts'
import { EDITIONS_DEPLOYMENT, HASHLIST, u32Seed } from './seeds.ts'

/** Address of the deployment with this symbol. */
export function editionsDeploymentAddress(symbol: string): PublicKey {
  return find([Buffer.from(EDITIONS_DEPLOYMENT), Buffer.from(symbol)])
}

/** Address of a page of a deployment's hashlist. */
export function hashlistAddress(deployment: PublicKey, page: number): PublicKey {
  return find([Buffer.from(HASHLIST), deployment.toBuffer(), u32Seed(page)])
}

/** The hashlist page that the next item goes to, from the number of items issued so far. */
export function nextHashlistPage(issued: bigint): number {
  return Number(issued / BigInt(HASHLIST_PAGE_SIZE))
}

function find(seeds: Buffer[]): PublicKey {
  return findProgramAddress(seeds, EDITIONS_PROGRAM_ID)[0]
}
