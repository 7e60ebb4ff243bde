import type { AskOptions } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import { fetchEntriesForFee } from '../allowlist/fetchEntriesForFee.ts'
import { SolanaClientError } from '../errors/solanaClientError.ts'
import { compareCollection } from '../plans/changes/compareCollection.ts'
import { planLock } from '../plans/collection/planLock.ts'
import {
  type CollectionChangesInput,
  planModifyCollection,
} from '../plans/collection/planModifyCollection.ts'
import { planModifyMetadata } from '../plans/collection/planModifyMetadata.ts'
import { planModifyRoyalties } from '../plans/collection/planModifyRoyalties.ts'
import { receiversOf } from '../plans/deploy/collectDeployProblems.ts'
import { termsOfDeploy } from '../plans/deploy/planDeploy.ts'
import { planLowerPlatformFeeCap } from '../plans/fees/planLowerPlatformFeeCap.ts'
import { planModifyPlatformFeeSecondaryAdmin } from '../plans/fees/planModifyFeeAdmins.ts'
import { planModifyPlatformFee } from '../plans/fees/planModifyPlatformFee.ts'
import type { PhaseTokens } from '../plans/phases/phaseTokens.ts'
import { planCommitReveal } from '../plans/reveal/planCommitReveal.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import { fetchReveal } from '../reads/fetchReveal.ts'
import type { Plan } from '../transaction/plan.ts'
import { fetchReceiverTokens } from './fetchPhaseTokens.ts'
import { fetchReceivers, type KnownReceivers } from './fetchReceivers.ts'
import type { PrepareDeployInput } from './prepareDeploy.ts'

/** An existing collection, and the terms it was to be deployed with. */
export interface CompletionInput {
  /** Read just before. */
  readonly info: CollectionInfo
  /** The deployment's terms; its creator signs and pays. */
  readonly wanted: PrepareDeployInput
}

/**
 * Plans what is missing between a collection and its deployment's terms: the rest of an interrupted deployment, and
 * later changes. Additional extra fields, owner, primary fee admin and phases stay unchanged. Has no transactions if
 * nothing is left.
 *
 * @throws SYMBOL_TAKEN if the collection has another owner.
 * @throws INPUT_INVALID with all problems; WRONG_WALLET for a fee that the wallet may not change.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareCompletion(
  connection: Connection,
  { info, wanted }: CompletionInput,
  options: AskOptions = {},
): Promise<Plan> {
  const { symbol, creator: owner } = info
  if (owner !== wanted.creator) throw new SolanaClientError('SYMBOL_TAKEN', { symbol, owner })
  return {
    ...(await prepareChanges(connection, { info, wanted }, options)),
    title: `Finish deploying ${symbol}`,
  }
}

/** Terms to bring a collection to, and what becomes of its lists. */
interface ChangesInput extends CompletionInput {
  /** True if its lists stay as they are, and a new fee has to suit them. Default: false. */
  readonly keepsLists?: boolean
}

/**
 * Plans the differences between a collection and terms, signed and paid by the terms' creator, who may be a fee admin.
 * What does not differ is neither checked nor planned.
 *
 * @throws INPUT_INVALID with all problems; WRONG_WALLET for what the wallet may not change.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function prepareChanges(
  connection: Connection,
  { info, wanted, keepsLists = false }: ChangesInput,
  options: AskOptions = {},
): Promise<Omit<Plan, 'title'>> {
  const { royalties, extraMeta = [], reveal } = wanted
  const { platformFee, platformFeeSecondaryAdmin: newAdmin, ...terms } = termsOfDeploy(wanted)
  const differing = compareCollection(info, wanted).map(({ field }) => field)
  const differs = (part: string) => differing.some((field) => field.startsWith(part))
  const isFeeNew = differs('platformFee.')
  const [known, priceTokens, entries] = await Promise.all([
    fetchCompletionReceivers(connection, { info, wanted }, options),
    fetchReceiverTokens(
      connection,
      { info, receivers: receiversOf(wanted).map(({ address }) => address) },
      options,
    ),
    keepsLists && isFeeNew
      ? fetchEntriesForFee(connection, { info, platformFee }, options)
      : undefined,
  ])
  const facts = { ...known, priceTokens }
  const target = { info, wallet: wanted.creator, rentOf: facts.rentOf }
  const changes: CollectionChangesInput = Object.fromEntries(
    Object.entries(terms).filter(([name]) => differing.some((field) => field === name)),
  )
  const isRevealNeeded = reveal !== undefined || changes.itemBaseUri !== undefined
  const committed = isRevealNeeded
    ? await fetchReveal(connection, info.editions, options)
    : undefined
  const plans: Plan[] = []
  if (Object.keys(changes).length > 0) {
    plans.push(planModifyCollection({ ...target, ...facts, changes, committed }))
  }
  if (differs('royalties.')) plans.push(planModifyRoyalties({ ...target, royalties }))
  const add = extraMeta.filter(({ field }) => differing.includes(`extraMeta.${field}`))
  if (add.length > 0) plans.push(planModifyMetadata({ ...target, add }))
  if (isFeeNew) {
    // The treasury has its accounts by then.
    const tokens = withAccountsOf(terms.treasury, priceTokens)
    const fee = { ...target, ...facts, priceTokens: tokens, platformFee, entries }
    plans.push(planModifyPlatformFee(fee))
  }
  if (differs('platformFeeCap.')) {
    const { platformFeeValue: feeValue, isFeeFlat: isFlat } = platformFee
    // The fee changes first.
    const then = { ...info, platformFees: { ...info.platformFees, feeValue, isFlat } }
    const cap = wanted.platformFeeCap ?? {}
    plans.push(planLowerPlatformFeeCap({ ...target, info: then, cap, coin: facts.coin }))
  }
  if (differs('platformFeeSecondaryAdmin')) {
    plans.push(planModifyPlatformFeeSecondaryAdmin({ ...target, newAdmin }))
  }
  if (reveal) plans.push(planCommitReveal({ ...target, committed, reveal }))
  // Last, since it forbids some of the other changes.
  if (differs('locks')) plans.push(planLock({ ...target, locks: wanted.locks ?? {} }))
  return {
    transactions: plans.flatMap(({ transactions }) => transactions),
    warnings: plans.flatMap(({ warnings }) => warnings),
    changes: plans.flatMap(({ changes: made = [] }) => made),
  }
}

/** Returns tokens as they are once a receiver's accounts are open. */
function withAccountsOf(receiver: string, tokens: PhaseTokens): PhaseTokens {
  return new Map(
    [...tokens].map(([mint, token]) => {
      const withoutAccount = token.withoutAccount.filter((address) => address !== receiver)
      return [mint, { ...token, withoutAccount }]
    }),
  )
}

/** Fetches facts about new receivers, and about old ones that may still be owed something. */
function fetchCompletionReceivers(
  connection: Connection,
  { info, wanted }: CompletionInput,
  options: AskOptions,
): Promise<KnownReceivers> {
  const receivers = [...receiversOf(wanted), ...info.platformFees.recipients]
  const addresses = [...receivers.map(({ address }) => address), info.treasury]
  return fetchReceivers(connection, addresses, options)
}
