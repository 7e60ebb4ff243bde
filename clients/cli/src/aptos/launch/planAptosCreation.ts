import {
  type CreationPlan,
  type DropSettings,
  dropTermsOf,
  fetchLedger,
  planCreation,
} from '@mintline/aptos'
import { aptosAddress } from '@mintline/core/identifiers'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import type { AptosConfig } from '../config/aptosSchema.ts'
import { dropTermsInput } from '../config/dropTermsInput.ts'
import type { AptosSession } from '../sending/openAptosSession.ts'
import type { OwnDrop } from './findOwnDrop.ts'

/** A drop's creation, without its phases. */
export interface CreationWork {
  readonly plan: CreationPlan
  /** Settings right afterwards, as far as they are known. */
  readonly settings: DropSettings
}

/** Plans the creation for a config's drop. */
export async function planAptosCreation(
  { chain: { connection }, context: { signal }, address: owner }: AptosSession,
  { config: { collection } }: LoadedConfig<AptosConfig>,
  { reference: { machines } }: OwnDrop,
): Promise<CreationWork> {
  const input = { ...dropTermsInput(collection), owner, machines }
  const [plan, ledger] = await Promise.all([
    planCreation(connection, input, { signal }),
    fetchLedger(connection, { signal }),
  ])
  const { royalties, isOpenEdition, totalSupply, endTime, platformFeeBp } = dropTermsOf(input)
  const settings: DropSettings = {
    ledger,
    machine: plan.machine,
    collection: plan.collection,
    collectionOwner: owner,
    ownershipOfferedTo: undefined,
    isPaused: false,
    isOpenEdition,
    endTime,
    totalMinted: 0n,
    totalSupply,
    // Only the drop machine knows its first recipient.
    platformFee: { type: 'percentage', valueBp: platformFeeBp, feeSplit: [] },
    revenueSplit: [{ recipient: owner, share: 100n }],
    royalties,
    phases: [],
    itemBaseName: input.itemBaseName,
    itemBaseUri: input.itemBaseUri,
    // The object is not known yet; like the collection, it can receive nothing.
    creator: aptosAddress(plan.collection),
  }
  return { plan, settings }
}
