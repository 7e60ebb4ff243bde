import type { SolanaAddress } from '@mintline/core/identifiers'
import { EDITIONS_PROGRAM } from '../../addresses.ts'
import {
  EDITIONS_DEPLOYMENT_DISCRIMINATOR,
  type EditionsDeployment,
  getEditionsDeploymentDecoder,
} from '../../generated/kit/editions/accounts/editionsDeployment.ts'
import type { StoredAccount } from '../../rpc/readConnection.ts'
import { decodeRecord, type RecordKind, readAddress } from './decodeRecord.ts'

/** A deployment as stored by the editions program (specification 3.7). */
export interface EditionsDeploymentRecord {
  readonly address: SolanaAddress
  /** The deployment's administrator: the controls record, not the collection's owner. */
  readonly creator: SolanaAddress
  /** 0 = unlimited. */
  readonly maxNumberOfTokens: bigint
  /** The last item's number. */
  readonly numberOfTokensIssued: bigint
  readonly groupMint: SolanaAddress
  /** Equals the group mint. */
  readonly group: SolanaAddress
  readonly symbol: string
  /** `{}` stands for the item's number. */
  readonly itemBaseName: string
  readonly itemBaseUri: string
  /** True if the name contains `{}`. */
  readonly itemNameIsTemplate: boolean
  readonly itemUriIsTemplate: boolean
}

/** How to recognise these accounts. */
export const DEPLOYMENT_KIND: RecordKind<EditionsDeployment> = {
  name: 'EditionsDeployment',
  program: EDITIONS_PROGRAM,
  discriminator: EDITIONS_DEPLOYMENT_DISCRIMINATOR,
  decoder: getEditionsDeploymentDecoder(),
}

/**
 * Decodes a collection's deployment: its texts, supply and roles.
 *
 * @throws NOT_EDITIONS_ACCOUNT
 */
export function decodeEditionsDeployment(account: StoredAccount): EditionsDeploymentRecord {
  const record = decodeRecord(account, DEPLOYMENT_KIND)
  return {
    address: account.address,
    creator: readAddress(record.creator),
    maxNumberOfTokens: record.maxNumberOfTokens,
    numberOfTokensIssued: record.numberOfTokensIssued,
    groupMint: readAddress(record.groupMint),
    group: readAddress(record.group),
    symbol: record.symbol,
    itemBaseName: record.itemBaseName,
    itemBaseUri: record.itemBaseUri,
    itemNameIsTemplate: record.itemNameIsTemplate,
    itemUriIsTemplate: record.itemUriIsTemplate,
  }
}
