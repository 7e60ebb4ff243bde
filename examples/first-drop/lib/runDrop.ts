import type { Localnet } from '@mintline/localnet'
import { fromBn } from '@mintline/solana'
import { LAMPORTS_PER_SOL } from '@solana/web3.js'
import { formatSol } from './amount.ts'
import type { DropConfig } from './config.ts'
import { deployCollection } from './deploy.ts'
import { mintItems } from './mint.ts'
import { Network } from './network.ts'
import { isoTime, launchPhase, schedule } from './phases.ts'
import type { StepResult, Steps } from './steps.ts'
import { addressOf, developmentWallet } from './wallets.ts'

const FUNDS = 10 * LAMPORTS_PER_SOL
/** What a development wallet needs to exist, so that small payments can reach it. */
const RENT_EXEMPT = 890_880

/** How many steps `runDrop` takes. */
export function stepCount(config: DropConfig): number {
  return 3 + config.phases.length + config.mints.length
}

/** Deploys the drop, adds its phases, mints in each as time goes on and sums up. */
export async function runDrop(
  localnet: Localnet,
  config: DropConfig,
  steps: Steps,
): Promise<StepResult> {
  const network = new Network(localnet.rpcUrl)
  const creator = developmentWallet('creator')
  await steps.run('Fund the development wallets', () => fundWallets(network, config))
  const collection = await steps.run(`Deploy the collection ${config.symbol}`, () =>
    deployCollection(network, config, creator),
  )
  const owner = { deployment: collection.deployment, creator }
  const now = await chainTime(network)
  const phases = schedule(config.phases, now)
  for (const [index, terms] of phases.entries()) {
    const name = config.phases[index]?.name
    await steps.run(`Add the phase ${name}`, () =>
      launchPhase(network, config, owner, index, terms),
    )
  }

  for (const { phase: name, wallet, quantity } of config.mints) {
    const index = config.phases.findIndex((phase) => phase.name === name)
    const [phase, terms] = [config.phases[index], phases[index]]
    if (!phase || !terms) throw new Error(`There is no phase ${name}.`)
    await steps.run(`Mint ${quantity} in ${name} as ${wallet}`, async () => {
      // A phase is open strictly after its start.
      const wait = terms.startTime + 1n - (await chainTime(network))
      if (wait > 0n) localnet.advanceClock(Number(wait))
      const result = await mintItems(
        network,
        collection,
        { ...phase, index },
        developmentWallet(wallet),
        quantity,
      )
      return { ...result, details: [`time on the network: ${isoTime(await chainTime(network))}`] }
    })
  }
  return steps.run('Read the collection back', () => summarise(network, config, owner.deployment))
}

async function fundWallets(network: Network, config: DropConfig): Promise<StepResult> {
  const buyers = new Set(config.mints.map(({ wallet }) => wallet))
  const receivers = new Set(
    [
      config.treasury,
      ...config.platformFee.recipients.map(({ address }) => address),
      ...config.royalties.creators.map(({ address }) => address),
    ].filter((name) => name !== 'creator'),
  )
  for (const name of ['creator', ...buyers]) await airdrop(network, name, FUNDS)
  for (const name of receivers) await airdrop(network, name, RENT_EXEMPT)
  return { summary: `creator, ${[...buyers, ...receivers].join(', ')}` }
}

async function airdrop(network: Network, wallet: string, lamports: number): Promise<void> {
  const signature = await network.connection.requestAirdrop(addressOf(wallet), lamports)
  await network.connection.confirmTransaction(signature)
}

async function chainTime(network: Network): Promise<bigint> {
  const slot = await network.connection.getSlot()
  const time = await network.connection.getBlockTime(slot)
  if (time === null) throw new Error(`The network has no time for slot ${slot}.`)
  return BigInt(time)
}

async function summarise(
  network: Network,
  config: DropConfig,
  deployment: Awaited<ReturnType<typeof deployCollection>>['deployment'],
): Promise<StepResult> {
  const record = await network.editions.account.editionsDeployment.fetch(deployment)
  const issued = fromBn(record.numberOfTokensIssued)
  const max = fromBn(record.maxNumberOfTokens)
  const receivers = [
    ['treasury', config.treasury] as const,
    ...config.platformFee.recipients.map(({ address }) => ['platform fee', address] as const),
  ]
  const details = await Promise.all(
    receivers.map(async ([role, wallet]) => {
      const received = (await network.balance(addressOf(wallet))) - BigInt(RENT_EXEMPT)
      return `${role} received ${formatSol(received)}`
    }),
  )
  return { summary: `${issued} of ${max === 0n ? 'unlimited' : max} items minted`, details }
}
