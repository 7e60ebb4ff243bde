import type { CoinSymbol } from '@mintline/core/amounts'
import type { InputProblem } from '@mintline/core/errors'
import { PublicKey } from '@solana/web3.js'
import { lowerPlatformFeeCap } from '../../instructions/lowerPlatformFeeCap.ts'
import { platformFeeCapText } from '../../platformFeeText.ts'
import { administrationTransaction } from '../../transaction/administrationTransaction.ts'
import type { Plan } from '../../transaction/plan.ts'
import { collectionChanges, collectionTermsOf } from '../changes/collectionChanges.ts'
import { type PlanFor, requirePrimaryFeeAdmin } from '../collection/requireRole.ts'
import {
  changedFeeCap,
  checkFeeCap,
  checkFeeCapFalls,
  type PlatformFeeCapInput,
} from '../problems/feeCap.ts'
import { assertNoProblems, collectProblems } from '../problems/problems.ts'

export interface LowerPlatformFeeCapPlanInput extends PlanFor {
  /** Omitted parts stay unchanged. */
  readonly cap: PlatformFeeCapInput
  /** The network's coin, for messages. */
  readonly coin?: CoinSymbol | undefined
}

/** Collects everything that the program would refuse, by paths from `cap`. */
export function collectFeeCapProblems({
  info: { platformFees },
  cap,
  coin,
}: Omit<LowerPlatformFeeCapPlanInput, 'wallet'>): readonly InputProblem[] {
  const fee = { platformFeeValue: platformFees.feeValue, isFeeFlat: platformFees.isFlat, coin }
  return collectProblems((problems) => {
    checkFeeCap(problems, 'cap', cap, fee)
    if (problems.found.length > 0) return
    checkFeeCapFalls(problems, 'cap', changedFeeCap(platformFees.cap, cap), platformFees.cap, coin)
  })
}

/**
 * Lowers the highest platform fee that the fee admins can set, for good.
 *
 * @throws WRONG_WALLET unless the wallet is the primary platform fee admin
 * @throws INPUT_INVALID with all problems: FEE_CAP_RAISED, FEE_CAP_BELOW_FEE
 */
export function planLowerPlatformFeeCap(input: LowerPlatformFeeCapPlanInput): Plan {
  const { info, wallet, coin } = input
  requirePrimaryFeeAdmin(input)
  assertNoProblems(collectFeeCapProblems(input))
  const title = `Lower the platform fee cap of ${info.symbol}`
  const platformFeeCap = changedFeeCap(info.platformFees.cap, input.cap)
  const changes = collectionChanges(collectionTermsOf(info), { platformFeeCap })
  if (changes.length === 0) return { title, transactions: [], warnings: [] }
  const admin = new PublicKey(wallet)
  const deployment = new PublicKey(info.editions)
  const instruction = lowerPlatformFeeCap({ deployment, admin, cap: platformFeeCap })
  return {
    title,
    transactions: [administrationTransaction(title, admin, [instruction])],
    warnings: [
      {
        code: 'FEE_CAP_IS_FINAL',
        message: `Nobody can raise the cap again: from now on, the platform fee is at most ${platformFeeCapText(platformFeeCap, coin)}`,
      },
    ],
    changes,
  }
}
