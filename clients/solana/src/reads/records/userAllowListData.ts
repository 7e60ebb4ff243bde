import type { SolanaAddress } from '@mintline/core/identifiers'
import { EDITIONS_CONTROLS_PROGRAM } from '../../addresses.ts'
import {
  getUserAllowListDataDecoder,
  USER_ALLOW_LIST_DATA_DISCRIMINATOR,
} from '../../generated/kit/editionsControls/accounts/userAllowListData.ts'
import type { StoredAccount } from '../../rpc/readConnection.ts'
import { decodeRecord, readAddress } from './decodeRecord.ts'

const KIND = {
  name: 'UserAllowListData',
  program: EDITIONS_CONTROLS_PROGRAM,
  discriminator: USER_ALLOW_LIST_DATA_DISCRIMINATOR,
  decoder: getUserAllowListDataDecoder(),
}

/** One wallet's terms in an allowlist phase, as on chain (specification 3.6). */
export interface AllowlistEntry {
  /** The record's address. */
  readonly address: SolanaAddress
  /** The deployment's address. */
  readonly deployment: SolanaAddress
  /** The wallet that may mint. */
  readonly user: SolanaAddress
  readonly phaseIndex: number
  /** Lamports for one item, at most 4,294,967,295; 0 = free. */
  readonly price: bigint
  /** Maximum items in the phase, 1 to 255. */
  readonly amount: number
  /** Paid for the record and gets its rent back when it is closed. */
  readonly payer: SolanaAddress
}

/**
 * Decodes an allowlist entry.
 *
 * @throws NOT_EDITIONS_ACCOUNT
 */
export function decodeUserAllowListData(account: StoredAccount): AllowlistEntry {
  const record = decodeRecord(account, KIND)
  return {
    address: account.address,
    deployment: readAddress(record.editionsDeployment),
    user: readAddress(record.user),
    phaseIndex: record.phaseIndex,
    price: BigInt(record.price),
    amount: record.amount,
    payer: readAddress(record.payer),
  }
}
