import { invariants } from './invariants.ts'
import type { Refusals } from './refusals.ts'
import { key, type Phase, phaseOf, type State, walletOf } from './state.ts'
import type { OwnerStep, Terms, Via } from './steps.ts'

const MAX_BATCH = 200

/** Changes a drop by its owner's step, and yields what forbids it. */
export function* ownerRules(state: State, step: OwnerStep, via: Via): Refusals {
  const by = walletOf(state, step.by)
  if (step.kind === 'acceptOwnership') {
    yield* accept(state, by)
  } else {
    if (by !== state.owner) yield 'ENOT_OWNER'
    yield* change(state, step, via)
  }
  yield* invariants(state)
}

function* accept(state: State, by: State['owner']): Refusals {
  if (state.offeredTo === undefined) yield 'ENO_OFFER'
  else if (state.offeredTo !== by) yield 'EOFFERED_TO_ANOTHER'
  state.owner = by
  state.offeredTo = undefined
}

function* change(state: State, step: OwnerStep, via: Via): Refusals {
  switch (step.kind) {
    case 'addPhase': {
      yield* termsHold(state, step.terms)
      state.phases.push({ id: state.nextPhaseId, ...phaseTerms(state, step.terms), minted: 0n })
      state.nextPhaseId += 1n
      return
    }
    case 'modifyPhase': {
      yield* termsHold(state, step.terms)
      const phase = phaseOf(state, step.phase)
      if (phase) Object.assign(phase, phaseTerms(state, step.terms))
      else yield 'EPHASE_NOT_FOUND'
      return
    }
    case 'removePhase': {
      const phase = phaseOf(state, step.phase)
      // The client is told which phases there should be, so it does not mind a missing one.
      if (!phase && via === 'call') yield 'EPHASE_NOT_FOUND'
      if (phase && phase.minted > 0n) yield 'EPHASE_HAS_MINTS'
      state.phases = state.phases.filter((each) => each !== phase)
      return
    }
    case 'upsertAllowlist':
    case 'removeFromAllowlist':
      yield* list(state, step)
      return
    case 'setTotalSupply':
      if (state.isOpenEdition && state.version === 1) yield 'EFIXED_IN_VERSION_1'
      if (!state.isOpenEdition && step.totalSupply > state.totalSupply) yield 'ESUPPLY_RAISED'
      state.totalSupply = step.totalSupply
      return
    case 'setPlatformFee':
      if (state.version === 1) yield 'EFIXED_IN_VERSION_1'
      state.fee = step.fee
      return
    case 'setRevenueSplit':
      state.revenue = step.split
      return
    case 'setRoyalties': {
      const { denominator, numerator } = step.royalties
      if (denominator === 0n) yield 'EDENOMINATOR_ZERO'
      if (numerator > denominator) yield 'EROYALTIES_ABOVE_100_PERCENT'
      state.royalties = step.royalties
      return
    }
    case 'setEndTime':
      state.end = step.end === 'never' ? undefined : state.base + step.end
      return
    case 'setPaused':
      state.isPaused = step.isPaused
      return
    case 'offerOwnership': {
      const to = walletOf(state, step.to)
      if (to === state.owner) yield 'EALREADY_OWNER'
      state.offeredTo = to
      return
    }
    case 'cancelOwnershipOffer':
      // The client is told that there should be no offer.
      if (state.offeredTo === undefined && via === 'call') yield 'ENO_OFFER'
      state.offeredTo = undefined
  }
}

function* termsHold(
  { version }: State,
  { maxPerTransaction, start, list: root, isPrivate }: Terms,
): Refusals {
  if (version === 1 && maxPerTransaction > 0n) yield 'EFIXED_IN_VERSION_1'
  if (start === 'never') yield 'ESTART_REQUIRED'
  if (root === 'short') yield 'EROOT_LENGTH'
  if (root && !isPrivate) yield 'EROOT_NOT_ALLOWED'
}

/** Converts a step's terms to a phase in the model. */
export function phaseTerms(state: State, terms: Terms): Omit<Phase, 'id' | 'minted'> {
  const { start, list: root, ...rest } = terms
  return {
    ...rest,
    start: start === 'never' ? 0n : state.base + start,
    list: root === 'short' ? undefined : root,
  }
}

type ListStep = Extract<OwnerStep, { kind: 'upsertAllowlist' | 'removeFromAllowlist' }>

function* list(state: State, step: ListStep): Refusals {
  const phase = phaseOf(state, step.phase)
  const wallets =
    step.kind === 'upsertAllowlist' ? step.entries.map(({ user }) => user) : step.users
  if (step.kind === 'upsertAllowlist' && step.spareCaps > 0) yield 'ELENGTHS_DIFFER'
  if (wallets.length === 0 || wallets.length > MAX_BATCH) yield 'EBATCH_LENGTH'
  if (step.kind === 'removeFromAllowlist') {
    if (phase) for (const user of wallets) state.entries.delete(key(phase.id, user))
    return
  }
  if (!phase) {
    yield 'EPHASE_NOT_FOUND'
    return
  }
  if (phase.list) yield 'EPHASE_HAS_ROOT'
  for (const { user, cap } of step.entries) {
    if (cap === 0n) yield 'ECAP_ZERO'
    state.entries.set(key(phase.id, user), cap)
  }
}
