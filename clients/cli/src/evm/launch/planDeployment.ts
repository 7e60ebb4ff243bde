import { CoreError, percentText } from '@mintline/core'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import {
  type DeployDropInput,
  deployTransaction,
  fetchHasCode,
  fetchSharedImplementation,
  implementationTransaction,
} from '@mintline/evm'
import { zeroAddress } from 'viem'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import { collectionChange } from '../../plans/collectionChange.ts'
import type { SettingChange } from '../../plans/plan.ts'
import type { EvmCollectionConfig, EvmConfig } from '../config/evmSchema.ts'
import type { EvmPlan, PlannedTransaction } from '../sending/evmPlan.ts'
import type { EvmSession } from '../sending/openEvmSession.ts'
import { type SentEvmTransaction, sendPlanned } from '../sending/sendPlanned.ts'

/** A plan for a config's contract. */
export interface DeploymentWork {
  /** The drop; undefined = not deployed yet. */
  readonly contract: EvmAddress | undefined
  /** Without transactions if it is deployed. */
  readonly plan: EvmPlan
  /** The drop that the plan deploys; undefined = it is deployed already. */
  readonly toCome?: DropToCome | undefined
}

/** A drop that is not deployed yet. */
export interface DropToCome {
  readonly input: DeployDropInput
  /** Undefined = the contract behind the drop is deployed with it. */
  readonly implementation: EvmAddress | undefined
}

/**
 * Plans the deployment for a config's drop, with the contract behind it if the chain lacks it.
 *
 * @throws NO_CONTRACT_DATA if an address in the config has no contract
 */
export async function planDeployment(
  session: EvmSession,
  { config }: LoadedConfig<EvmConfig>,
): Promise<DeploymentWork> {
  const { collection } = config
  const title = `Deploy ${collection.symbol}`
  const contract = await deployedContract(session, collection)
  if (contract !== undefined) return { contract, plan: { title, transactions: [], changes: [] } }
  const { implementation, transactions } = await implementationWork(session, collection)
  const input = deployInputOf(collection, session.address)
  const drop: PlannedTransaction = {
    title: 'Deploy the drop',
    transaction: deployTransaction(implementation ?? zeroAddress, input),
    creates: 'drop',
    dependsOnEarlier: transactions.length > 0,
  }
  const changes = changesOfNew(collection, session.address)
  // A contract that is deployed with the drop has an address before, but no code.
  const toCome = { input, implementation: transactions.length > 0 ? undefined : implementation }
  return { contract, plan: { title, transactions: [...transactions, drop], changes }, toCome }
}

/**
 * Sends what `planDeployment` plans, and returns the drop's address. Plans anew after each transaction, since a
 * contract's address may only be known once it is deployed.
 */
export async function sendDeployment(
  session: EvmSession,
  loaded: LoadedConfig<EvmConfig>,
): Promise<{ readonly contract: EvmAddress; readonly transactions: SentEvmTransaction[] }> {
  const sent: SentEvmTransaction[] = []
  for (;;) {
    const { contract, plan } = await planDeployment(session, loaded)
    if (contract !== undefined) return { contract, transactions: sent }
    sent.push(...(await sendPlanned(session, plan.transactions.slice(0, 1))))
  }
}

async function deployedContract(
  session: EvmSession,
  { contract }: EvmCollectionConfig,
): Promise<EvmAddress | undefined> {
  if (contract !== undefined) {
    await assertCode(session, contract)
    return contract
  }
  const { drop } = session.created.read()
  return drop !== undefined && (await hasCode(session, drop)) ? drop : undefined
}

async function implementationWork(
  session: EvmSession,
  { implementation, variant }: EvmCollectionConfig,
): Promise<{
  readonly implementation: EvmAddress | undefined
  readonly transactions: readonly PlannedTransaction[]
}> {
  if (implementation !== undefined) {
    await assertCode(session, implementation)
    return { implementation, transactions: [] }
  }
  const { connection } = session.chain
  const { signal } = session.context
  const shared = await fetchSharedImplementation(connection, variant, { signal })
  if (shared.isDeployed) return { implementation: shared.address, transactions: [] }
  const title = `Deploy the contract behind all ${variant} drops`
  if (shared.transaction) {
    const { address, transaction } = shared
    return { implementation: address, transactions: [{ title, transaction }] }
  }
  const { implementation: own } = session.created.read()
  if (own !== undefined && (await hasCode(session, own))) {
    return { implementation: own, transactions: [] }
  }
  const transaction = implementationTransaction(variant)
  return {
    implementation: undefined,
    transactions: [{ title, transaction, creates: 'implementation' }],
  }
}

async function assertCode(session: EvmSession, contract: EvmAddress): Promise<void> {
  if (!(await hasCode(session, contract))) throw new CoreError('NO_CONTRACT_DATA', { contract })
}

function hasCode({ chain, context }: EvmSession, address: EvmAddress): Promise<boolean> {
  return fetchHasCode(chain.connection, address, { signal: context.signal })
}

/** Flat fees are set afterwards. */
function deployInputOf(collection: EvmCollectionConfig, admin: EvmAddress) {
  const { collectionName, symbol, collectionUri, treasury, royalties, platformFee } = collection
  return {
    admin,
    name: collectionName,
    symbol,
    contractUri: collectionUri,
    saleRecipient: treasury,
    royalty: { valueBp: royalties.royaltyBasisPoints, recipient: royalties.recipient },
    platformFee: { valueBp: platformFee.valueBp, recipient: evmAddress(platformFee.recipient) },
  }
}

function changesOfNew(collection: EvmCollectionConfig, owner: EvmAddress): SettingChange[] {
  const { royalties, platformFee } = collection
  const lines = [
    ['collectionName', 'name', collection.collectionName],
    ['symbol', 'symbol', collection.symbol],
    ['variant', 'variant', collection.variant],
    ['collectionUri', 'metadata', collection.collectionUri],
    ['owner', 'owner', owner],
    ['treasury', 'treasury', collection.treasury],
    [
      'royalties',
      'royalties',
      `${percentText(royalties.royaltyBasisPoints)} to ${royalties.recipient}`,
    ],
    [
      'platformFee',
      'platform fee',
      `${percentText(platformFee.valueBp)} to ${platformFee.recipient}`,
    ],
  ] as const
  return lines.map(([setting, label, after]) => collectionChange(setting, label, undefined, after))
}
