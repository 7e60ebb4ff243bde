import type { CoinSymbol } from '@mintline/core/amounts'
import type { InputProblem } from '@mintline/core/errors'
import { PublicKey } from '@solana/web3.js'
import { transferOwnership } from '../../instructions/transferOwnership.ts'
import { administrationTransaction } from '../../transaction/administrationTransaction.ts'
import type { Plan } from '../../transaction/plan.ts'
import { collectionChanges, collectionTermsOf } from '../changes/collectionChanges.ts'
import { feeAdminPower, feeAdminsOf } from '../fees/feeAdminPower.ts'
import { checkAddress } from '../problems/addresses.ts'
import { assertNoProblems, collectProblems } from '../problems/problems.ts'
import { checkNewOwner, type NewOwner } from './newOwner.ts'
import { type PlanFor, requireCreator } from './requireRole.ts'

export interface TransferOwnershipPlanInput extends PlanFor, NewOwner {
  /** The network's coin, for messages. */
  readonly coin?: CoinSymbol | undefined
}

/** Collects everything that rules out a new owner. */
export function collectTransferOwnershipProblems({
  info,
  ...owner
}: Omit<TransferOwnershipPlanInput, 'wallet'>): readonly InputProblem[] {
  return collectProblems((problems) => {
    const isAddress = checkAddress(problems, 'newOwner', owner.newOwner)
    if (isAddress) checkNewOwner(problems, 'newOwner', info, owner)
  })
}

/**
 * Transfers a collection to a new owner, immediately and permanently.
 *
 * @throws WRONG_WALLET unless the wallet is the creator
 * @throws INPUT_INVALID for an invalid new owner
 */
export function planTransferOwnership(input: TransferOwnershipPlanInput): Plan {
  const { info, wallet, newOwner } = input
  requireCreator(input)
  assertNoProblems(collectTransferOwnershipProblems(input))
  const creator = new PublicKey(wallet)
  const instruction = transferOwnership({
    deployment: new PublicKey(info.editions),
    creator,
    newOwner: new PublicKey(newOwner),
  })
  const title = `Transfer ${info.symbol} to ${newOwner}`
  const planned = administrationTransaction(title, creator, [instruction])
  const admins = feeAdminsOf(info.platformFees).join(' and ')
  return {
    title,
    transactions: [planned],
    changes: collectionChanges(collectionTermsOf(info), { creator: newOwner }),
    warnings: [
      {
        code: 'FEE_ADMINS_STAY',
        message: `The platform fee stays with its admins: ${admins} can ${feeAdminPower(info, input.coin)}. Each must transfer its own role`,
      },
      {
        code: 'TREASURY_STAYS',
        message: `The treasury stays ${info.treasury} until the new owner changes it`,
      },
    ],
  }
}
