import { isSolanaAddress } from '@mintline/core/identifiers'
import type { Connection } from '@solana/web3.js'
import type { AllowlistEntryInput } from '../allowlist/entryInput.ts'
import { planRemoveAllowlistEntries } from '../allowlist/plan/planRemoveAllowlistEntries.ts'
import { planUpsertAllowlist } from '../allowlist/plan/planUpsertAllowlist.ts'
import type { MetadataField } from '../instructions/types.ts'
import { deriveAllowlistEntry } from '../pda/derivedAddresses.ts'
import { type LockPlanInput, planLock } from '../plans/collection/planLock.ts'
import {
  type ModifyMetadataPlanInput,
  planModifyMetadata,
} from '../plans/collection/planModifyMetadata.ts'
import {
  type ModifyRoyaltiesInput,
  planModifyRoyalties,
} from '../plans/collection/planModifyRoyalties.ts'
import type { PlanFor } from '../plans/collection/requireRole.ts'
import {
  type LowerPlatformFeeCapPlanInput,
  planLowerPlatformFeeCap,
} from '../plans/fees/planLowerPlatformFeeCap.ts'
import {
  planModifyPlatformFeePrimaryAdmin,
  planModifyPlatformFeeSecondaryAdmin,
} from '../plans/fees/planModifyFeeAdmins.ts'
import type { PhaseChange } from '../plans/phases/phaseChange.ts'
import { type PhaseInput, phaseTermsOf } from '../plans/phases/phaseInput.ts'
import { type ItemTexts, planUpdateTokens } from '../plans/planUpdateTokens.ts'
import {
  type PrepareClaimPaymentsInput,
  prepareClaimPayments,
} from '../prepare/prepareClaimPayments.ts'
import { prepareLookupTable } from '../prepare/prepareLookupTable.ts'
import {
  type PrepareModifyCollectionInput,
  prepareModifyCollection,
} from '../prepare/prepareModifyCollection.ts'
import {
  type PrepareModifyPlatformFeeInput,
  prepareModifyPlatformFee,
} from '../prepare/prepareModifyPlatformFee.ts'
import { prepareAddPhases, prepareModifyPhases } from '../prepare/preparePhases.ts'
import {
  type PrepareCommitRevealInput,
  type PrepareRevealInput,
  prepareCommitReveal,
  prepareReveal,
} from '../prepare/prepareReveal.ts'
import { prepareTransferOwnership } from '../prepare/prepareTransferOwnership.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { fetchChainTime } from '../reads/fetchChainTime.ts'
import { fetchCollectionInfo } from '../reads/fetchCollectionInfo.ts'
import { fetchInBatches } from '../reads/fetchInBatches.ts'
import { fetchRent } from '../reads/fetchRent.ts'
import { type AllowlistEntry, decodeUserAllowListData } from '../reads/records/userAllowListData.ts'
import type { SendSession } from '../send/wallet.ts'
import type { Plan } from '../transaction/plan.ts'
import type { RentFormula } from '../transaction/rentExempt.ts'
import {
  type DeployCollectionInput,
  type DeployedCollection,
  deployCollection,
} from './deployCollection.ts'
import {
  type AdministrationOptions,
  type AdministrationResult,
  runAdministration,
} from './runAdministration.ts'

/** The collection: its symbol, or its deployment's, controls' or group mint's address. */
interface OfCollection {
  readonly collection: string
}

/** A phase in the collection, by index from 0. */
interface OfPhase extends OfCollection {
  readonly phaseIndex: number
}

/** A plan's input without what is read fresh: the collection and the wallet. */
type Change<Input extends PlanFor> = OfCollection & Omit<Input, keyof PlanFor | 'rentOf'>

/** Facts for every plan: collection, wallet and the cluster's rent. */
type Target = PlanFor & { readonly rentOf: RentFormula }

type Made = Promise<AdministrationResult>

/**
 * All changes to collections. Each reads the collection fresh, checks, sends and waits. If the wallet may not make a
 * change, a hint is logged and the transaction id is null, unless `onWrongWallet` says to throw.
 */
