import type { Keypair } from '@solana/web3.js'
import type { Chain } from './chain.ts'
import { Collection, type CollectionOverrides } from './collection.ts'

/** A collection with a separate wallet for each role. */
export interface Staff {
  drop: Collection
  /** The collection's creator. */
  owner: Keypair
  primaryAdmin: Keypair
  secondaryAdmin: Keypair
  /** A wallet without any role. */
  stranger: Keypair
}

/** Deploys a collection with a wallet for each role; without a payer, the owner is primary admin. */
export async function deployStaffed(
  chain: Chain,
  { phases = [], ...overrides }: CollectionOverrides = {},
): Promise<Staff> {
  const [primaryAdmin, secondaryAdmin, stranger] = [
    await chain.wallet(),
    await chain.wallet(),
    await chain.wallet(),
  ]
  const drop = await Collection.prepare(chain, {
    payer: primaryAdmin.publicKey,
    platformFeeSecondaryAdmin: secondaryAdmin.publicKey,
    ...overrides,
  })
  const signers = drop.input.payer ? [...drop.deploySigners(), primaryAdmin] : drop.deploySigners()
  await chain.send([drop.deployInstruction()], signers)
  for (const phase of phases) await drop.addPhase(phase)
  return { drop, owner: drop.creator, primaryAdmin, secondaryAdmin, stranger }
}
