import { AddressLookupTableAccount, PublicKey } from '@solana/web3.js'
import {
  ASSOCIATED_TOKEN_PROGRAM,
  EDITIONS_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from '../../addresses.ts'
import { HASHLIST_PAGE_SIZE } from '../../limits.ts'
import { nextHashlistPage } from '../../pda/nextHashlistPage.ts'
import {
  hashlistAddress,
  priceTokenAccountAddress,
  priceTokenAddress,
  priceTokenVaultAddress,
} from '../../pda/publicKeys.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'

/** Hashlist pages in a table: the next items' pages, with 64 items each. */
const PAGES = 4
const NEVER = 2n ** 64n - 1n

/** A token in which a phase is priced, in base58. */
export interface PaidToken {
  readonly mint: string
  /** Default: the Token program, with which mints take the most bytes. */
  readonly tokenProgram?: string | undefined
}

/**
 * Returns the accounts that mints in a collection share, for its lookup table. The controls program is not one of them:
 * a transaction must name the program it calls itself.
 *
 * @param tokens Tokens in which its phases are priced. Default: none.
 */
export function lookupTableAddresses(
  info: CollectionInfo,
  tokens: readonly PaidToken[] = [],
): readonly PublicKey[] {
  const addresses = [
    info.editions,
    info.editionsControls,
    info.groupMint,
    info.treasury,
    ...info.platformFees.recipients.map(({ address }) => address),
    TOKEN_2022_PROGRAM,
    ASSOCIATED_TOKEN_PROGRAM,
    SYSTEM_PROGRAM,
    EDITIONS_PROGRAM,
    ...nextPages(info),
    ...tokens.flatMap((token) => tokenAddresses(info, token)),
  ]
  return [...new Set(addresses)].map((address) => new PublicKey(address))
}

/**
 * Returns the table that a collection would get, to calculate sizes before it exists. Its address is a placeholder: do
 * not send with it.
 *
 * @param tokens As for `lookupTableAddresses`.
 */
export function lookupTableToBe(
  info: CollectionInfo,
  tokens: readonly PaidToken[] = [],
): AddressLookupTableAccount {
  return new AddressLookupTableAccount({
    key: PublicKey.default,
    state: {
      deactivationSlot: NEVER,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: [...lookupTableAddresses(info, tokens)],
    },
  })
}

/** A mint for tokens pays into the receivers' token accounts, and names the vault for those that are closed. */
function tokenAddresses(
  { editions, treasury, platformFees }: CollectionInfo,
  token: PaidToken,
): string[] {
  const mint = new PublicKey(token.mint)
  const tokenProgram = new PublicKey(token.tokenProgram ?? TOKEN_PROGRAM)
  const record = priceTokenAddress(new PublicKey(editions), mint)
  const receivers = [treasury, ...platformFees.recipients.map(({ address }) => address)]
  const accounts = receivers.map((receiver) =>
    priceTokenAccountAddress(mint, new PublicKey(receiver), tokenProgram),
  )
  return [mint, tokenProgram, record, priceTokenVaultAddress(record), ...accounts].map(String)
}

function nextPages({
  editions,
  numberOfTokensIssued,
  maxNumberOfTokens,
}: CollectionInfo): string[] {
  const deployment = new PublicKey(editions)
  const first = nextHashlistPage(numberOfTokensIssued)
  const pages = Array.from({ length: PAGES }, (_, index) => first + index)
  return pages
    .filter((page) => maxNumberOfTokens === 0n || pageStart(page) < maxNumberOfTokens)
    .map((page) => hashlistAddress(deployment, page).toBase58())
}

function pageStart(page: number): bigint {
  return BigInt(page) * BigInt(HASHLIST_PAGE_SIZE)
}
