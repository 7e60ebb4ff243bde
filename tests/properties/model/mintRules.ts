import { claimantOf, isHolder, paymentsOf } from './fee.ts'
import { type HolderName, LISTS, NAMED_COSIGNER, type ReceiverName } from './names.ts'
import { controlsAllow, editionsAllow, Refusal } from './refusal.ts'
import {
  claimOf,
  cosignerOf,
  countKey,
  countOf,
  credit,
  entryKey,
  namesToken,
  type PhaseState,
  paidRecipients,
  payerOf,
  phaseIndexOf,
  type State,
} from './state.ts'
import type { AnyMint, Claim, MintStep, StepOf } from './steps.ts'
import { payInTokens } from './tokenRules.ts'

/** The smallest account's rent-exempt minimum; a receiver must not stay below it. */
export const RENT_EXEMPT_MINIMUM = 890_880n

/** Mints the next item: the instructions' common part, with refusals in the program's order. */
export function mint(state: State, step: AnyMint): void {
  const { minter } = step
  controlsAllow(state.phases.length > 0, 'NoPhasesAdded')
  const index = phaseIndexOf(state, step.phase)
  const phase = state.phases[index]
  if (!phase) throw new Refusal('controls/InvalidPhaseIndex')

  checkAccounts(state, step, phase)
  checkSupply(state)
  checkOpen(phase, state.now)
  checkCaps(state, step, phase, index)
  const price = priceOf(state, step, phase, index)
  if (step.kind !== 'mintWithControls' && step.maxPrice !== undefined) {
    controlsAllow(price <= step.maxPrice, 'MaxPriceExceeded')
  }
  const payments = paymentsOf(price, state.fee, state.treasury)
  const isItemMintRight = step.kind === 'mintWithControls' || step.flaw !== 'laterItemMint'
  controlsAllow(isItemMintRight, 'ItemMintMismatch')
  editionsAllow(step.flaw !== 'otherGroupMint', 'WrongGroupMint')

  phase.minted += 1n
  state.counts.set(countKey(minter), countOf(state, minter) + 1n)
  state.counts.set(countKey(minter, index), countOf(state, minter, index) + 1n)
  const number = String(state.items.length + 1)
  state.items.push({
    holder: receiverOf(step),
    name: state.itemName.replaceAll('{}', number),
    uri: state.itemUri.replaceAll('{}', number),
  })
  if (phase.isInTokens) {
    payInTokens(state, step, price, payments)
  } else {
    credit(state, payerOf(step), -price)
    payOut(state, payments)
  }
  for (const balance of state.balances.values()) {
    if (balance > 0n && balance < RENT_EXEMPT_MINIMUM) {
      throw new Refusal('runtime/InsufficientFundsForRent')
    }
  }
}

/** Returns who gets the item, and refuses accounts that nobody has a key for. */
function receiverOf(step: AnyMint): HolderName {
  if (step.kind !== 'mintWithControlsV3' || step.receiver === 'minter') return step.minter
  const { receiver } = step
  if (!isHolder(receiver)) throw new Refusal('controls/ItemReceiverInvalid')
  return receiver
}

/** Pays each receiver that ends rent-exempt, and owes the others their parts. */
function payOut({ fee, owed, balances }: State, payments: ReturnType<typeof paymentsOf>): void {
  const [price, ...parts] = payments
  if (price) owed.treasury = keptOf(balances, price, owed.treasury)
  for (const [slot, { share }] of fee.recipients.entries()) {
    const part = share > 0 ? parts.shift() : undefined
    if (part) owed.recipients[slot] = keptOf(balances, part, owed.recipients[slot] ?? 0n)
  }
}

/** Pays all that a receiver is owed, as treasury and as fee recipient. */
export function claimPayment(state: State, step: StepOf<'claimPayment'>): void {
  const { fee, owed, treasury, balances } = state
  const to = claimantOf(state, step)
  let due = 0n
  if (to === treasury) {
    due += owed.treasury
    owed.treasury = 0n
  }
  for (const [slot, recipient] of fee.recipients.entries()) {
    if (recipient.share === 0 || recipient.to !== to) continue
    due += owed.recipients[slot] ?? 0n
    owed.recipients[slot] = 0n
  }
  controlsAllow(due > 0n, 'NothingOwed')
  const kept = keptOf(balances, { to, amount: due }, 0n)
  controlsAllow(kept === 0n, 'ReceiverCannotBePaid')
}

