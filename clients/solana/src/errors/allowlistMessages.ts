import {
  type CoinSymbol,
  type CoinUnit,
  formatAmount,
  type InCoin,
  inCoin,
} from '@mintline/core/amounts'
import { LIST_MESSAGES, withKind, withoutFullStop } from '@mintline/core/errors'
import { phaseNumber } from '@mintline/core/text'

/** Messages about allowlists: files, entries, upserts and merkle lists. */
export const ALLOWLIST_MESSAGES = {
  ALLOWLIST_PRICE_TOO_HIGH: ({ price, coin }: ListPrice) =>
    `An allowlist price is at most ${inCoin(0xffff_ffffn, coin)}, but received - ${formatAmount(price, coin)}`,
  ALLOWLIST_PRICE_NEGATIVE: ({ price, coin }: { price: bigint } & InCoin) =>
    `An allowlist price is 0 or more, but received - ${inCoin(price, coin)}`,
  ALLOWLIST_AMOUNT_OUT_OF_RANGE: ({ amount }: { amount: number }) =>
    `An allowlist amount is a whole number from 1 to 255, but received - ${amount}`,
  MERKLE_PRICE_OUT_OF_RANGE: ({ price, coin }: ListPrice) =>
    `A price in a merkle list is 0 to ${inCoin(0xffff_ffff_ffff_ffffn, coin)}, but received - ${formatAmount(price, coin)}`,
  MERKLE_MAX_CLAIMS_OUT_OF_RANGE: ({ maxClaims }: { maxClaims: bigint }) =>
    `Max claims in a merkle list are 1 to 18446744073709551615, but received - ${maxClaims}`,
  AMOUNT_UNREADABLE: withKind(
    'usage',
    ({ value, reason }: { value: string; reason: string }) =>
      `The amount "${value}" cannot be read: ${withoutFullStop(reason)}`,
  ),
  ALLOWLIST_FILE_UNIT_MISSING: withKind(
    'input',
    ({ row, value, coin = 'SOL' }: UndecidedPrice) =>
      `The price "${value}" on line ${row} has no unit: say whether the prices of the list are in ${coin} or in lamports, or name their column "price_${coin.toLowerCase()}" or "price_lamports"`,
  ),
  /** The position counts from 1. */
  MERKLE_TREE_INCONSISTENT: ({ position }: { position: number }) =>
    `The proof of the wallet at position ${position} does not lead to the root that was built: do not use this root, and report it with the list`,
  /** `source` is a URL or a file path. */
  MERKLE_PROOF_MANIFEST_INVALID: ({ source }: { source: string }) =>
    `${source} is not the index of a list of proofs: remove it, or choose another folder`,
  /** `root` belongs to the list whose proofs are in the folder. */
  MERKLE_PROOFS_OF_ANOTHER_LIST: ({ folder, root }: { folder: string; root: string }) =>
    `The folder ${folder} holds the proofs of another list, with the root ${root}: choose another folder, or replace them`,
  MERKLE_PROOFS_NOT_WRITTEN: ({ folder, reason }: { folder: string; reason: string }) =>
    `The proofs cannot be written to ${folder}: ${withoutFullStop(reason)}`,

  // Changes to lists on chain.
  ...LIST_MESSAGES,
  PHASE_NOT_ALLOWLIST: ({ phaseIndex, phaseType }: { phaseIndex: number; phaseType: string }) =>
    `Phase ${phaseNumber(phaseIndex)} is of type ${phaseType} and has no list on chain: choose a phase of type allowList`,
  BALANCE_TOO_LOW: ({ wallet, needed, balance, coin }: LowBalance) =>
    `The wallet ${wallet} has ${formatAmount(balance, coin)} and needs ${inCoin(needed, coin)} for rent and fees: send it the rest`,
  TRANSACTION_EXPIRED: ({ signature }: { signature: string }) =>
    `The transaction ${signature} did not land in time and no longer can: run this again`,
}

interface ListPrice {
  /** Base units. */
  price: bigint
  /** The network's coin or the phase's token; undefined = lamports on an unknown network. */
  coin?: CoinSymbol | CoinUnit | undefined
}

interface LowBalance extends InCoin {
  wallet: string
  /** Lamports. */
  needed: bigint
  /** Lamports. */
  balance: bigint
}

interface UndecidedPrice extends InCoin {
  /** File line, from 1. */
  row: number
  /** The cell. */
  value: string
}
