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

/** Warnings from Flow nodes and Flow's token contract, by error code and text. */
export const FLOW_WARNINGS: WarningTable = [
  ['funds', /\[error code: 1118\]|has insufficient balance to attempt transaction execution/],
  ['funds', /amount withdrawn must be less than or equal (?:than|to) the balance of the vault/],
  ['funds', /\[error code: 1109\]|failed to deduct \d+ transaction fees/],
  ['storage', /\[error code: 1103\]|bytes of storage which is over its capacity/],
  ['gas', /\[error code: 1110\]|computation exceeds limit/],
  ['expired', /transaction is expired/],
]

/** Warnings from Solana wallets, nodes and programs. */
export const SOLANA_WARNINGS: WarningTable = [
  ['funds', /attempt to debit an account but found no record of a prior credit/],
  ['funds', /insufficient lamports|insufficient ?funds ?for ?(?:rent|fee)/],
  // Error 1 of the system program and the token programs; errors of Anchor programs begin at 6000.
  ['funds', /custom program error: 0x1(?![0-9a-f])/],
  ['gas', /exceeded cus meter|computational ?budget ?exceeded|exceeded maximum compute/],
  ['expired', /blockhash ?not ?found|block ?height ?exceeded|blockhash expired/],
]

/** A request that waits in the wallet, or was already sent. */
export type InfoReason = 'pending' | 'sent'

/** Lower-case texts that report no failure. */
export const INFORMATION: readonly (readonly [InfoReason, RegExp])[] = [
  ['pending', /already (?:processing|pending)|request of type '\w+' already pending/],
  ['pending', /(?:please )?wait(?:ing)? for (?:the )?(?:previous|pending) (?:request|transaction)/],
  ['sent', /\balready known\b|already imported|already in the mempool/],
  ['sent', /this transaction has already been processed|sequence_number_too_old/],
]
