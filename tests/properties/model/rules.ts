import { checkCap, checkFee, movedOwed } from './fee.ts'
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
import { commitReveal, revealFiles } from './revealRules.ts'
import { nextEdge, type State, walletOf } from './state.ts'
import type { Actor, Step, StepOf } from './steps.ts'
import { addPriceToken, claimTokenPayment } from './tokenRules.ts'

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
    case 'mintWithControlsV3':
      mint(state, step)
      break
    case 'addPriceToken':
      addPriceToken(state, step)
      break
    case 'claimTokenPayment':
      claimTokenPayment(state, step)
      break
    case 'commitReveal':
      commitReveal(state, step)
      break
    case 'revealFiles':
      revealFiles(state, step)
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
  checkFee(fee, state)
  const { owed } = state
  owed.recipients = movedOwed(owed.recipients, state.fee.recipients, fee.recipients)
  state.fee = fee
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
