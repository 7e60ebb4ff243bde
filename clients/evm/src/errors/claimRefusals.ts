import type { RefusalArguments, RefusalSentence } from './refusal.ts'

const PRICE_CHANGED =
  'The price or currency of the phase has changed: reload the drop and claim at the current price'
const WALLET_LIMIT = 'That exceeds the limit per wallet in this phase: claim fewer items'
const PHASE_LIMIT = 'The phase does not have that many items left: claim fewer'
const NOT_STARTED = 'The phase has not started yet: claim once it has'
const NO_PHASE = 'No phase of the drop has started yet: claim once one has'
const PAYMENT_WRONG =
  'The payment does not match the price: reload the drop and pay the exact price'

/** Latest time that a `Date` can hold, in Unix seconds. */
const LAST_SECOND = 8_640_000_000_000n

/** Messages for refused claims. */
export const CLAIM_REFUSALS: Readonly<Record<string, RefusalSentence>> = {
  DropNoActiveCondition: NO_PHASE,
  DropClaimNotStarted: ({ expected }) => startSentence(expected),
  DropClaimInvalidTokenPrice: PRICE_CHANGED,
  DropClaimExceedLimit: walletLimitSentence,
  DropClaimExceedMaxSupply: phaseLimitSentence,
  CurrencyTransferLibFailedNativeTransfer: ({ recipient }) =>
    `${recipient} does not accept its share of the payment: ask the creator of the drop to change the recipient`,

  // Revert strings in builds without custom errors.
  '!CONDITION.': NO_PHASE,
  'cant claim yet': NOT_STARTED,
  '!PriceOrCurrency': PRICE_CHANGED,
  '!Qty': WALLET_LIMIT,
  '!MaxSupply': PHASE_LIMIT,

  // Revert strings in all builds.
  '!V': PAYMENT_WRONG,
  '!Value': 'The phase is free: reload the drop and claim without a payment',
  'price less than platform fee':
    'The price of the claim does not cover the platform fee: ask the creator of the drop to lower the fee',
  'exceed max total supply': 'The drop does not have that many items left: claim fewer',
}

function startSentence(start: RefusalArguments[string] | undefined): string {
  if (typeof start !== 'bigint' || start > LAST_SECOND) return NOT_STARTED
  return `The phase starts at ${new Date(Number(start) * 1_000).toISOString()}: claim then`
}

/** Formats the wallet limit message. `expected` is the wallet's limit, `actual` its total with this claim. */
function walletLimitSentence({ expected, actual }: RefusalArguments): string {
  if (expected === 0n) {
    return 'The wallet cannot claim in this phase: it is over or open only to allowlisted wallets'
  }
  return `The limit per wallet in this phase is ${expected}, and this claim would bring the total to ${actual}: claim fewer`
}

/** Formats the phase limit message. `expected` is the phase's supply, `actual` its total with this claim. */
function phaseLimitSentence({ expected, actual }: RefusalArguments): string {
  if (expected === 0n) return 'The phase is over: wait for another phase'
  return `The supply of the phase is ${expected}, and this claim would bring the total to ${actual}: claim fewer`
}
