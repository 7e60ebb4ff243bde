import type { RefusalArguments, RefusalSentence } from './refusal.ts'

const PRICE_CHANGED =
  'The price or currency of the phase is not the one that was offered: read the drop again and claim at its present price'
const WALLET_LIMIT = 'A wallet may not claim as many items in this phase: claim fewer'
const PHASE_LIMIT = 'The phase has not so many items left: claim fewer'
const NOT_STARTED = 'The phase has not started: claim when it has'
const NO_PHASE = 'No phase of the drop has started: claim when one has'
const PAYMENT_WRONG =
  'The payment is not the price of the claim: read the drop again and pay exactly what it costs'

/** The last second that a date of JavaScript can show. */
const LAST_SECOND = 8_640_000_000_000n

/** Sentences for refused claims. */
export const CLAIM_REFUSALS: Readonly<Record<string, RefusalSentence>> = {
  DropNoActiveCondition: NO_PHASE,
  DropClaimNotStarted: ({ expected }) => startSentence(expected),
  DropClaimInvalidTokenPrice: PRICE_CHANGED,
  DropClaimExceedLimit: walletLimitSentence,
  DropClaimExceedMaxSupply: phaseLimitSentence,
  CurrencyTransferLibFailedNativeTransfer: ({ recipient }) =>
    `${recipient} does not accept its part of the payment: ask the creator of the drop for another recipient`,

  // Texts of contracts before custom errors.
  '!CONDITION.': NO_PHASE,
  'cant claim yet': NOT_STARTED,
  '!PriceOrCurrency': PRICE_CHANGED,
  '!Qty': WALLET_LIMIT,
  '!MaxSupply': PHASE_LIMIT,

  // Texts that all builds have.
  '!V': PAYMENT_WRONG,
  '!Value': 'The phase is free and accepts no payment: read the drop again and claim without one',
  'price less than platform fee':
    'The price of the claim does not cover the platform fee: ask the creator of the drop to lower the fee',
  'exceed max total supply': 'The drop has not so many items left: claim fewer',
}

function startSentence(start: RefusalArguments[string] | undefined): string {
  if (typeof start !== 'bigint' || start > LAST_SECOND) return NOT_STARTED
  return `The phase starts at ${new Date(Number(start) * 1_000).toISOString()}: claim then`
}

/** `expected` is the limit of the wallet, `actual` what it would have claimed. */
function walletLimitSentence({ expected, actual }: RefusalArguments): string {
  if (expected === 0n) {
    return 'The wallet may claim nothing in this phase, which is over or for wallets of its allowlist only'
  }
  return `A wallet may claim ${expected} items in this phase, and this claim would make it ${actual}: claim fewer`
}

/** `expected` is the number of items of the phase, `actual` what would be claimed of it. */
function phaseLimitSentence({ expected, actual }: RefusalArguments): string {
  if (expected === 0n) return 'The phase is over: no more items can be claimed in it'
  return `The phase has ${expected} items, and this claim would make it ${actual}: claim fewer`
}