/** Pays what is due, if the receiver ends rent-exempt; returns what remains owed. */
function keptOf(
  balances: State['balances'],
  { to, amount }: { to: ReceiverName; amount: bigint },
  owed: bigint,
): bigint {
  const due = owed + amount
  const held = isHolder(to) ? (balances.get(to) ?? 0n) : 0n
  if (!isHolder(to) || held + due < RENT_EXEMPT_MINIMUM) return due
  balances.set(to, held + due)
  return 0n
}

function checkAccounts(state: State, step: AnyMint, phase: PhaseState): void {
  const { flaw, cosigner } = step
  controlsAllow(flaw !== 'otherDeployment', 'DeploymentMismatch')
  controlsAllow(namesToken(step, phase) === phase.isInTokens, 'PriceTokenMismatch')
  // Token accounts are checked as they are paid.
  controlsAllow(flaw !== 'otherTreasury' || phase.isInTokens, 'TreasuryMismatch')
  receiverOf(step)
  const signer = cosignerOf(state, cosigner)
  const isCosigned = signer === state.owner || signer === NAMED_COSIGNER
  controlsAllow(!state.isCosigned || isCosigned, 'CreatorCosignRequired')
  const isReversed = flaw === 'reversedRecipients' && paidRecipients(state.fee).length > 1
  const isInOrder = !isReversed || phase.isInTokens
  controlsAllow(flaw !== 'fewerRecipients' && isInOrder, 'RecipientMismatch')
}

function checkSupply(state: State): void {
  controlsAllow(state.maxItems === 0n || BigInt(state.items.length) < state.maxItems, 'MintedOut')
}

function checkOpen(phase: PhaseState, now: bigint): void {
  controlsAllow(phase.active, 'PhaseNotActive')
  controlsAllow(phase.start < now, 'PhaseNotStarted')
  controlsAllow(now < phase.end, 'PhaseAlreadyFinished')
}

function checkCaps(state: State, { minter }: MintStep, phase: PhaseState, index: number): void {
  const hasRoom = (cap: bigint, minted: bigint) => cap === 0n || minted < cap
  controlsAllow(hasRoom(phase.maxTotal, phase.minted), 'ExceededMaxMintsForPhase')
  controlsAllow(
    hasRoom(state.maxPerWallet, countOf(state, minter)),
    'ExceededWalletMaxMintsForCollection',
  )
  controlsAllow(
    hasRoom(phase.maxPerWallet, countOf(state, minter, index)),
    'ExceededWalletMaxMintsForPhase',
  )
}

function priceOf(state: State, step: AnyMint, phase: PhaseState, index: number): bigint {
  const claim = claimOf(step, phase)
  if (phase.type !== 'merkleTree') controlsAllow(!claim, 'MerkleInputNotAllowed')
  if (phase.type === 'public') return phase.price
  const { price, maxClaims } =
    phase.type === 'allowList' ? entryTerms(state, step, index) : claimTerms(step, claim, phase)
  controlsAllow(countOf(state, step.minter, index) < maxClaims, 'ExceededAllowListMaxClaims')
  return price
}

function entryTerms(state: State, { entry, minter }: MintStep, index: number) {
  controlsAllow(entry !== 'none', 'AllowlistAccountRequired')
  const holder = entry === 'own' || entry === 'none' ? minter : entry
  const found = state.entries.get(entryKey(holder, index))
  if (!found) throw new Refusal('controls/AllowlistAccountNotFound')
  controlsAllow(holder === minter, 'InvalidAllowlistData')
  return { price: BigInt(found.price), maxClaims: BigInt(found.amount) }
}

function claimTerms({ kind, minter }: AnyMint, claim: Claim | undefined, { list }: PhaseState) {
  if (!claim) {
    const isV1 = kind === 'mintWithControls'
    throw new Refusal(`controls/${isV1 ? 'PrivatePhaseNoProof' : 'MerkleInputRequired'}`)
  }
  const { of = minter, flaw } = claim
  const claimed = claim.list ?? list
  const grant = claimed && LISTS[claimed][of]
  if (!grant || flaw === 'emptyProof') throw new Refusal('controls/MerkleProofRequired')
  const isComplete = flaw !== 'noPrice' && flaw !== 'noClaims' && flaw !== 'zeroClaims'
  controlsAllow(isComplete, 'AllowListPriceAndMaxClaimsRequired')
  const isProven = !flaw && of === minter && claimed === list
  controlsAllow(isProven, 'InvalidMerkleProof')
  return grant
}
