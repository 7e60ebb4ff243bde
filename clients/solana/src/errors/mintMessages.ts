import { formatAmount, type InCoin, inCoin } from '@mintline/core/amounts'
import { withKind } from '@mintline/core/errors'
import { phaseNumber } from '@mintline/core/text'

/** Messages about edition mints. */
export const EDITION_MINT_MESSAGES = {
  /** A caller's option, unlike a mint's quantity. */
  MAX_PER_TRANSACTION_INVALID: ({ maxPerTransaction, max }: MaxPerTransaction) =>
    `Items per transaction must be a whole number from 1 to ${max}, but received - ${maxPerTransaction}`,
  DEPLOYMENT_NOT_FOUND: withKind('notFound', (_: { deployment: string }) => 'Deployment not found'),
  COSIGNER_REQUIRED: ({ creator, named }: { creator: string; named: string }) =>
    `This deployment requires the creator to co-sign: let ${creator}, or ${named} in its place, sign the mint as well`,
  MINT_RACE_LOST: ({ attempts }: { attempts: number }) =>
    `Other mints came first ${attempts} times in a row: try again`,
  CUSTOM_INSTRUCTION_ERROR: (_: {
    hash: string
    programError: number
    /** The program's address; undefined if unknown. */
    programId?: string | undefined
  }) => 'Transaction failed: Custom instruction error',
  /** Lamports that are missing, and that the mint costs. */
  MINT_FUNDS_TOO_LOW: ({ wallet, missing, items, rent, fees, coin }: LowFunds) =>
    rent === undefined
      ? `${wallet} needs at least ${inCoin(missing, coin)} more: the mint takes ${formatAmount(items, coin)} for the items and ${formatAmount(fees, coin)} of network fees, before rent`
      : `${wallet} needs ${inCoin(missing, coin)} more: the mint takes ${formatAmount(items, coin)} for the items, ${formatAmount(rent, coin)} of rent and ${formatAmount(fees, coin)} of network fees`,
  TOKEN_ACCOUNT_FROZEN: ({ wallet, symbol }: FrozenAccount) =>
    `The token account of ${wallet} is frozen by the issuer of ${symbol}: pay with another wallet`,
  /** The owner changed it after the price was shown. */
  PRICE_TOKEN_CHANGED: ({ phaseIndex, accepted, token }: ChangedToken) =>
    `The price of phase ${phaseNumber(phaseIndex)} is now in ${currencyText(token)}, and was accepted in ${currencyText(accepted)}: check the price again`,
}

interface FrozenAccount {
  /** Paying wallet, in base58. */
  wallet: string
  /** The token's mint, in base58. */
  token: string
  symbol: string
}

interface ChangedToken {
  phaseIndex: number
  /** Mint of the accepted token, in base58; undefined = lamports. */
  accepted: string | undefined
  /** Mint of the present token, in base58; undefined = lamports. */
  token: string | undefined
}

function currencyText(token: string | undefined): string {
  return token === undefined ? "the network's coin" : `the token ${token}`
}

interface MaxPerTransaction {
  maxPerTransaction: number
  /** The programs' maximum. */
  max: number
}

interface LowFunds extends InCoin {
  /** Paying wallet, in base58. */
  wallet: string
  /** Lamports, like the other amounts. */
  missing: bigint
  items: bigint
  /** Undefined = not computed: for a large mint, the wallet cannot pay even items and fees. */
  rent: bigint | undefined
  fees: bigint
}
