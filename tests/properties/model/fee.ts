import { type HolderName, OWN, type OwnName, type ReceiverName } from './names.ts'
import { controlsAllow } from './refusal.ts'
import { paidRecipients } from './state.ts'
import type { Fee, FeeCap } from './steps.ts'

/** Refuses an invalid fee, and one above the cap. */
export function checkFee({ value, isFlat, recipients }: Fee, cap: FeeCap): void {
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
  checkCap({ value, isFlat }, cap)
  controlsAllow(!paid.some(({ to }) => isCollection(to)), 'ReceiverIsCollection')
}

/** Refuses a cap below the fee. */
export function checkCap({ value, isFlat }: Pick<Fee, 'value' | 'isFlat'>, cap: FeeCap): void {
  controlsAllow(value <= (isFlat ? cap.flat : BigInt(cap.basisPoints)), 'FeeAboveCap')
}

/** Returns true if a receiver is the collection itself, which could never spend a payment. */
export function isCollection(receiver: ReceiverName): receiver is OwnName {
  return OWN.some((own) => own === receiver)
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