export interface CollectionAdministration {
  /** Deploys a collection: initialiseEditionsControls. */
  deploy(input: DeployCollectionInput): Promise<DeployedCollection>
  addPhase(input: OfCollection & { phase: PhaseInput }): Made
  /** Omitted terms stay unchanged. */
  modifyPhase(input: OfCollection & PhaseChange): Made
  modifyCollection(input: Change<PrepareModifyCollectionInput>): Made
  /** Removes and sets extra fields. */
  modifyMetadata(input: Change<ModifyMetadataPlanInput>): Made
  addMetadata(input: OfCollection & { fields: readonly MetadataField[] }): Made
  /** Removes fields by key. */
  removeMetadata(input: OfCollection & { fields: readonly string[] }): Made
  modifyRoyalties(input: Change<ModifyRoyaltiesInput>): Made
  /** For either platform fee admin, like `modifyPlatformFeeSecondaryAdmin`. */
  modifyPlatformFee(input: Change<PrepareModifyPlatformFeeInput>): Made
  /** Lowers the highest fee that the admins can set, for good; for the primary one. */
  lowerPlatformFeeCap(input: Change<LowerPlatformFeeCapPlanInput>): Made
  modifyPlatformFeePrimaryAdmin(input: OfCollection & { newAdmin: string }): Made
  modifyPlatformFeeSecondaryAdmin(input: OfCollection & { newAdmin: string }): Made
  /** Locks parts of the collection for good; locked ones stay locked. */
  lock(input: Change<LockPlanInput>): Made
  /** Commits the collection to files that are revealed later, before the first mint. Keep the seed before. */
  commitReveal(input: Change<PrepareCommitRevealInput>): Made
  /** Reveals the files of all items, for good. */
  revealFiles(input: Change<PrepareRevealInput>): Made
  transferOwnership(input: OfCollection & { newOwner: string }): Made
  /** Pays receivers what mints could not pay them; any wallet may. */
  claimPayments(input: Change<PrepareClaimPaymentsInput>): Made
  /**
   * Creates the collection's lookup table, which makes room for longer merkle proofs in mints; completes or replaces an
   * existing one.
   */
  createLookupTable(input: OfCollection): Made
  updateTokenNameUri(input: OfCollection & { items: readonly ItemTexts[] }): Made
  /** Writes a few entries. For lists, use `upsertAllowlist`, which can resume after a crash. */
  addToAllowlist(input: OfPhase & { entries: readonly AllowlistEntryInput[] }): Made
  /** Closes a few wallets' entries, by address; wallets without one are skipped. */
  closeAllowlistAccounts(input: OfPhase & { wallets: readonly string[] }): Made
}

/**
 * ```ts
 * const administration = createAdministration({ connection, wallet })
 * const { transactionId } = await administration.addPhase({ collection: 'MYDROP', phase })
 * ```
 */
