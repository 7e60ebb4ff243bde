import type { SolanaAddress } from '@mintline/core/identifiers'
import { EDITIONS_PROGRAM } from '../../addresses.ts'
import {
  getHashlistDecoder,
  HASHLIST_DISCRIMINATOR,
  type Hashlist,
} from '../../generated/kit/editions/accounts/hashlist.ts'
import type { StoredAccount } from '../../rpc/readConnection.ts'
import { decodeRecord, type RecordKind, readAddress } from './decodeRecord.ts'

/** An item in its collection's hashlist. */
export interface HashlistItem {
  readonly mint: SolanaAddress
  /** The item's number, from 1. */
  readonly order: bigint
}

/** A page in a collection's hashlist (specification 3.7). */
export interface HashlistRecord {
  readonly address: SolanaAddress
  readonly deployment: SolanaAddress
  /** From 0; a page holds 64 items. */
  readonly page: number
  /** By item number. */
  readonly issues: readonly HashlistItem[]
}

/** How to recognise these accounts. */
export const HASHLIST_KIND: RecordKind<Hashlist> = {
  name: 'Hashlist',
  program: EDITIONS_PROGRAM,
  discriminator: HASHLIST_DISCRIMINATOR,
  decoder: getHashlistDecoder(),
}

/**
 * Decodes a hashlist page, which maps mints to their item numbers.
 *
 * @throws NOT_EDITIONS_ACCOUNT
 */
export function decodeHashlist(account: StoredAccount): HashlistRecord {
  const record = decodeRecord(account, HASHLIST_KIND)
  return {
    address: account.address,
    deployment: readAddress(record.deployment),
    page: record.page,
    issues: record.issues.map(({ mint, order }) => ({ mint: readAddress(mint), order })),
  }
}
