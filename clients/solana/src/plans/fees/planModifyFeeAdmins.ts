import type { PlanWarning } from '@mintline/core/drop'
import type { InputProblem } from '@mintline/core/errors'
import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import {
  type ModifyPlatformFeeAdminInput,
  modifyPlatformFeePrimaryAdmin,
} from '../../instructions/modifyPlatformFeePrimaryAdmin.ts'
import { modifyPlatformFeeSecondaryAdmin } from '../../instructions/modifyPlatformFeeSecondaryAdmin.ts'
import { NOBODY } from '../../limits.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import { administrationTransaction } from '../../transaction/administrationTransaction.ts'
import type { Plan } from '../../transaction/plan.ts'
import type { PlanChange } from '../../transaction/planChange.ts'
import {
  type CollectionTerms,
  collectionChanges,
  collectionTermsOf,
} from '../changes/collectionChanges.ts'
import { type PlanFor, requireFeeAdmin, requirePrimaryFeeAdmin } from '../collection/requireRole.ts'
import { checkAddress, checkSomebody } from '../problems/addresses.ts'
import { assertNoProblems, collectProblems } from '../problems/problems.ts'

export interface ModifyFeeAdminInput extends PlanFor {
  /** Base58. */
  readonly newAdmin: string
}

/** Collects everything that rules out a primary platform fee admin. */
export function collectPrimaryAdminProblems(newAdmin: string): readonly InputProblem[] {
  return collectProblems((problems) => checkSomebody(problems, 'newAdmin', newAdmin))
}

/** Collects everything that rules out a secondary one; the default address leaves the role empty. */
export function collectSecondaryAdminProblems(newAdmin: string): readonly InputProblem[] {
  return collectProblems((problems) => checkAddress(problems, 'newAdmin', newAdmin))
}

/**
 * Transfers the primary platform fee admin's role.
 *
 * @throws WRONG_WALLET unless the wallet is that admin
 * @throws INPUT_INVALID for an invalid address, or the default one
 */
export function planModifyPlatformFeePrimaryAdmin(input: ModifyFeeAdminInput): Plan {
  const { info, wallet, newAdmin } = input
  requirePrimaryFeeAdmin(input)
  assertNoProblems(collectPrimaryAdminProblems(newAdmin))
  const title = `Transfer the role of primary platform fee admin of ${info.symbol}`
  if (newAdmin === wallet) return { title, transactions: [], warnings: [] }
  const instruction = modifyPlatformFeePrimaryAdmin(instructionInput(input))
  const isStillAdmin = info.platformFees.secondaryAdmin === wallet
  const warnings = isStillAdmin ? [] : [losesRole(newAdmin)]
  const changes = changesOf(info, { platformFeePrimaryAdmin: newAdmin })
  return planOf({ title, wallet, instruction, warnings, changes })
}

/**
 * Transfers the secondary platform fee admin's role.
 *
 * @param input The default address as the new admin leaves the role empty.
 * @throws WRONG_WALLET unless the wallet is either platform fee admin
 * @throws INPUT_INVALID for an invalid address
 */
export function planModifyPlatformFeeSecondaryAdmin(input: ModifyFeeAdminInput): Plan {
  const { info, wallet, newAdmin } = input
  requireFeeAdmin(input)
  assertNoProblems(collectSecondaryAdminProblems(newAdmin))
  const title = `Transfer the role of secondary platform fee admin of ${info.symbol}`
  const { primaryAdmin, secondaryAdmin = NOBODY } = info.platformFees
  if (newAdmin === secondaryAdmin) return { title, transactions: [], warnings: [] }
  const instruction = modifyPlatformFeeSecondaryAdmin(instructionInput(input))
  const warnings = primaryAdmin === wallet ? [] : [losesRole(newAdmin)]
  const changes = changesOf(info, { platformFeeSecondaryAdmin: newAdmin })
  return planOf({ title, wallet, instruction, warnings, changes })
}

function instructionInput({
  info,
  wallet,
  newAdmin,
}: ModifyFeeAdminInput): ModifyPlatformFeeAdminInput {
  return {
    deployment: new PublicKey(info.editions),
    admin: new PublicKey(wallet),
    newAdmin: new PublicKey(newAdmin),
  }
}

function changesOf(
  info: CollectionInfo,
  admin: Pick<Partial<CollectionTerms>, 'platformFeePrimaryAdmin' | 'platformFeeSecondaryAdmin'>,
): readonly PlanChange[] {
  return collectionChanges(collectionTermsOf(info), admin)
}

interface HandOver extends Pick<Plan, 'title' | 'changes'> {
  readonly wallet: string
  readonly instruction: TransactionInstruction
  readonly warnings: readonly PlanWarning[]
}

function planOf({ title, wallet, instruction, warnings, changes }: HandOver): Plan {
  const planned = administrationTransaction(title, new PublicKey(wallet), [instruction])
  return { title, transactions: [planned], warnings, changes }
}

function losesRole(newAdmin: string): PlanWarning {
  return {
    code: 'WALLET_LOSES_ROLE',
    message: `Afterwards this wallet is no longer a platform fee admin: only ${newAdmin} can give the role back`,
  }
}