export function createAdministration(
  session: SendSession,
  options: AdministrationOptions = {},
): CollectionAdministration {
  const { connection } = session
  const wallet = session.wallet.publicKey.toBase58()

  async function planFor(collection: string): Promise<Target> {
    const [info, rentOf] = await Promise.all([
      fetchCollectionInfo(connection, collection),
      fetchRent(connection),
    ])
    return { info, wallet, rentOf }
  }
  const change = (
    role: string,
    collection: string,
    plan: (target: Target) => Plan | Promise<Plan>,
  ): Made =>
    runAdministration(session, { role, plan: async () => plan(await planFor(collection)) }, options)
  const byCreator = (collection: string, plan: (target: Target) => Plan | Promise<Plan>) =>
    change('creator', collection, plan)
  const byFeeAdmin = (collection: string, plan: (target: Target) => Plan | Promise<Plan>) =>
    change('platform fee admin', collection, plan)

  return {
    deploy: (input) => deployCollection(session, input, options),
    addPhase: ({ collection, phase }) =>
      byCreator(collection, async (target) => {
        const phases = [phaseTermsOf(phase, await fetchChainTime(connection))]
        return prepareAddPhases(connection, { ...target, phases })
      }),
    modifyPhase: ({ collection, ...phaseChange }) =>
      byCreator(collection, (target) =>
        prepareModifyPhases(connection, { ...target, changes: [phaseChange] }),
      ),
    modifyCollection: ({ collection, ...input }) =>
      byCreator(collection, (target) =>
        prepareModifyCollection(connection, { ...target, ...input }),
      ),
    modifyMetadata: ({ collection, ...input }) =>
      byCreator(collection, (target) => planModifyMetadata({ ...target, ...input })),
    addMetadata: ({ collection, fields }) =>
      byCreator(collection, (target) => planModifyMetadata({ ...target, add: fields })),
    removeMetadata: ({ collection, fields }) =>
      byCreator(collection, (target) => planModifyMetadata({ ...target, remove: fields })),
    modifyRoyalties: ({ collection, royalties }) =>
      byCreator(collection, (target) => planModifyRoyalties({ ...target, royalties })),
    modifyPlatformFee: ({ collection, ...input }) =>
      byFeeAdmin(collection, (target) =>
        prepareModifyPlatformFee(connection, { ...target, ...input }),
      ),
    lowerPlatformFeeCap: ({ collection, ...input }) =>
      change('primary platform fee admin', collection, (target) =>
        planLowerPlatformFeeCap({ ...target, ...input }),
      ),
    modifyPlatformFeePrimaryAdmin: ({ collection, newAdmin }) =>
      change('primary platform fee admin', collection, (target) =>
        planModifyPlatformFeePrimaryAdmin({ ...target, newAdmin }),
      ),
    modifyPlatformFeeSecondaryAdmin: ({ collection, newAdmin }) =>
      byFeeAdmin(collection, (target) =>
        planModifyPlatformFeeSecondaryAdmin({ ...target, newAdmin }),
      ),
    lock: ({ collection, locks }) =>
      byCreator(collection, (target) => planLock({ ...target, locks })),
    commitReveal: ({ collection, reveal }) =>
      byCreator(collection, (target) => prepareCommitReveal(connection, { ...target, reveal })),
    revealFiles: ({ collection, secret }) =>
      byCreator(collection, (target) => prepareReveal(connection, { ...target, secret })),
    transferOwnership: ({ collection, newOwner }) =>
      byCreator(collection, (target) =>
        prepareTransferOwnership(connection, { ...target, newOwner }),
      ),
    claimPayments: ({ collection, ...input }) =>
      change('wallet', collection, (target) =>
        prepareClaimPayments(connection, { ...target, ...input }),
      ),
    createLookupTable: ({ collection }) =>
      byCreator(collection, (target) => prepareLookupTable(connection, target)),
    updateTokenNameUri: ({ collection, items }) =>
      byCreator(collection, (target) => planUpdateTokens({ ...target, items })),
    addToAllowlist: ({ collection, phaseIndex, entries }) =>
      byCreator(collection, async (target) => {
        const wallets = entries.map(({ user }) => user)
        const onChain = await fetchEntriesOf(connection, { ...target, phaseIndex, wallets })
        return planUpsertAllowlist({ ...target, phaseIndex, entries, onChain })
      }),
    closeAllowlistAccounts: ({ collection, phaseIndex, wallets }) =>
      byCreator(collection, async (target) => {
        const onChain = await fetchEntriesOf(connection, { ...target, phaseIndex, wallets })
        return planRemoveAllowlistEntries({ ...target, phaseIndex, wallets, onChain })
      }),
  }
}

interface EntriesOf {
  readonly info: CollectionInfo
  readonly phaseIndex: number
  readonly wallets: readonly string[]
}

/** Fetches wallets' entries in a phase. Invalid wallets or phases have none; the plan reports those. */
async function fetchEntriesOf(
  connection: Connection,
  { info, phaseIndex, wallets }: EntriesOf,
): Promise<AllowlistEntry[]> {
  if (!info.phases[phaseIndex]) return []
  const addresses = wallets
    .filter(isSolanaAddress)
    .map((wallet) => deriveAllowlistEntry(info.editions, wallet, phaseIndex))
  const accounts = await fetchInBatches(connection, addresses)
  return accounts.flatMap((account) => (account ? [decodeUserAllowListData(account)] : []))
}
