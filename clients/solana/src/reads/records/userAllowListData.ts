import { EDITIONS_CONTROLS_PROGRAM } from '../../addresses.ts'
import {
  getUserAllowListDataDecoder,
  USER_ALLOW_LIST_DATA_DISCRIMINATOR,
} from '../../generated/kit/editionsControls/accounts/userAllowListData.ts'
import type { StoredAccount } from '../../rpc/storedAccount.ts'
import type { AllowlistEntry } from '../allowlistEntry.ts'
import { decodeRecord, readAddress } from './decodeRecord.ts'

const KIND = {
  name: 'UserAllowListData',
  program: EDITIONS_CONTROLS_PROGRAM,
  discriminator: USER_ALLOW_LIST_DATA_DISCRIMINATOR,
  decoder: getUserAllowListDataDecoder(),
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
