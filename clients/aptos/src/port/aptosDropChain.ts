import {
  type DropChain,
  type DropChange,
  type DropPlan,
  type DropPlanInput,
  type RefusedChange,
  termsOf,
} from '@mintline/core/drop'
import { isMintlineError } from '@mintline/core/errors'
import { aptosAddress } from '@mintline/core/identifiers'
import { DEFAULT_PLATFORM_FEE_BP } from '@mintline/core/mint'
import type { AskOptions } from '@mintline/core/node'
import type { DropSettings } from '../administration/dropSettings.ts'
import { fetchCollectionAddress } from '../administration/fetchCollectionAddress.ts'
import { assertMaySend } from '../administration/sendPlan.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { collectionAddress } from '../drop/collectionAddress.ts'
import type { DropReference } from '../drop/dropReference.ts'
import { fetchCollection } from '../drop/fetchCollection.ts'
import { type Machines, machineOf } from '../drop/machine.ts'
import type { SigningWallet } from '../wallet/signingWallet.ts'
import { type AptosStep, aptosSteps } from './aptosStep.ts'
import { type AptosSentStep, type AptosStepPreview, aptosStepSender } from './aptosStepSender.ts'
import { type AptosTerms, assertAptosTerms } from './aptosTerms.ts'
import { dropChanges, lastingChanges } from './dropChanges.ts'
import { planInTurn } from './planInTurn.ts'
import { type NewDropInput, planNewDrop } from './planNewDrop.ts'
import { settingParts } from './planSettings.ts'
import { type AptosPresent, readPresent } from './readDrop.ts'
import { wantedPhases } from './wantedPhases.ts'

/** Reads, plans and sends drops on Aptos. */
export interface AptosDropChain
  extends DropChain<
    AptosTerms,
    AptosPresent,
    AptosStep,
    SigningWallet,
    AptosStepPreview,
    AptosSentStep
  > {
  addressToBe(terms: AptosTerms, wallet: string, options?: AskOptions): Promise<string>
}

/**
 * Creates a reader, planner and sender for drops on Aptos. Plans leave lists on chain alone: `diffAllowlist` compares those, and
 * `upsertAllowlist` writes them.
 *
 * `read` also throws NO_CONTRACT_DATA for collections that do not come from the drop machine, and what
 * `fetchDropSettings` throws. `plan` also throws DROP_EXISTS. A wallet other than the owner is refused with
 * WRONG_DROP_WALLET.
 *
 * @param machines Drop machines: see `machinesAt`.
 */
export function aptosDropChain(connection: AptosConnection, machines: Machines): AptosDropChain {
  return {
    ...aptosStepSender(connection),
    read: (contract, options) => readIfAny(connection, { contract, machines }, options),
    addressToBe: (terms, wallet, options) => {
      const owner = aptosAddress(wallet)
      const { modules } = machines
      const machine = machineOf(owner, { modules, defaultVersion: terms.extras.version })
      const origin = { machine, owner, seed: terms.symbol, collectionName: terms.name }
      return fetchCollectionAddress(connection, origin, options)
    },
    termsOf: presentTerms,
    plan: async ({ terms, present, wallet }, options) => {
      assertAptosTerms(terms, present && presentTerms(present))
      if (present) return planPresent({ terms, present, wallet })
      return planNew(connection, { terms, wallet, machines }, options)
    },
  }
}

async function readIfAny(
  connection: AptosConnection,
  reference: DropReference,
  options: AskOptions = {},
): Promise<AptosPresent | undefined> {
  try {
    return await readPresent(connection, reference, options)
  } catch (error) {
    if (!isMintlineError(error, 'NO_CONTRACT_DATA')) throw error
    if (await hasCollection(connection, collectionAddress(reference.contract), options)) throw error
    return undefined
  }
}

async function hasCollection(
  connection: AptosConnection,
  collection: string,
  options: AskOptions,
): Promise<boolean> {
  try {
    await fetchCollection(connection, collection, options)
    return true
  } catch (error) {
    if (isMintlineError(error, 'NO_CONTRACT_DATA')) return false
    throw error
  }
}

/** Plans a new drop, with its settings and phases on those that it will have right after its creation. */
async function planNew(
  connection: AptosConnection,
  input: NewDropInput,
  options: AskOptions = {},
): Promise<DropPlan<AptosStep>> {
  const creation = await planNewDrop(connection, input, options)
  const rest = planRest(input.terms, creation.settings)
  const isChangedAtOnce = ({ path }: DropChange) => rest.changes.some((one) => one.path === path)
  return {
    steps: [...creation.steps, ...rest.steps],
    changes: [
      // Settings that are changed at once are shown with their final values.
      ...creation.changes.filter((change) => !isChangedAtOnce(change)),
      ...rest.changes.map((change) => ({ ...change, before: undefined })),
    ],
    lasting: [],
    refused: rest.refused,
    warnings: [],
  }
}

/** A drop on chain, and its terms. */
interface PresentInput extends DropPlanInput<AptosTerms, AptosPresent> {
  readonly present: AptosPresent
}

function planPresent({ terms, present, wallet }: PresentInput): DropPlan<AptosStep> {
  const { settings, state } = present
  const { steps, changes, refused } = planRest(terms, settings)
  return {
    steps,
    changes,
    lasting: lastingChanges(terms, state),
    refused: [...refused, ...refusedTo(wallet, steps)],
    warnings: [],
  }
}

/** Plans the settings and phases of a drop that exists, or that an earlier step creates. */
function planRest(terms: AptosTerms, settings: DropSettings) {
  const { plans, refused } = planInTurn(settings, settingParts(terms))
  const { names } = wantedPhases(terms.phases ?? [], settings)
  return {
    steps: plans.flatMap(aptosSteps),
    changes: dropChanges(
      plans.flatMap((plan) => plan.changes),
      names,
    ),
    refused,
  }
}

/** Returns the refusal for a wallet that may not send the steps. */
function refusedTo(wallet: string, steps: readonly AptosStep[]): RefusedChange[] {
  const [first] = steps
  if (!first) return []
  try {
    assertMaySend(first.plan, aptosAddress(wallet))
    return []
  } catch (error) {
    if (!isMintlineError(error, 'WRONG_DROP_WALLET')) throw error
    return [{ path: 'owner', error }]
  }
}

/** The fee that all drops of version 1 have. */
const FEE_OF_VERSION_1 = {
  type: 'percentage',
  valueBp: DEFAULT_PLATFORM_FEE_BP,
  recipients: undefined,
} as const

/** Returns the terms that a drop has. */
function presentTerms({ state, settings }: AptosPresent): AptosTerms {
  const { version, isOpenEdition, areRoyaltiesRounded } = state.extras
  const extras = {
    ...{ version, isOpenEdition },
    exactRoyalties: areRoyaltiesRounded ? settings.royalties : undefined,
  }
  // The seed is not on chain, and nothing is planned from it any more.
  const symbol = settings.collection.slice('0x'.length)
  const terms = { ...termsOf(state, extras), symbol }
  if (version === 2) return terms
  return {
    ...terms,
    supply: { ...terms.supply, maxItems: isOpenEdition ? 0n : terms.supply.maxItems },
    money: { ...terms.money, platformFee: FEE_OF_VERSION_1 },
  }
}
