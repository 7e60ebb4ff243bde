import { mintWithControlsV2 } from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { addPhases, type Drop, deployDrop, mintInput, PHASE, PRICE } from '../compute/drop.ts'
import type { Vm } from '../compute/vm.ts'
import { seededWallet } from '../seededWallet.ts'
import { triesOfDeployment, triesOfMint } from './bumps.ts'

/** A transaction's compute units, and how many bumps were tried for its addresses. */
export interface Measurement {
  units: number
  tries: number
}

/** Measures first and second mints by wallets with arbitrary addresses. */
export async function measureMints(
  vm: Vm,
  count: number,
): Promise<{ first: Measurement[]; second: Measurement[] }> {
  const drop = await deployDrop(vm, { symbol: 'WALLETS' })
  await addPhases(drop, [PHASE])
  const wallets = Array.from({ length: count }, (_, index) => seededWallet(`minter ${index}`))
  for (const { publicKey } of wallets) vm.fund(publicKey)
  const first = await mintToAll(drop, wallets, 0n)
  return { first, second: await mintToAll(drop, wallets, 1n) }
}

/** Measures deployments for collections with arbitrary symbols. */
export async function measureDeployments(vm: Vm, count: number): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (let index = 0; index < count; index += 1) {
    const symbol = `R${`${index}`.padStart(6, '0')}`
    const { deployment, deployCost } = await deployDrop(vm, { symbol })
    measurements.push({ units: deployCost.units, tries: triesOfDeployment(deployment, symbol) })
  }
  return measurements
}

async function mintToAll(
  drop: Drop,
  wallets: readonly Keypair[],
  mintCount: bigint,
): Promise<Measurement[]> {
  const { vm, deployment } = drop
  const measurements: Measurement[] = []
  for (const [index, wallet] of wallets.entries()) {
    const issued = mintCount * BigInt(wallets.length) + BigInt(index)
    const input = { ...mintInput(drop, wallet, issued), mintCount, maxPrice: PRICE }
    const { units } = vm.send([mintWithControlsV2(input)], [wallet], PRICE)
    measurements.push({ units, tries: triesOfMint(deployment, wallet.publicKey, mintCount) })
  }
  return measurements
}
