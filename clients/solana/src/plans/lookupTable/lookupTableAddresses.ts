import { AddressLookupTableAccount, PublicKey } from '@solana/web3.js'
import {
  ASSOCIATED_TOKEN_PROGRAM,
  EDITIONS_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
} from '../../addresses.ts'
import { HASHLIST_PAGE_SIZE } from '../../limits.ts'
import { nextHashlistPage } from '../../pda/nextHashlistPage.ts'
import { hashlistAddress } from '../../pda/publicKeys.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'

/** Hashlist pages in a table: the next items' pages, with 64 items each. */
const PAGES = 4
const NEVER = 2n ** 64n - 1n

/**
 * Returns the accounts that all mints in a collection use, for its lookup table. The controls program is not one of
 * them: a transaction must name the program it calls itself.
 */
export function lookupTableAddresses(info: CollectionInfo): readonly PublicKey[] {
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
  ]
  return [...new Set(addresses)].map((address) => new PublicKey(address))
}

/**
 * Returns the table that a collection would get, to calculate sizes before it exists. Its address is a placeholder: do
 * not send with it.
 */
export function lookupTableToBe(info: CollectionInfo): AddressLookupTableAccount {
  return new AddressLookupTableAccount({
    key: PublicKey.default,
    state: {
      deactivationSlot: NEVER,
      lastExtendedSlot: 0,
      lastExtendedSlotStartIndex: 0,
      addresses: [...lookupTableAddresses(info)],
    },
  })
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
