import { claimantOf, movedOwed, type paymentsOf } from './fee.ts'
import type { HolderName, TokenAccount } from './names.ts'
import { checkOwner } from './ownerRules.ts'
import { controlsAllow, Refusal } from './refusal.ts'
import { type Owed, paidRecipients, payerOf, type State } from './state.ts'
import type { AnyMint, Fee, StepOf } from './steps.ts'

export function addPriceToken(state: State, { by }: StepOf<'addPriceToken'>): void {
  checkOwner(state, by)
  if (state.tokenOwed) throw new Refusal('system/0')
  state.tokenOwed = { treasury: 0n, recipients: [0n, 0n, 0n, 0n, 0n], to: [] }
}

/** Pays each receiver with a usable account, and keeps the others' parts in the vault. */
export function payInTokens(
  state: State,
  step: AnyMint,
  price: bigint,
  payments: ReturnType<typeof paymentsOf>,
): void {
  if (price === 0n) return
  const from = usableAccount(state, payerOf(step))
  if (!from) throw new Refusal('controls/PayerTokenAccountInvalid')
  controlsAllow(from.amount >= price, 'TokenBalanceTooLow')
  const kept: Owed = { treasury: 0n, recipients: [0n, 0n, 0n, 0n, 0n] }
  const named = namedReceivers(state, step)
  const slots = slotsOf(state.fee)
  for (const [place, { to, amount }] of payments.entries()) {
    if (amount === 0n) continue
    const isTreasury = place === 0
    controlsAllow(named[place] === to, isTreasury ? 'TreasuryMismatch' : 'RecipientMismatch')
    const account = usableAccount(state, to)
    if (account) {
      from.amount -= amount
      account.amount += amount
    } else if (isTreasury) {
      kept.treasury = amount
    } else {
      kept.recipients[slots[place - 1] ?? 0] = amount
    }
  }
  keep(state, step, from, kept)
}

function keep(state: State, step: AnyMint, from: TokenAccount, kept: Owed): void {
  const sum = kept.recipients.reduce((total, amount) => total + amount, kept.treasury)
  if (sum === 0n) return
  const usesVault = step.kind === 'mintWithControlsV3' && step.usesVault
  controlsAllow(usesVault, 'PriceTokenVaultRequired')
  const owed = followed(state)
  from.amount -= sum
  state.tokenOwed = {
    treasury: owed.treasury + kept.treasury,
    recipients: owed.recipients.map((amount, slot) => amount + (kept.recipients[slot] ?? 0n)),
    to: state.fee.recipients,
  }
}

/** Pays a receiver all tokens that it is owed, as treasury and as fee recipient. */
export function claimTokenPayment(state: State, step: StepOf<'claimTokenPayment'>): void {
  if (!state.tokenOwed) throw new Refusal('controls/AccountNotInitialized')
  const owed = followed(state)
  const to = tokenClaimantOf(state, step)
  let due = 0n
  if (to === state.treasury) {
    due += owed.treasury
    owed.treasury = 0n
  }
  for (const [slot, recipient] of state.fee.recipients.entries()) {
    if (recipient.share === 0 || recipient.to !== to) continue
    due += owed.recipients[slot] ?? 0n
    owed.recipients[slot] = 0n
  }
  controlsAllow(due > 0n, 'NothingOwed')
  const account = usableAccount(state, to)
  if (!account) throw new Refusal('controls/ReceiverCannotBePaid')
  account.amount += due
  state.tokenOwed = { ...owed, to: state.fee.recipients }
}

/** Returns who claims tokens: the receiver that is owed most, or the one that the step names. */
export function tokenClaimantOf(state: State, step: StepOf<'claimTokenPayment'>): HolderName {
  return claimantOf({ ...state, owed: followed(state) }, step)
}

/** What the vault owes to today's receivers. */
function followed({ tokenOwed, fee }: State): Owed {
  if (!tokenOwed) return { treasury: 0n, recipients: [0n, 0n, 0n, 0n, 0n] }
  const { treasury, recipients, to } = tokenOwed
  return { treasury, recipients: movedOwed(recipients, to, fee.recipients) }
}

/** Whose token accounts a mint names: treasury first, then the fee recipients in order. */
function namedReceivers({ treasury, fee }: State, { flaw }: AnyMint): string[] {
  const recipients = paidRecipients(fee).map(({ to }) => to)
  return [
    flaw === 'otherTreasury' ? 'feeC' : treasury,
    ...(flaw === 'reversedRecipients' ? recipients.toReversed() : recipients),
  ]
}

/** Slots of the recipients with a share. */
function slotsOf({ recipients }: Fee): number[] {
  return recipients.flatMap(({ share }, slot) => (share > 0 ? [slot] : []))
}

function usableAccount({ tokens }: State, owner: string): TokenAccount | undefined {
  const account = tokens.get(owner as HolderName)
  return account && !account.isFrozen ? account : undefined
}
