import { editionsDeploymentAddress, initialiseEditionsControls } from '@mintline/solana'
import { Keypair, type PublicKey } from '@solana/web3.js'
import type { DropConfig } from './config.ts'
import type { Network } from './network.ts'
import type { StepResult } from './steps.ts'
import { addressOf } from './wallets.ts'

const COMPUTE_UNITS = 800_000

/** A collection that is on chain. */
export interface DeployedCollection extends StepResult {
  deployment: PublicKey
  groupMint: PublicKey
}

/** Deploys the config's collection for `creator`. */
export async function deployCollection(
  network: Network,
  config: DropConfig,
  creator: Keypair,
): Promise<DeployedCollection> {
  const groupMint = Keypair.generate()
  const withAddress = ({ address, share }: { address: string; share: number }) => ({
    address: addressOf(address),
    share,
  })
  const instruction = await initialiseEditionsControls(network.controls, {
    ...config,
    creator: creator.publicKey,
    groupMint: groupMint.publicKey,
    treasury: addressOf(config.treasury),
    royalties: { ...config.royalties, creators: config.royalties.creators.map(withAddress) },
    platformFee: {
      ...config.platformFee,
      recipients: config.platformFee.recipients.map(withAddress),
    },
  })
  const cost = await network.send([instruction], [creator, groupMint], { units: COMPUTE_UNITS })
  const deployment = editionsDeploymentAddress(config.symbol)
  return {
    deployment,
    groupMint: groupMint.publicKey,
    cost,
    summary: `deployment ${deployment.toBase58()}`,
    details: [`group mint ${groupMint.publicKey.toBase58()}`],
  }
}
