/** A request that waits in the wallet, or was already sent. */
export type InfoReason = 'pending' | 'sent'

/** Lower-case texts that report no failure. */
export const INFORMATION: readonly (readonly [InfoReason, RegExp])[] = [
  ['pending', /already (?:processing|pending)|request of type '\w+' already pending/],
  ['pending', /(?:please )?wait(?:ing)? for (?:the )?(?:previous|pending) (?:request|transaction)/],
  ['sent', /\balready known\b|already imported|already in the mempool/],
  ['sent', /this transaction has already been processed|sequence_number_too_old/],
]
