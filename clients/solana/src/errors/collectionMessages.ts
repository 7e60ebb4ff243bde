import type { CoinSymbol, InCoin } from '@mintline/core/amounts'
import { withKind } from '@mintline/core/errors'
import { phaseNumber } from '@mintline/core/text'
import { platformFeeText } from '../platformFeeText.ts'

/** Empty context, for fixed messages. */
type Nothing = Record<never, never>

interface WrongWallet {
  /** Required role: `creator`, `primary platform fee admin` or `platform fee admin`. */
  role: string
  /** Addresses with the role. */
  expected: readonly string[]
  /** The wallet's address. */
  actual: string
}

/** A platform fee and its cap: lamports per item, or basis points. */
interface FeeAndCap {
  fee: bigint
  cap: bigint
  isFlat: boolean
  /** Undefined if the network is unknown. */
  coin: CoinSymbol | undefined
}

/** Unix seconds as ISO in UTC; the bare number if it is beyond the calendar. */
export function moment(unixSeconds: bigint): string {
  const date = new Date(Number(unixSeconds) * 1_000)
  return Number.isNaN(date.getTime())
    ? unixSeconds.toString()
    : date.toISOString().replace('.000Z', 'Z')
}

/** Messages about collections and their roles. */
export const COLLECTION_MESSAGES = {
  // Roles.
  WRONG_WALLET: ({ role, expected, actual }: WrongWallet) =>
    `Use the wallet of the ${role}, ${expected.join(' or ')}; the one given is ${actual}`,
  SYMBOL_TAKEN: ({ symbol, owner }: { symbol: string; owner: string }) =>
    `The symbol ${symbol} is taken by a collection of ${owner}: choose another one`,

  // Texts, in UTF-8 bytes.
  SYMBOL_LENGTH_INVALID: ({ bytes }: { bytes: number }) =>
    `A symbol has 1 to 32 bytes, but received - ${bytes}`,
  TEXT_TOO_LONG: ({ bytes, max }: { bytes: number; max: number }) =>
    `Text has at most ${max} bytes, but received - ${bytes}`,
  TOO_MANY_PLACEHOLDERS: ({ count, max }: { count: number; max: number }) =>
    `{} may occur at most ${max} times, but occurs ${count} times`,

  // Extra metadata fields.
  TOO_MANY_EXTRA_FIELDS: ({ count, max }: { count: number; max: number }) =>
    `A collection has at most ${max} extra fields, but would have ${count}`,
  FIELD_KEY_LENGTH_INVALID: ({ bytes }: { bytes: number }) =>
    `A field's key has 1 to 32 bytes, but received - ${bytes}`,
  FIELD_KEY_RESERVED: ({ key }: { key: string }) =>
    `${key} is set automatically and cannot be an extra field`,
  FIELD_KEY_IS_ADDRESS: ({ key }: { key: string }) =>
    `${key} is an address, which stands for a creator of the royalties, not for an extra field`,
  FIELD_KEY_REPEATED: ({ key }: { key: string }) => `The field ${key} is repeated`,
  FIELD_NOT_FOUND: ({ key }: { key: string }) => `The collection has no field ${key}`,

  // Shares in royalties and in the platform fee.
  TOO_MANY_CREATORS: (_: { count: number }) => 'Too many creators, maximum is 5',
  TOO_MANY_FEE_RECIPIENTS: (_: { count: number }) =>
    'Too many platform fee recipients, maximum is 5',
  FEE_ABOVE_CAP: ({ fee, cap, isFlat, coin }: FeeAndCap) =>
    `The platform fee cannot be ${platformFeeText(fee, isFlat, coin)}: choose at most its cap, ${platformFeeText(cap, isFlat, coin)}`,
  FEE_CAP_BELOW_FEE: ({ fee, cap, isFlat, coin }: FeeAndCap) =>
    `The fee cap of ${platformFeeText(cap, isFlat, coin)} is below the platform fee, ${platformFeeText(fee, isFlat, coin)}: raise the cap, or lower the fee first`,
  FEE_CAP_RAISED: ({ cap, wanted, isFlat, coin }: Omit<FeeAndCap, 'fee'> & { wanted: bigint }) =>
    `The fee cap can only be lowered, and cannot be ${platformFeeText(wanted, isFlat, coin)}: choose at most ${platformFeeText(cap, isFlat, coin)}`,
  SHARE_INVALID: ({ share }: { share: number }) =>
    `A share is a whole number from 1 to 100, but received - ${share}`,
  CREATOR_SHARES_NOT_100: ({ total }: { total: number }) =>
    `Shares of the creators must sum to 100, but sum to ${total}`,
  ADDRESS_REPEATED: ({ address }: { address: string }) => `${address} is repeated`,
  /** The receiver is an account that one of the programs owns, or Token-2022. */
  RECEIVER_CANNOT_SPEND: ({ address }: { address: string }) =>
    `${address} is a token or a record of a collection, and payments to it are lost: use a wallet instead`,
  /** The receiver is a program, a sysvar, or another program's account. */
  RECEIVER_CANNOT_BE_PAID: ({ address }: { address: string }) =>
    `${address} is a program, or belongs to one or to the network: use a wallet or a multisig's vault instead`,
  /** A claim for a receiver that the collection owes nothing. */
  NOTHING_OWED: ({ symbol, receiver }: { symbol: string; receiver: string }) =>
    `${symbol} owes nothing to ${receiver}: only treasury and fee recipients have something to claim`,
  GROUP_MINT_IS_WALLET: ({ address }: { address: string }) =>
    `The group mint must be a fresh keypair, but ${address} pays or owns the collection`,

  // Numbers.
  NUMBER_OUT_OF_RANGE: ({ value, min, max }: { value: bigint; min: bigint; max: bigint }) =>
    `A number from ${min} to ${max} is needed, but received - ${value}`,
  MAX_TOKENS_BELOW_ISSUED: ({ max, issued }: { max: bigint; issued: bigint }) =>
    `The supply cannot be ${max}: ${issued} are issued; 0 means unlimited`,

  // Phases.
  PHASE_TYPE_INVALID: ({ phaseType }: { phaseType: string }) =>
    `Invalid phase type ${phaseType}: choose public, merkleTree or allowList`,
  PHASE_PRICE_REQUIRED: ({ phaseIndex }: { phaseIndex: number }) =>
    `Phase ${phaseNumber(phaseIndex)} has a list and becomes public, so it needs a price; 0 makes it free`,
  PHASE_NOT_FOUND: withKind(
    'notFound',
    ({ phaseIndex, count }: { phaseIndex: number; count: number }) =>
      `Invalid phase index ${phaseIndex}: the collection has ${count} phases, from index 0`,
  ),
  PRICE_TOKEN_NOT_FOUND: withKind(
    'notFound',
    ({ mint }: { mint: string }) =>
      `There is no token ${mint} on this network: check the address of its mint`,
  ),
  /** The token's issuer could take a part of payments, or stop them. */
  PRICE_TOKEN_NOT_PLAIN: ({ mint, symbol }: { mint: string; symbol: string }) =>
    `${symbol} (${mint}) has extensions that can change payments: choose a token without them`,
  FLAT_FEE_WITH_TOKEN: ({ coin = 'SOL' }: InCoin) =>
    `A flat platform fee is in ${coin} and cannot be taken from a price in a token: choose a percentage, or a price in ${coin}`,
  /** A list's prices, or the phase's own, would count in another currency. */
  PHASE_CURRENCY_CHANGED: ({ phaseIndex, isListed }: { phaseIndex: number; isListed: boolean }) =>
    isListed
      ? `The list of phase ${phaseNumber(phaseIndex)} has its prices in another currency: add a phase for the new one instead`
      : `Phase ${phaseNumber(phaseIndex)} was priced in another currency: set its price too`,
  PHASE_REPEATED: ({ phaseIndex }: { phaseIndex: number }) =>
    `Phase ${phaseNumber(phaseIndex)} is repeated`,
  PHASE_NOT_REMOVABLE: ({ phaseIndex }: { phaseIndex: number }) =>
    `Phase ${phaseNumber(phaseIndex)} cannot be removed: keep it and close it`,
  TOO_MANY_PHASES: ({ count, max }: { count: number; max: number }) =>
    `A collection has at most ${max} phases, but would have ${count}`,
  PHASE_WINDOW_INVALID: ({ startTime, endTime }: { startTime: bigint; endTime: bigint }) =>
    `A phase must start before it ends, but would start at ${moment(startTime)} and end at ${moment(endTime)}`,
  PHASE_TOTAL_BELOW_MINTED: ({ total, minted }: { total: bigint; minted: bigint }) =>
    `The phase has had ${minted} mints and cannot allow ${total} in all; 0 means unlimited`,
  MERKLE_ROOT_REQUIRED: (_: Nothing) => 'Merkle root required for merkle phase type',
  MERKLE_ROOT_LENGTH_INVALID: ({ bytes }: { bytes: number }) =>
    `A merkle root has exactly 32 bytes, but received - ${bytes}`,
  MERKLE_ROOT_NOT_ALLOWED: (_: Nothing) =>
    'Merkle root not allowed for public or allowlist phase types',

  // Owners.
  NEW_OWNER_INVALID: (_: { newOwner: string }) =>
    'The new owner must be neither the default address nor the present owner',
  NEW_OWNER_CANNOT_SIGN: ({ newOwner }: { newOwner: string }) =>
    `${newOwner} can never sign, so the collection would be lost: use a wallet or the vault of a multisig`,
  ITEM_NOT_FOUND: withKind(
    'notFound',
    ({ item, symbol, issued }: { item: string; symbol: string; issued: bigint }) =>
      `${symbol} has no item ${item}: ${issued === 0n ? 'none is minted yet' : `give a number from 1 to ${issued}, or the mint of an item`}`,
  ),
  HASHLIST_INCOMPLETE: ({ deployment, found, issued }: IncompleteHashlist) =>
    `The node knows ${found} of the ${issued} items of ${deployment}: it lags behind, so try again`,
}

interface IncompleteHashlist {
  deployment: string
  /** Items found. */
  found: bigint
  /** Items issued. */
  issued: bigint
}
