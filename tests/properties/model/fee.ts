import { type HolderName, OWN, type OwnName, type ReceiverName } from './names.ts'
import { controlsAllow } from './refusal.ts'
import { paidRecipients, type State } from './state.ts'
import type { Fee, FeeCap, StepOf } from './steps.ts'

/** Refuses an invalid fee, one above the cap, and one in lamports beside prices in tokens. */
export function checkFee(
  { value, isFlat, recipients }: Fee,
  { feeCap, phases }: Pick<State, 'feeCap' | 'phases'>,
): void {
  controlsAllow(recipients.length <= 5, 'TooManyRecipients')
  controlsAllow(isFlat || value <= 10_000n, 'PlatformFeeTooHigh')
  const paid = paidRecipients({ value, isFlat, recipients })
  const seen = new Set<ReceiverName>()
  for (const { to } of paid) {
    controlsAllow(to !== 'nobody', 'FeeRecipientIsDefault')
    controlsAllow(!seen.has(to), 'DuplicateFeeRecipient')
    seen.add(to)
  }
  const shares = recipients.reduce((sum, { share }) => sum + share, 0)
  controlsAllow(shares === 100, 'InvalidFeeShares')
  checkCap({ value, isFlat }, feeCap)
  checkCurrency({ value, isFlat }, phases)
  controlsAllow(!paid.some(({ to }) => isCollection(to)), 'ReceiverIsCollection')
}

/** Refuses a cap below the fee. */
export function checkCap({ value, isFlat }: Pick<Fee, 'value' | 'isFlat'>, cap: FeeCap): void {
  controlsAllow(value <= (isFlat ? cap.flat : BigInt(cap.basisPoints)), 'FeeAboveCap')
}

/** Refuses a flat fee beside a price in tokens. */
export function checkCurrency(
  { value, isFlat }: Pick<Fee, 'value' | 'isFlat'>,
  phases: readonly { isInTokens: boolean }[],
): void {
  const isInLamports = isFlat && value > 0n
  const hasTokens = phases.some(({ isInTokens }) => isInTokens)
  controlsAllow(!isInLamports || !hasTokens, 'FlatFeeInLamports')
}

/** Sums owed by slot under new recipients: who stays keeps its own, the first one gets that of who leaves. */
export function movedOwed(
  owed: readonly bigint[],
  from: Fee['recipients'],
  to: Fee['recipients'],
): bigint[] {
  const first = to.findIndex(({ share }) => share > 0)
  const moved = [0n, 0n, 0n, 0n, 0n]
  for (const [slot, amount] of owed.entries()) {
    const old = from[slot]?.to ?? 'nobody'
    const same = to.findIndex((recipient) => recipient.share > 0 && recipient.to === old)
    const place = same === -1 ? first : same
    moved[place] = (moved[place] ?? 0n) + amount
  }
  return moved
}

/** Returns true if a receiver is the collection itself, which could never spend a payment. */
export function isCollection(receiver: ReceiverName): receiver is OwnName {
  return OWN.some((own) => own === receiver)
}

/** Returns true for a wallet or a payee. */
export function isHolder(receiver: ReceiverName): receiver is HolderName {
  return receiver !== 'nobody' && !isCollection(receiver)
}

/** Returns who claims: the receiver that is owed most, or the one that the step names. */
export function claimantOf(
  { fee, owed, treasury }: State,
  { to }: Pick<StepOf<'claimPayment'>, 'to'>,
): HolderName {
  if (to !== 'owed') return to
  let [most, claimant] = [owed.treasury, treasury]
  for (const [slot, recipient] of fee.recipients.entries()) {
    const amount = owed.recipients[slot] ?? 0n
    if (amount > most && isHolder(recipient.to)) [most, claimant] = [amount, recipient.to]
  }
  return claimant
}

/** Splits a price into payments: shares for the fee's recipients, the rest for the treasury. */
export function paymentsOf(
  price: bigint,
  fee: Fee,
  treasury: HolderName,
): { to: ReceiverName; amount: bigint }[] {
  const total = fee.isFlat ? fee.value : (price * fee.value) / 10_000n
  controlsAllow(total <= price, 'FeeExceedsPrice')
  const parts = paidRecipients(fee).map(({ to, share }) => ({
    to,
    amount: (total * BigInt(share)) / 100n,
  }))
  const dust = parts.reduce((rest, { amount }) => rest - amount, total)
  const last = parts.at(-1)
  if (last) last.amount += dust
  return [{ to: treasury, amount: price - total }, ...parts]
}
