import { CoreError } from '@mintline/core/errors'
import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import { stringToHex, zeroAddress } from 'viem'
import { assertRunsEvm } from '../administration/assertRunsEvm.ts'
import {
  type DeployDropInput,
  deployTransaction,
  implementationTransaction,
} from '../administration/deployDrop.ts'
import type { DropSettings } from '../administration/fetchDropSettings.ts'
import { fetchHasCode, fetchSharedImplementation } from '../administration/sharedImplementation.ts'
import type { EvmConnection } from '../chain/connection.ts'
import { collectionChange, type EvmStep, type PlannedSteps } from './evmStep.ts'
import type { EvmTerms } from './evmTerms.ts'
import { textOfShare } from './settingTexts.ts'

/** Stands for a drop's address before it is deployed. */
export const NEW_DROP = evmAddress(stringToHex('mintline new drop...'))

/** Terms that a drop is deployed with; flat fees, items and phases are set afterwards. */
export type DeploymentTerms = Pick<EvmTerms, 'name' | 'symbol' | 'uri' | 'money' | 'extras'>

/** A drop to deploy, and the wallet that does. */
export interface DeploymentInput {
  readonly terms: DeploymentTerms
  readonly wallet: string
}

/**
 * Plans a drop's deployment, with the contract behind it if the chain lacks it. Send the first step, then plan again.
 *
 * @throws NO_CONTRACT_DATA if the named implementation has no code.
 * @throws EVM_CONTRACTS_NOT_ALLOWED, IMPLEMENTATION_NOT_EVM on a network with a virtual machine of its own.
 * @throws What `deployTransaction` throws; NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function planDeployment(
  connection: EvmConnection,
  { terms, wallet }: DeploymentInput,
  options: AskOptions = {},
): Promise<PlannedSteps> {
  await assertRunsEvm(connection, terms.extras.implementation, options)
  const { implementation, step } = await implementationOf(connection, terms, options)
  const input = deployInputOf(terms, wallet)
  const deployment: EvmStep = {
    title: 'Deploy the drop',
    part: 'drop',
    transaction: deployTransaction(implementation ?? zeroAddress, input),
    creates: 'drop',
    dependsOnEarlier: step !== undefined,
    // A contract that is deployed with the drop has an address before, but no code.
    toCome: { input, implementation: step ? undefined : implementation },
  }
  const { name, symbol, contractUri, saleRecipient, royalty, platformFee } = input
  const changes = [
    collectionChange('name', 'name', undefined, name),
    collectionChange('symbol', 'symbol', undefined, symbol),
    collectionChange('extras.variant', 'variant', undefined, terms.extras.variant),
    collectionChange('uri', 'metadata', undefined, contractUri),
    collectionChange('owner', 'owner', undefined, wallet),
    collectionChange('money.receivers', 'treasury', undefined, saleRecipient),
    collectionChange('money.royalties', 'royalties', undefined, textOfShare(royalty)),
    collectionChange('money.platformFee', 'platform fee', undefined, textOfShare(platformFee)),
  ]
  return { steps: step ? [step, deployment] : [deployment], changes }
}

/** Returns a drop's settings right after its deployment. */
export function settingsOfNew(terms: DeploymentTerms, wallet: string): DropSettings {
  const { name, symbol, contractUri, saleRecipient, royalty, platformFee } = deployInputOf(
    terms,
    wallet,
  )
  const isSingle = terms.extras.variant === 'erc721'
  return {
    name,
    symbol,
    contractUri,
    owner: evmAddress(wallet),
    saleRecipient,
    royalty,
    platformFee: { chosen: 'percentage', flatValue: 0n, ...platformFee },
    sharedMetadata: isSingle
      ? { name: '', description: '', imageUri: '', animationUri: '' }
      : undefined,
    batches: [],
    token: isSingle ? undefined : { maxSupply: 0n, saleRecipient: undefined, royalty },
  }
}

/** Returns the contract behind a new drop and the step that deploys it, if the chain lacks it. */
async function implementationOf(
  connection: EvmConnection,
  { extras }: DeploymentTerms,
  options: AskOptions,
): Promise<{ readonly implementation: EvmAddress | undefined; readonly step?: EvmStep }> {
  const { variant } = extras
  const named = extras.implementation && evmAddress(extras.implementation)
  if (named) {
    const hasCode = await fetchHasCode(connection, named, options)
    if (!hasCode) throw new CoreError('NO_CONTRACT_DATA', { contract: named })
    return { implementation: named }
  }
  const { address, isDeployed, transaction } = await fetchSharedImplementation(
    connection,
    variant,
    options,
  )
  if (isDeployed) return { implementation: address }
  const about = {
    title: `Deploy the contract behind all ${variant} drops`,
    part: 'implementation',
  } as const
  if (transaction) return { implementation: address, step: { ...about, transaction } }
  const own = extras.ownImplementation && evmAddress(extras.ownImplementation)
  if (own && (await fetchHasCode(connection, own, options))) return { implementation: own }
  const creation = implementationTransaction(variant)
  const step = { ...about, transaction: creation, creates: 'implementation' } as const
  return { implementation: undefined, step }
}

function deployInputOf({ name, symbol, uri, money }: DeploymentTerms, admin: string) {
  const { receivers, royalties, platformFee } = money
  return {
    admin,
    name,
    symbol,
    contractUri: uri,
    saleRecipient: recipientIn(receivers),
    royalty: { valueBp: royalties.valueBp, recipient: recipientIn(royalties.recipients) },
    platformFee: {
      valueBp: platformFee.type === 'percentage' ? platformFee.valueBp : 0,
      recipient: recipientIn(platformFee.recipients),
    },
  } satisfies DeployDropInput
}

/**
 * Returns the wallet that receives everything; the zero address if none does, which no contract accepts.
 *
 * @throws INVALID_ADDRESS
 */
export function recipientIn(
  shares: readonly { readonly address: string }[] | undefined,
): EvmAddress {
  return evmAddress(shares?.[0]?.address ?? zeroAddress)
}
