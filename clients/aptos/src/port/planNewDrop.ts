import { percentText } from '@mintline/core/amounts'
import { type DropChange, limitText } from '@mintline/core/drop'
import { aptosAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { DropSettings } from '../administration/dropSettings.ts'
import { type DropTerms, dropTermsOf } from '../administration/dropTerms.ts'
import { type CreationPlan, planCreation } from '../administration/planCreation.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchLedger } from '../chain/fetchLedger.ts'
import type { Machines } from '../drop/machine.ts'
import { type AptosStep, aptosSteps } from './aptosStep.ts'
import { type AptosTerms, creationTerms } from './aptosTerms.ts'
import { collectionChange } from './dropChanges.ts'
import { endText, royaltyText } from './settingTexts.ts'

/** A drop to create, and the wallet that will own it. */
export interface NewDropInput {
  readonly terms: AptosTerms
  /** Drop machines: see `machinesAt`. */
  readonly machines: Machines
  readonly wallet: string
}

/** A drop's creation, without what is set afterwards: treasury, flat fee, fee recipients and phases. */
export interface NewDropPlan {
  readonly steps: readonly AptosStep[]
  /** Values with which the drop is created. */
  readonly changes: readonly DropChange[]
  /** Settings right afterwards, as far as they are known. */
  readonly settings: DropSettings
}

/** Plans a drop's creation. Throws as `planCreation` does. */
export async function planNewDrop(
  connection: AptosConnection,
  { terms, machines, wallet }: NewDropInput,
  options: AskOptions = {},
): Promise<NewDropPlan> {
  const input = { ...creationTerms(terms), owner: wallet, machines }
  const [plan, ledger] = await Promise.all([
    planCreation(connection, input, options),
    fetchLedger(connection, options),
  ])
  const created = dropTermsOf(input)
  const owner = aptosAddress(wallet)
  const settings: DropSettings = {
    ledger,
    machine: plan.machine,
    collection: plan.collection,
    collectionOwner: owner,
    ownershipOfferedTo: undefined,
    isPaused: false,
    isOpenEdition: created.isOpenEdition,
    endTime: created.endTime,
    totalMinted: 0n,
    totalSupply: created.totalSupply,
    // Only the drop machine knows its first recipient.
    platformFee: { type: 'percentage', valueBp: created.platformFeeBp, feeSplit: [] },
    revenueSplit: [{ recipient: owner, share: 100n }],
    royalties: created.royalties,
    phases: [],
    itemBaseName: created.itemBaseName,
    itemBaseUri: created.itemBaseUri,
    // The object is not known yet; like the collection, it can receive nothing.
    creator: aptosAddress(plan.collection),
  }
  return { steps: aptosSteps(plan), changes: newDropChanges(created, plan), settings }
}

/** Lists the values with which a drop is created. */
function newDropChanges(
  terms: DropTerms,
  { collection, sender }: Pick<CreationPlan, 'collection' | 'sender'>,
): DropChange[] {
  const kind = terms.isOpenEdition ? ', open edition' : ''
  const lines = [
    ['name', 'name', terms.collectionName],
    ['id', 'address', collection],
    ['extras.version', 'machine', `version ${terms.version}`],
    ['uri', 'metadata', terms.collectionUri],
    ['items.name', 'items', terms.itemBaseName],
    ['items.uri', 'item metadata', terms.itemBaseUri],
    ['supply.maxItems', 'maximum items', `${limitText(terms.totalSupply)}${kind}`],
    ['sale.endTime', 'end', endText(terms.endTime)],
    ['owner', 'owner', sender.address],
    ['money.receivers', 'treasury', sender.address],
    ['money.royalties', 'royalties', royaltyText(terms.royalties)],
    ['money.platformFee', 'platform fee', percentText(terms.platformFeeBp)],
  ] as const
  return lines.map(([path, label, after]) => collectionChange(path, label, undefined, after))
}
