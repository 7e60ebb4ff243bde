import { checkCap, checkFee } from './fee.ts'
import { claimPayment, mint } from './mintRules.ts'
import {
  addPhase,
  addToAllowlist,
  closeAllowlistAccount,
  lock,
  modifyCollection,
  modifyMetadata,
  modifyPhase,
  modifyRoyalties,
  transferOwnership,
  updateTokenNameUri,
} from './ownerRules.ts'
import { controlsAllow, Refusal, type RefusalName } from './refusal.ts'
import { nextEdge, type State, walletOf } from './state.ts'
import type { Actor, Fee, Step, StepOf } from './steps.ts'

/** A step's predicted result: the state afterwards, or the first refusal. */
export type Verdict = { state: State } | { refusal: RefusalName }

/** Predicts a step's result without changing the state before it. */
export function judge(before: State, step: Step): Verdict {
  const state = structuredClone(before)
  try {
    apply(state, step)
    return { state }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.refusal }
    throw error
  }
}

function apply(state: State, step: Step): void {
  switch (step.kind) {
    case 'initialiseEditionsControls':
      initialiseAgain(step)
      break
    case 'addPhase':
      addPhase(state, step)
      break
    case 'modifyPhase':
      modifyPhase(state, step)
      break
    case 'mintWithControls':
    case 'mintWithControlsV2':
      mint(state, step)
      break
    case 'addToAllowlist':
      addToAllowlist(state, step)
      break
    case 'closeAllowlistAccount':
      closeAllowlistAccount(state, step)
      break
    case 'modifyCollection':
      modifyCollection(state, step)
      break
    case 'modifyMetadata':
      modifyMetadata(state, step)
      break
    case 'modifyRoyalties':
      modifyRoyalties(state, step)
      break
    case 'modifyPlatformFee':
      modifyPlatformFee(state, step)
      break
    case 'claimPayment':
      claimPayment(state, step)
      break
    case 'lowerPlatformFeeCap':
      lowerPlatformFeeCap(state, step)
      break
    case 'modifyPlatformFeePrimaryAdmin':
      modifyPrimaryAdmin(state, step)
      break
    case 'modifyPlatformFeeSecondaryAdmin':
      modifySecondaryAdmin(state, step)
      break
    case 'lock':
      lock(state, step)
      break
    case 'transferOwnership':
      transferOwnership(state, step)
      break
    case 'updateTokenNameUri':
      updateTokenNameUri(state, step)
      break
    case 'moveTime':
      state.now = (step.toEdge ? nextEdge(state) : undefined) ?? state.now + step.seconds
  }
}

/** Refuses a second deployment: a symbol can be taken only once; invalid input is refused before that. */
function initialiseAgain({ flaw }: StepOf<'initialiseEditionsControls'>): void {
  controlsAllow(flaw !== 'longItemName', 'MintTemplateTooLong')
  controlsAllow(flaw !== 'longName', 'DeploymentTemplateTooLong')
  controlsAllow(flaw !== 'royaltyTooHigh', 'CreatorFeeTooHigh')
  controlsAllow(flaw !== 'noTreasury', 'TreasuryIsDefault')
  controlsAllow(flaw !== 'shareMissing', 'InvalidFeeShares')
  throw new Refusal('editions/AccountInUse')
}

function checkFeeAdmin(state: State, by: Actor): string {
  const wallet = walletOf(state, by)
  const isAdmin = wallet === state.primary || wallet === state.secondary
  controlsAllow(isAdmin, 'RawConstraintViolated')
  return wallet
}

function modifyPlatformFee(state: State, { by, fee }: StepOf<'modifyPlatformFee'>): void {
  checkFeeAdmin(state, by)
  const isSame = fee.value === state.fee.value && fee.isFlat === state.fee.isFlat
  controlsAllow(isSame || !state.locks.fee, 'FeeLocked')
  checkFee(fee, state.feeCap)
  state.owed.recipients = movedOwed(state, fee)
  state.fee = fee
}

/** Sums owed by slot under a new fee: recipients keep theirs, the first one gets that of those who leave. */
function movedOwed({ fee: old, owed }: State, { recipients }: Fee): bigint[] {
  const first = recipients.findIndex(({ share }) => share > 0)
  const moved = [0n, 0n, 0n, 0n, 0n]
  for (const [slot, amount] of owed.recipients.entries()) {
    const { to } = old.recipients[slot] ?? { to: 'nobody' }
    const same = recipients.findIndex((recipient) => recipient.share > 0 && recipient.to === to)
    const place = same === -1 ? first : same
    moved[place] = (moved[place] ?? 0n) + amount
  }
  return moved
}

function lowerPlatformFeeCap(state: State, { by, cap }: StepOf<'lowerPlatformFeeCap'>): void {
  controlsAllow(checkFeeAdmin(state, by) === state.primary, 'RawConstraintViolated')
  const { basisPoints, flat } = state.feeCap
  controlsAllow(cap.basisPoints <= basisPoints && cap.flat <= flat, 'FeeCapRaised')
  checkCap(state.fee, cap)
  state.feeCap = cap
}

function modifyPrimaryAdmin(
  state: State,
  { by, to }: StepOf<'modifyPlatformFeePrimaryAdmin'>,
): void {
  controlsAllow(checkFeeAdmin(state, by) === state.primary, 'RawConstraintViolated')
  if (to === 'nobody') throw new Refusal('controls/PrimaryAdminIsDefault')
  state.primary = to
}

function modifySecondaryAdmin(
  state: State,
  { by, to }: StepOf<'modifyPlatformFeeSecondaryAdmin'>,
): void {
  checkFeeAdmin(state, by)
  state.secondary = to
}
