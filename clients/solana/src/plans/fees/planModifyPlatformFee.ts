import type { InputProblem } from '@mintline/core/errors'
import { PublicKey } from '@solana/web3.js'
import { LockError } from '../../errors/lockError.ts'
import { modifyPlatformFee } from '../../instructions/modifyPlatformFee.ts'
import type { CollectionInfo, PlatformFees } from '../../reads/collectionInfo.ts'
import type { AllowlistEntry } from '../../reads/records/userAllowListData.ts'
import { administrationTransaction } from '../../transaction/administrationTransaction.ts'
import type { Plan } from '../../transaction/plan.ts'
import { collectionChanges, collectionTermsOf } from '../changes/collectionChanges.ts'
import { type PlanFor, requireFeeAdmin } from '../collection/requireRole.ts'
import type { PhaseTokenFacts } from '../phases/phaseTokens.ts'
import { checkFeeWithinCap } from '../problems/feeCap.ts'
import { flatFeeWarnings, merkleFeeWarnings } from '../problems/flatFee.ts'
import { checkFlatFee, checkPlatformFee, type PlatformFeeInput } from '../problems/platformFee.ts'
import { assertNoProblems, collectProblems } from '../problems/problems.ts'
import { checkReceiverFacts, checkReceivers, receiversIn } from '../problems/receivers.ts'
import { sameShares, withKeys } from '../problems/shares.ts'
import { withClaims } from '../receivers/owedPayments.ts'
import { ownAccountsOf } from '../receivers/ownAccounts.ts'
import { withTokenAccounts } from '../receivers/receiverAccounts.ts'
import { type ReceiverFacts, receiverWarnings } from '../receivers/receiverFacts.ts'

export interface ModifyPlatformFeePlanInput extends PlanFor, ReceiverFacts, PhaseTokenFacts {
  readonly platformFee: PlatformFeeInput
  /**
   * The collection's allowlist entries, from `fetchAllowlist`. With them, the plan warns about entries that a flat fee
   * would close, and about merkle lists, whose prices are not on chain. Default: lists are not checked, for callers
   * that have already compared their prices.
   */
  readonly entries?: readonly AllowlistEntry[] | undefined
}

/** Collects everything that the program would refuse or that would close a phase, by paths from `platformFee`. */
export function collectPlatformFeeProblems({
  info,
  platformFee,
  coin,
  ...facts
}: Omit<ModifyPlatformFeePlanInput, 'wallet' | 'entries'>): readonly InputProblem[] {
  return collectProblems((problems) => {
    checkPlatformFee(problems, 'platformFee', platformFee)
    if (problems.found.length === 0) {
      const path = 'platformFee.platformFeeValue'
      checkFeeWithinCap(problems, path, { ...platformFee, coin }, info.platformFees.cap)
    }
    const receivers = receiversIn('platformFee.recipients', platformFee.recipients)
    checkReceivers(problems, receivers, ownAccountsOf(info))
    checkReceiverFacts(problems, receivers, facts)
    const { feeValue, isFlat } = info.platformFees
    const isKept = feeValue === platformFee.platformFeeValue && isFlat === platformFee.isFeeFlat
    if (info.locks.fee && !isKept) {
      problems.add('platformFee.platformFeeValue', new LockError('PLATFORM_FEE_LOCKED', {}))
    }
    for (const phase of isKept ? [] : info.phases) {
      checkFlatFee(problems, 'platformFee.platformFeeValue', { ...platformFee, coin }, phase)
    }
  })
}

/**
 * Replaces the platform fee and its recipients. Recipients who leave are first paid what they are owed, if they can be,
 * and those who come get the token accounts that they lack.
 *
 * @throws WRONG_WALLET unless the wallet is either platform fee admin
 * @throws INPUT_INVALID with all problems
 */
export function planModifyPlatformFee(input: ModifyPlatformFeePlanInput): Plan {
  const { info, wallet, platformFee, entries, coin } = input
  requireFeeAdmin(input)
  assertNoProblems(collectPlatformFeeProblems(input))
  const title = `Set the platform fee of ${info.symbol}`
  if (isSameFee(info.platformFees, platformFee)) return { title, transactions: [], warnings: [] }
  const admin = new PublicKey(wallet)
  const instruction = modifyPlatformFee({
    deployment: new PublicKey(info.editions),
    admin,
    platformFee: { ...platformFee, recipients: withKeys(platformFee.recipients) },
  })
  const { planned, warnings } = withClaims(administrationTransaction(title, admin, [instruction]), {
    info,
    ...replacementOf(info, platformFee),
    facts: input,
  })
  const receivers = platformFee.recipients.map(({ address }) => address)
  const flatFee = platformFee.isFeeFlat ? platformFee.platformFeeValue : 0n
  return {
    title,
    transactions: withTokenAccounts(planned, {
      receivers: newRecipients(info, platformFee),
      priceTokens: input.priceTokens,
      rentOf: input.rentOf,
    }),
    warnings: [
      ...receiverWarnings(receivers, input),
      ...warnings,
      ...(entries
        ? [
            ...flatFeeWarnings(flatFee, { entries, coin }),
            ...merkleFeeWarnings(flatFee, { info, coin }),
          ]
        : []),
    ],
    changes: collectionChanges(collectionTermsOf(info), { platformFee }),
  }
}

/** Recipients that leave, except as treasury, and the first one who stays or comes. */
function replacementOf(info: CollectionInfo, { recipients }: PlatformFeeInput) {
  const staying = [info.treasury, ...recipients.map(({ address }) => address)]
  const leaving = info.platformFees.recipients
    .map(({ address }) => address as string)
    .filter((address) => !staying.includes(address))
  return { leaving, heir: recipients[0]?.address ?? info.treasury }
}

/** Recipients with a share whom mints do not pay yet. */
function newRecipients(info: CollectionInfo, { recipients }: PlatformFeeInput): readonly string[] {
  const paid = [info.treasury, ...addressesPaid(info.platformFees.recipients)]
  return addressesPaid(recipients).filter((address) => !paid.some((one) => one === address))
}

function addressesPaid(recipients: PlatformFeeInput['recipients']): readonly string[] {
  return recipients.filter(({ share }) => share > 0).map(({ address }) => address)
}

function isSameFee(current: PlatformFees, wanted: PlatformFeeInput): boolean {
  return (
    current.feeValue === wanted.platformFeeValue &&
    current.isFlat === wanted.isFeeFlat &&
    sameShares(current.recipients, wanted.recipients)
  )
}
