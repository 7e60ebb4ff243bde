import type { PlanWarning } from '@mintline/core/drop'
import type { InputProblem } from '@mintline/core/errors'
import { PublicKey } from '@solana/web3.js'
import { SolanaClientError } from '../../errors/solanaClientError.ts'
import type { CollectionChanges } from '../../instructions/modifyCollection.ts'
import { NOBODY } from '../../limits.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { RevealRecord } from '../../reads/records/reveal.ts'
import type { Plan } from '../../transaction/plan.ts'
import { collectionChanges, collectionTermsOf } from '../changes/collectionChanges.ts'
import type { PhaseTokenFacts } from '../phases/phaseTokens.ts'
import { checkAddress, checkSomebody } from '../problems/addresses.ts'
import { checkCollectionLocks } from '../problems/locks.ts'
import { checkMetadataAddress } from '../problems/metadataAddress.ts'
import { checkU64 } from '../problems/numbers.ts'
import { assertNoProblems, collectProblems, type Problems } from '../problems/problems.ts'
import { checkReceiverFacts, checkReceivers } from '../problems/receivers.ts'
import { checkName, checkTemplate } from '../problems/texts.ts'
import { withClaims } from '../receivers/owedPayments.ts'
import { ownAccountsOf } from '../receivers/ownAccounts.ts'
import { withTokenAccounts } from '../receivers/receiverAccounts.ts'
import { type ReceiverFacts, receiverWarnings } from '../receivers/receiverFacts.ts'
import { changeContext } from './changeContext.ts'
import { packChanges } from './packChanges.ts'
import { type PlanFor, requireCreator } from './requireRole.ts'

/** Changes to a collection; omitted values stay unchanged. Addresses are base58. */
export interface CollectionChangesInput
  extends Omit<CollectionChanges, 'treasury' | 'cosignerProgramId'> {
  readonly treasury?: string | undefined
  /** Signs mints in the creator's place, whose own signature stays valid; the default address removes the co-sign. */
  readonly cosignerProgramId?: string | undefined
}

export interface ModifyCollectionPlanInput extends PlanFor, ReceiverFacts, PhaseTokenFacts {
  readonly changes: CollectionChangesInput
  /** The collection's commitment, for a warning about its items' new uri. Default: none. */
  readonly committed?: RevealRecord | undefined
}

/** Collects everything that the programs would refuse, by paths from `changes`. */
export function collectCollectionProblems({
  info,
  changes,
  ...facts
}: Omit<ModifyCollectionPlanInput, 'wallet'>): readonly InputProblem[] {
  return collectProblems((problems) => {
    checkTexts(problems, info, changes)
    const { maxNumberOfTokens: max = 0n, maxMintsPerWallet = 0n } = changes
    const issued = info.numberOfTokensIssued
    checkU64(problems, 'changes.maxNumberOfTokens', max)
    checkU64(problems, 'changes.maxMintsPerWallet', maxMintsPerWallet)
    if (max > 0n && max < issued) {
      problems.add(
        'changes.maxNumberOfTokens',
        new SolanaClientError('MAX_TOKENS_BELOW_ISSUED', { max, issued }),
      )
    }
    checkCollectionLocks(problems, 'changes', info, onlyDifferent(info, changes))
    const { treasury, cosignerProgramId } = changes
    if (treasury !== undefined) {
      const path = 'changes.treasury'
      checkSomebody(problems, path, treasury)
      checkReceivers(problems, [{ path, address: treasury }], ownAccountsOf(info))
      checkReceiverFacts(problems, [{ path, address: treasury }], facts)
    }
    if (cosignerProgramId !== undefined) {
      checkAddress(problems, 'changes.cosignerProgramId', cosignerProgramId)
    }
  })
}

/**
 * Changes a collection's treasury, caps, co-sign, texts or supply. Unchanged values are skipped; new item texts apply
 * to future items. An old treasury is first paid what it is owed, if it can be, and a new one gets the token accounts that
 * it lacks.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws INPUT_INVALID with all problems
 */
export function planModifyCollection(input: ModifyCollectionPlanInput): Plan {
  const { info } = input
  requireCreator(input)
  assertNoProblems(collectCollectionProblems(input))
  const changes = onlyDifferent(info, input.changes)
  const names = Object.keys(changes)
  const title = `Change the collection ${info.symbol}`
  const { treasury, cosignerProgramId, ...others } = changes
  const change = {
    type: 'collection',
    title: names.join(', '),
    changes: {
      ...others,
      ...(treasury && { treasury: new PublicKey(treasury) }),
      ...(cosignerProgramId && { cosignerProgramId: new PublicKey(cosignerProgramId) }),
    },
  } as const
  const planned = packChanges(changeContext(input), names.length > 0 ? [change] : [])
  const receivers = treasury === undefined ? [] : [treasury]
  const leaving = treasury === undefined ? [] : [info.treasury]
  const replacement = { info, leaving, heir: treasury ?? info.treasury, facts: input }
  const claimed = planned.map((transaction) => withClaims(transaction, replacement))
  const paid = { receivers, priceTokens: input.priceTokens, rentOf: input.rentOf }
  return {
    title,
    transactions: claimed.flatMap(({ planned }) => withTokenAccounts(planned, paid)),
    warnings: [
      ...receiverWarnings(receivers, input),
      ...claimed.flatMap(({ warnings }) => warnings),
      ...(changes.itemBaseUri === undefined ? [] : placeholderWarnings(input)),
    ],
    changes: collectionChanges(collectionTermsOf(info), changes),
  }
}

/** Readers know a placeholder by the collection's present uri. */
function placeholderWarnings({ info, committed }: ModifyCollectionPlanInput): PlanWarning[] {
  const { numberOfTokensIssued: issued } = info
  if (!committed || issued === 0n) return []
  return [
    {
      code: 'ITEMS_LOSE_FILES',
      message: `The ${issued} items minted so far would not show the files of the reveal: leave the uri of items as it is`,
    },
  ]
}

function checkTexts(
  problems: Problems,
  info: CollectionInfo,
  { collectionName = '', collectionUri, itemBaseName = '', itemBaseUri }: CollectionChangesInput,
): void {
  checkName(problems, 'changes.collectionName', collectionName)
  if (collectionUri !== undefined) {
    const { collectionBaseUri } = info.metadata
    checkMetadataAddress(problems, 'changes.collectionUri', collectionUri, collectionBaseUri)
  }
  checkName(problems, 'changes.itemBaseName', itemBaseName)
  checkTemplate(problems, 'changes.itemBaseName', itemBaseName)
  if (itemBaseUri !== undefined) {
    checkMetadataAddress(problems, 'changes.itemBaseUri', itemBaseUri, info.itemBaseUri)
    checkTemplate(problems, 'changes.itemBaseUri', itemBaseUri)
  }
}

function onlyDifferent(
  info: CollectionInfo,
  changes: CollectionChangesInput,
): CollectionChangesInput {
  const current: Required<CollectionChangesInput> = {
    maxNumberOfTokens: info.maxNumberOfTokens,
    maxMintsPerWallet: info.maxMintsPerWallet,
    treasury: info.treasury,
    cosignerProgramId: info.cosignerProgramId ?? NOBODY,
    collectionName: info.metadata.collectionBaseName,
    collectionUri: info.metadata.collectionBaseUri,
    itemBaseName: info.itemBaseName,
    itemBaseUri: info.itemBaseUri,
  }
  const different = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && value !== current[name as keyof typeof current],
  )
  return Object.fromEntries(different)
}
