import type { LedgerInfo } from '@aptos-labs/ts-sdk'
import { RoleType } from '@aptos-labs/ts-sdk'
import type { AptosChain } from '../chain/chain.ts'
import { ApiError } from './apiError.ts'
import { type ApiRequest, numberOf } from './request.ts'

/** The epoch never changes here. */
const EPOCH = '1'

export function ledgerInfo(chain: AptosChain): LedgerInfo {
  const version = String(chain.ledger.version)
  return {
    chain_id: chain.chainId,
    epoch: EPOCH,
    ledger_version: version,
    oldest_ledger_version: '0',
    ledger_timestamp: String(chain.now()),
    node_role: RoleType.FULL_NODE,
    oldest_block_height: '0',
    block_height: version,
  }
}

/** Headers for every answer: which state it shows. */
export function ledgerHeaders(chain: AptosChain): Record<string, string> {
  const info = ledgerInfo(chain)
  return {
    'x-aptos-chain-id': String(info.chain_id),
    'x-aptos-epoch': info.epoch,
    'x-aptos-ledger-version': info.ledger_version,
    'x-aptos-ledger-oldest-version': info.oldest_ledger_version,
    'x-aptos-ledger-timestampusec': info.ledger_timestamp,
    'x-aptos-block-height': info.block_height,
    'x-aptos-oldest-block-height': info.oldest_block_height,
  }
}

/**
 * Only the latest state is kept.
 *
 * @throws ApiError for a request for another.
 */
export function assertLatest(chain: AptosChain, request: ApiRequest): void {
  const asked = numberOf(request, 'ledger_version')
  const latest = chain.ledger.version
  if (asked === undefined || asked === latest) return
  if (asked > latest) {
    throw new ApiError(404, 'version_not_found', `Ledger version(${asked}) is not there yet`)
  }
  throw new ApiError(410, 'version_pruned', `Ledger version(${asked}) has been pruned`)
}
