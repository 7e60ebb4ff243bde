import { feeIn, pay } from './money.ts'
import { listedCap } from './names.ts'
import type { Refusals } from './refusals.ts'
import { currentIndex, key, type Phase, type State, sortedPhases } from './state.ts'
import type { Claim, Mint, Via } from './steps.ts'

const MAX_QUANTITY = 100n
const MAX_U64 = 2n ** 64n - 1n

/** Mints items, and yields what forbids it. */
export function* mintRules(state: State, step: Mint, via: Via): Refusals {
  const { by, quantity } = step
  // A script finds out the version by itself, while the client reads the drop first.
  if (step.isMisdirected && (via === 'client' || !isByScript(step))) yield 'EWRONG_VERSION'
  if (quantity === 0n) yield 'EQUANTITY_NOT_POSITIVE'
  if (quantity > MAX_QUANTITY) yield 'EQUANTITY_TOO_LARGE'
  if (state.isPaused) yield 'EPAUSED'
  const index = currentIndex(state)
  const phase = index === undefined ? undefined : sortedPhases(state)[index]
  if (!phase) {
    yield 'ENO_ACTIVE_PHASE'
    return
  }
  const to = step.how === 'mint to' ? step.to : by
  if (to !== by && phase.isPrivate) yield 'EMINT_TO_NOT_AVAILABLE'

  yield* listing(state, phase, step, via)
  const cap = capOf(state, phase, step)
  const claimed = (state.claims.get(key(phase.id, by)) ?? 0n) + quantity
  if (cap !== 0n && claimed > cap) yield 'EWALLET_LIMIT_EXCEEDED'
  const { maxPerTransaction } = phase
  if (maxPerTransaction !== 0n && quantity > maxPerTransaction) yield 'ETRANSACTION_LIMIT_EXCEEDED'
  const minted = BigInt(state.items.length) + quantity
  if (state.totalSupply !== 0n && minted > state.totalSupply) yield 'ESUPPLY_EXCEEDED'

  const total = phase.price * quantity
  if (total > MAX_U64) yield 'ETOTAL_TOO_LARGE'
  if (total > highestTotal(step, total, via)) yield 'EPRICE_ABOVE_MAXIMUM'
  if ((state.balances.get(by) ?? 0n) < total) yield 'EINSUFFICIENT_BALANCE'
  if (quantity > MAX_QUANTITY) return

  phase.minted += quantity
  state.claims.set(key(phase.id, by), claimed)
  for (let item = 0n; item < quantity; item += 1n) state.items.push(to)
  const fee = feeIn(state.fee, phase.price) * quantity
  pay(state, by, state.fee.split, fee)
  pay(state, by, state.revenue, total - fee)
}

/** Returns the maximum octas that a mint may pay. */
export function highestTotal(step: Mint, total: bigint, via: Via): bigint {
  if (step.how === 'mint script' && via === 'call') return MAX_U64
  const highest = total + step.bound
  if (highest < 0n) return 0n
  return highest > MAX_U64 ? MAX_U64 : highest
}

/** Returns true if a script calls the drop machine; scripts find out the version. */
export function isByScript({ how }: Mint): boolean {
  return how === 'mint script' || how === 'minter script'
}

/** Returns the cap that a claim states. */
export function claimedCap({ list, of, cap }: Claim): bigint {
  const listed = listedCap(list, of) ?? 1n
  return cap === 'zero' ? 0n : cap === 'raised' ? listed + 1n : listed
}

function* listing(state: State, phase: Phase, step: Mint, via: Via): Refusals {
  if (phase.list) {
    if (!hasClaim(step)) {
      yield 'EPROOF_REQUIRED'
      return
    }
    const { claim, by } = step
    if (claimedCap(claim) > 0n && claim.flaw === 'too long') yield 'EPROOF_TOO_LONG'
    if (claimedCap(claim) > 0n && claim.flaw === 'short hash') yield 'EPROOF_HASH_LENGTH'
    const isListed = listedCap(phase.list, by) !== undefined && claim.of === by
    if (claim.list !== phase.list || claim.cap !== 'own' || claim.flaw || !isListed) {
      yield 'EINVALID_PROOF'
    }
    return
  }
  // The client only gives proofs to phases with a merkle list.
  if (hasClaim(step) && via === 'call') yield 'EPROOF_NOT_ALLOWED'
  const isListed = state.entries.has(key(phase.id, step.by))
  if (phase.isPrivate && !isListed) yield 'EUSER_NOT_IN_ALLOW_LIST'
}

function hasClaim({ how, claim }: Mint): boolean {
  if (how === 'minter script') return claimedCap(claim) > 0n
  return how === 'mint with proof'
}

function capOf({ entries }: State, phase: Phase, { by, claim }: Mint): bigint {
  if (phase.list) return claimedCap(claim)
  return entries.get(key(phase.id, by)) ?? phase.maxPerWallet
}
