import {
  editionsControlsAddress,
  fromBn,
  itemMintAddress,
  type MintWithControlsV2Input,
  minterStatsAddress,
  mintWithControlsV2,
} from '@mintline/solana'
import { getTokenMetadata } from '@solana/spl-token'
import type { Keypair, PublicKey } from '@solana/web3.js'
import { formatSol } from './amount.ts'
import type { PhaseConfig } from './config.ts'
import type { DeployedCollection } from './deploy.ts'
import { entriesOf, merkleListOf } from './lists.ts'
import type { Network } from './network.ts'
import type { StepResult } from './steps.ts'

const COMPUTE_UNITS = 600_000

/** Mints `quantity` items for a wallet in a phase, in one transaction. */
export async function mintItems(
  network: Network,
  collection: DeployedCollection,
  phase: PhaseConfig & { index: number },
  minter: Keypair,
  quantity: number,
): Promise<StepResult> {
  const { deployment } = collection
  const { price, ...claim } = claimOf(phase, minter.publicKey)
  const [record, terms, mintCount] = await Promise.all([
    network.editions.account.editionsDeployment.fetch(deployment),
    network.controls.account.editionsControls.fetch(editionsControlsAddress(deployment)),
    mintCountOf(network, deployment, minter.publicKey),
  ])

  const counts = Array.from({ length: quantity }, (_, index) => BigInt(index))
  const instructions = await Promise.all(
    counts.map((count) =>
      mintWithControlsV2(network.controls, {
        ...claim,
        deployment,
        groupMint: collection.groupMint,
        treasury: terms.treasury,
        feeRecipients: terms.platformFeeRecipients,
        issued: fromBn(record.numberOfTokensIssued) + count,
        minter: minter.publicKey,
        phaseIndex: phase.index,
        mintCount: mintCount + count,
        maxPrice: price,
      }),
    ),
  )
  const total = price * BigInt(quantity)
  const cost = await network.send(instructions, [minter], { units: COMPUTE_UNITS, price: total })
  const names = await Promise.all(
    counts.map((count) =>
      itemName(network, itemMintAddress(deployment, minter.publicKey, mintCount + count)),
    ),
  )
  return {
    cost,
    summary: `${names.join(', ')} for ${formatSol(total)}`,
  }
}

/** What the wallet pays and what shows that it may mint. */
function claimOf(
  phase: PhaseConfig,
  wallet: PublicKey,
): { price: bigint } & Pick<MintWithControlsV2Input, 'merkleMintInput' | 'usesAllowlist'> {
  if (phase.type === 'public') return { price: phase.price }
  const entry = entriesOf(phase).find((candidate) => candidate.wallet.equals(wallet))
  if (!entry) throw new Error(`${wallet.toBase58()} is not on the list of ${phase.name}.`)
  if (phase.type === 'allowList') return { price: entry.price, usesAllowlist: true }
  return {
    price: entry.price,
    merkleMintInput: {
      merkleProof: merkleListOf(phase)?.proofOf(entry) ?? [],
      allowListPrice: entry.price,
      allowListMaxClaims: entry.maxClaims,
    },
  }
}

async function mintCountOf(
  network: Network,
  deployment: PublicKey,
  wallet: PublicKey,
): Promise<bigint> {
  const address = minterStatsAddress(deployment, wallet)
  const stats = await network.controls.account.minterStats.fetchNullable(address)
  return stats ? fromBn(stats.mintCount) : 0n
}

/** The item's name as its mint holds it. */
async function itemName(network: Network, mint: PublicKey): Promise<string> {
  const metadata = await getTokenMetadata(network.connection, mint)
  if (!metadata) throw new Error(`The item ${mint.toBase58()} has no metadata.`)
  return metadata.name
}
