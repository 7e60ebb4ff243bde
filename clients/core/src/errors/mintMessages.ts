import { type CoinSymbol, type CoinUnit, formatAmount, inCoin } from '../amounts.ts'
import { phaseNumber } from '../text/phaseNumber.ts'
import { withKind } from './kinds.ts'
import { withoutFullStop } from './quotedText.ts'

/** Empty context, for fixed messages. */
type Nothing = Record<never, never>

/** Item count. */
type Quantity = number | bigint

interface PriceAboveLimit {
  /** Base units, as `maxPrice`. */
  price: bigint
  maxPrice: bigint
  /** Coin or token of the price; undefined = SOL or ETH on an unknown network. */
  coin?: CoinSymbol | CoinUnit | undefined
}

/** A confirmed mint. */
interface MintedItems {
  /** Transaction hashes, in order. */
  hashes: readonly string[]
  /** Item identifiers, in order. */
  itemIds: readonly string[]
}

/** Messages about mints, worded by the specification. */
export const MINT_MESSAGES = {
  // Quantities: limits per transaction, per wallet and in total.
  QUANTITY_NOT_POSITIVE: ({ quantity }: { quantity: Quantity }) =>
    `Quantity must be greater than 0, but received - ${quantity}`,
  TRANSACTION_QUANTITY_EXCEEDED: ({ quantity, max }: { quantity: Quantity; max: Quantity }) =>
    `Attempted to process ${quantity}, but the maximum allowed quantity per transaction is ${max}`,
  WALLET_QUANTITY_EXCEEDED: ({ max, remaining }: { max: Quantity; remaining: Quantity }) =>
    `Maximum quantity ${max} per wallet exceeded. Remaining quantity ${remaining}`,
  SUPPLY_EXCEEDED: ({ max, remaining }: { max: Quantity; remaining: Quantity }) =>
    `Maximum quantity ${max} exceeded. Remaining quantity ${remaining} (total supply)`,

  // Phases and lists: who may mint now.
  NO_ACTIVE_PHASE: (_: Nothing) => 'No Active Phase',
  NO_ACTIVE_PHASE_FOUND: (_: Nothing) => 'No active phase found',
  RESTRICTED: (_: Nothing) => 'Restricted',
  NOT_ON_WHITELIST: ({ address }: { address: string }) =>
    `Wallet address ${address} isn't on the whitelist. Join the fun during the public minting period`,
  NOT_ON_ALLOWLIST: (_: Nothing) => 'You are not on the allowlist',
  USER_NOT_IN_ALLOW_LIST: (_: Nothing) => 'User not in the allow list',
  /** `open` has the indexes of open phases. */
  PHASE_NOT_OPEN: ({ phaseIndex, open }: { phaseIndex: number; open: readonly number[] }) =>
    `Phase ${phaseNumber(phaseIndex)} is not open now${open.length > 0 ? `; open: ${open.map(phaseNumber).join(', ')}` : ''}`,

  // Minting to a wallet other than the minter.
  MINT_TO_NOT_AVAILABLE: ({ phaseIndex }: { phaseIndex: number }) =>
    `Items of phase ${phaseNumber(phaseIndex)} go to the wallet that mints: it has an allowlist, and only items of public phases can be minted to another wallet`,
  MINT_TO_CANNOT_HOLD_ITEMS: ({ address }: { address: string }) =>
    `${address} can never hold items: mint to the address of a wallet`,

  // Items and their documents.
  ITEM_OF_ANOTHER_DROP: ({ itemId, drop }: { itemId: string; drop: string }) =>
    `${itemId} is not an item of ${drop}: give the id of one that it has minted`,
  IPFS_SETTINGS_INVALID: (_: { type: string }) => 'Provided IPFS settings are not correct',

  // Transactions of a mint: signing, refusals and outcomes.
  NO_SIGNER: (_: Nothing) => 'No Signer or account provided',
  TRANSACTION_REJECTED: withKind('declined', (_: Nothing) => 'Transaction was rejected'),
  NO_ITEMS_MINTED: (_: { hash: string }) => 'No NFTs were minted after transaction execution',
  /** The items in the context are minted and paid for. */
  MINTED_ITEMS_NOT_READ: ({ hashes, reason }: MintedItems & { reason: string }) =>
    `The mint ${hashes.join(', ')} is confirmed, but its items cannot be read yet: ${withoutFullStop(reason)}`,
  PROMI_EVENT_TIMEOUT: (_: Nothing) => 'PromiEvent timeout',
  CONFIRMATION_FAILED: (_: { hash: string }) => 'Transaction confirmation failed',

  // Money. Where the specification has no wording, this follows the programs.
  FEE_SHARES_NOT_100: (_: { total: number }) => 'Total fee shares must equal 100',
  FEE_SHARE_INVALID: ({ share }: { share: number }) =>
    `Fee share must be a whole number from 0 to 100, but received - ${share}`,
  MAX_PRICE_EXCEEDED: ({ price, maxPrice, coin }: PriceAboveLimit) =>
    `One item costs ${inCoin(price, coin)}, and at most ${formatAmount(maxPrice, coin)} is allowed: raise the limit, or wait for a cheaper phase`,

  // Entity cache.
  ENTITY_NOT_FOUND: ({ key }: { key: string }) => `Entity with key ${key} not found`,
  UNKNOWN_ERROR: ({ reason }: { reason: string }) => `Unknown error - ${withoutFullStop(reason)}`,
}
