import { isMintlineError } from '@mintline/core/errors'
import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchLedger } from '../chain/fetchLedger.ts'
import { fetchCollection } from '../drop/fetchCollection.ts'
import { type Machines, machineOf } from '../drop/machine.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'
import type { AdministrationPlan } from './administrationPlan.ts'
import { creationCall } from './creationCall.ts'
import type { DropSettings } from './dropSettings.ts'
import { type DropTerms, type DropTermsInput, dropTermsOf } from './dropTerms.ts'
import { fetchCollectionAddress } from './fetchCollectionAddress.ts'
import { fetchDropSettings } from './fetchDropSettings.ts'
import { planPhases } from './planPhases.ts'
import { isSameRoyalties } from './royalties.ts'

/** A drop to create, and the wallet that will own it. */
export interface CreationInput extends DropTermsInput {
  /** Wallet that creates the drop. */
  readonly owner: string
  /** Drop machines: see `machinesAt`. */
  readonly machines: Machines
}

/** Creates a drop, or completes an unfinished creation. */
export interface CreationPlan extends AdministrationPlan {
  /** The collection's address, whether or not it exists yet. */
  readonly collection: string
  /** True if the drop exists, so that only phases may be missing. */
  readonly exists: boolean
}

/**
 * Plans a drop with its initial phases. The address follows from owner, seed and name. To resume an unfinished
 * creation, plan it again with the same input: the plan holds only the missing calls.
 *
 * @throws The same errors as `dropTermsOf` and `planPhases`, for impossible input.
 * @throws DROP_EXISTS if a drop with other settings has this address.
 * @throws MACHINE_NOT_CONFIGURED, CHAIN_MISMATCH, CHAIN_NOT_SUPPORTED
 * @throws VIEW_ANSWER_INVALID, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function planCreation(
  connection: AptosConnection,
  input: CreationInput,
  options: AskOptions = {},
): Promise<CreationPlan> {
  const { phases = [] } = input
  const owner = aptosAddress(input.owner)
  const terms = dropTermsOf(input)
  const machines = { modules: input.machines.modules, defaultVersion: terms.version }
  const machine = machineOf(owner, machines)
  const creation = { machine, owner, seed: terms.seed, collectionName: terms.collectionName }
  const [ledger, collection] = await Promise.all([
    fetchLedger(connection, options),
    fetchCollectionAddress(connection, creation, options),
  ])
  const existing = await fetchExisting(connection, { contract: collection, machines }, options)
  if (existing) {
    const texts = await fetchCollectionTexts(connection, collection, options)
    assertSame({ ...existing, ...texts }, terms, owner)
  }
  const created = { ledger, machine, collection, collectionOwner: owner, phases: [] }
  const plan = planPhases(existing ?? { ...created, ...settingsOf(terms) }, phases)
  if (existing) {
    const others = plan.changes.some(({ type }) => type !== 'phase added')
    if (others) throw new AptosClientError('DROP_EXISTS', { collection, differences: ['phases'] })
    return { ...plan, collection, exists: true }
  }
  const change = { type: 'drop created', collection } as const
  return {
    ...plan,
    collection,
    exists: false,
    changes: [change, ...plan.changes],
    calls: [creationCall(terms), ...plan.calls],
  }
}

async function fetchExisting(
  connection: AptosConnection,
  reference: { readonly contract: string; readonly machines: Machines },
  options: AskOptions,
): Promise<DropSettings | undefined> {
  try {
    return await fetchDropSettings(connection, reference, options)
  } catch (error) {
    if (isMintlineError(error, 'NO_CONTRACT_DATA')) return undefined
    throw error
  }
}

function settingsOf({ endTime, platformFeeBp }: DropTerms) {
  const platformFee = { type: 'percentage', valueBp: platformFeeBp, feeSplit: [] } as const
  return { endTime, platformFee }
}

function assertSame(
  drop: DropSettings & CollectionTexts,
  terms: DropTerms,
  owner: AptosAddress,
): void {
  const { platformFee } = drop
  const isSame = {
    owner: drop.collectionOwner === owner,
    collectionDescription: drop.collectionDescription === terms.collectionDescription,
    collectionUri: drop.collectionUri === terms.collectionUri,
    itemBaseName: drop.itemBaseName === terms.itemBaseName,
    itemBaseUri: drop.itemBaseUri === terms.itemBaseUri,
    royalties: isSameRoyalties(drop.royalties, terms.royalties),
    isOpenEdition: drop.isOpenEdition === terms.isOpenEdition,
    totalSupply: drop.totalSupply === terms.totalSupply,
    endTime: drop.endTime === terms.endTime,
    platformFee: platformFee.type === 'percentage' && platformFee.valueBp === terms.platformFeeBp,
  }
  const differences = Object.entries(isSame).flatMap(([field, same]) => (same ? [] : [field]))
  if (differences.length === 0) return
  throw new AptosClientError('DROP_EXISTS', { collection: drop.collection, differences })
}

/** A collection's texts, fixed when it was created. */
type CollectionTexts = Pick<DropTerms, 'collectionDescription' | 'collectionUri'>

/**
 * Fetches a collection's description and URI.
 *
 * @throws The same errors as `fetchCollection`.
 */
async function fetchCollectionTexts(
  connection: AptosConnection,
  collection: string,
  options: AskOptions = {},
): Promise<CollectionTexts> {
  const { description, uri } = await fetchCollection(connection, collection, options)
  return { collectionDescription: description, collectionUri: uri }
}
