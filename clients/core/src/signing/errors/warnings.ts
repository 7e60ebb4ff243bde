/** What a user-fixable warning is about. */
export type WarningReason = 'funds' | 'gas' | 'network' | 'storage' | 'expired'

/** Patterns for texts, class names and codes in lower case, by warning. The first match counts. */
export type WarningTable = readonly (readonly [WarningReason, RegExp])[]

/** Warnings from EVM and Aptos wallets and nodes. */
export const COMMON_WARNINGS: WarningTable = [
  ['funds', /insufficient[ _](?:funds|balance)|insufficient (?:\w+ )?(?:funds|balance)/],
  ['funds', /(?:exceeds|not enough|does(?:n't| not) have enough) (?:\w+ )?(?:balance|funds)/],
  ['funds', /insufficient_coin_balance|einsufficient_balance/],
  ['network', /wrong (?:network|chain)|unrecognized chain id|invalid chain ?id/],
  ['network', /(?:network|chain|chainid|chain id) (?:is )?mismatch|underlying network changed/],
  ['network', /does not match the target chain|not connected to the (?:requested )?chain/],
  ['network', /unsupported (?:chain|network)|chain (?:is )?not configured/],
  ['gas', /(?:intrinsic )?gas (?:limit )?(?:is )?too (?:low|high)|out[ _]of[ _]gas/],
  [
    'gas',
    /gas required exceeds|exceeds block gas limit|cannot estimate gas|unpredictable_gas_limit/,
  ],
  ['gas', /max fee per gas|fee cap (?:less|lower|cannot be lower) than|tip higher than fee cap/],
  ['gas', /underpriced|fee too low|gas price (?:is )?too low|max_gas_units|gas_unit_price/],
]
