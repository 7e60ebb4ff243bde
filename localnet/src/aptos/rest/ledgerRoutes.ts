import type { Block, GasEstimation } from '@aptos-labs/ts-sdk'
import type { AptosChain } from '../chain/chain.ts'
import { GAS_PRICE, PRIORITIZED_GAS_PRICE } from '../chain/gas.ts'
import { sha3 } from '../chain/transactionHash.ts'
import { notFound } from './apiError.ts'
import { ledgerInfo } from './context.ts'
import { type ApiRequest, flagOf, versionOf } from './request.ts'
import type { Route } from './router.ts'
import { hex } from './stateJson.ts'
import { userTransactionJson } from './transactionJson.ts'

/** Routes about the chain itself. */
export function ledgerRoutes(chain: AptosChain): Route[] {
  const estimation: GasEstimation = {
    deprioritized_gas_estimate: GAS_PRICE,
    gas_estimate: GAS_PRICE,
    prioritized_gas_estimate: PRIORITIZED_GAS_PRICE,
  }
  return [
    { method: 'GET', path: '/v1', answer: () => ({ json: ledgerInfo(chain) }) },
    {
      method: 'GET',
      path: '/v1/-/healthy',
      answer: () => ({ json: { message: 'aptos-node:ok' } }),
    },
    { method: 'GET', path: '/v1/estimate_gas_price', answer: () => ({ json: estimation }) },
    {
      method: 'GET',
      path: '/v1/blocks/by_height/:height',
      answer: (request) => ({ json: blockJson(chain, request, versionOf(request, 'height')) }),
    },
    {
      method: 'GET',
      path: '/v1/blocks/by_version/:version',
      answer: (request) => ({ json: blockJson(chain, request, versionOf(request, 'version')) }),
    },
  ]
}

/** A block with one transaction, whose version is its height. */
function blockJson(chain: AptosChain, request: ApiRequest, height: bigint): Block {
  const landed = chain.ledger.byVersion(height)
  if (!landed && height !== 0n) {
    throw notFound('block_not_found', `Block not found by height(${height})`)
  }
  const transactions = landed ? [userTransactionJson(chain, landed)] : []
  return {
    block_height: String(height),
    block_hash: hex(landed?.accumulator ?? sha3()),
    block_timestamp: String(landed?.time ?? 0n),
    first_version: String(height),
    last_version: String(height),
    ...(flagOf(request, 'with_transactions') ? { transactions } : {}),
  }
}
