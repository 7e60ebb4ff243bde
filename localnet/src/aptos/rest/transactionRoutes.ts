import { type AptosChain, SignedSimulation, type Simulation } from '../chain/chain.ts'
import { GAS_PRICE, PRIORITIZED_GAS_PRICE } from '../chain/gas.ts'
import { Rejection } from '../chain/rejection.ts'
import { UnreadableTransaction } from '../chain/submitted.ts'
import { ApiError, invalidInput, notFound } from './apiError.ts'
import { pageOf } from './pages.ts'
import { type ApiAnswer, type ApiRequest, flagOf, hashOf, versionOf } from './request.ts'
import type { Route } from './router.ts'
import { hex } from './stateJson.ts'
import { pendingJson, userTransactionJson } from './transactionJson.ts'

/** The genesis, version 0, is not shown. */
const FIRST_VERSION = 1n
const SIGNED_TRANSACTION = 'application/x.aptos.signed_transaction+bcs'

/** Sends, simulates and finds transactions. */
export function transactionRoutes(chain: AptosChain): Route[] {
  const byHash = (request: ApiRequest) => transactionByHash(chain, hashOf(request))
  return [
    {
      method: 'POST',
      path: '/v1/transactions',
      answer: (request) => ({
        status: 202,
        json: pendingJson(
          chain,
          withApiErrors(request, () => chain.submit(request.body)),
        ),
      }),
    },
    {
      method: 'POST',
      path: '/v1/transactions/simulate',
      answer: (request) => {
        const simulation = withApiErrors(request, () => simulate(chain, request))
        return { json: [userTransactionJson(chain, simulation)] }
      },
    },
    {
      method: 'GET',
      path: '/v1/transactions',
      answer: (request) => {
        const landed = pageOf(request, chain.ledger.all, FIRST_VERSION)
        return { json: landed.map((transaction) => userTransactionJson(chain, transaction)) }
      },
    },
    { method: 'GET', path: '/v1/transactions/by_hash/:hash', answer: byHash },
    { method: 'GET', path: '/v1/transactions/wait_by_hash/:hash', answer: byHash },
    {
      method: 'GET',
      path: '/v1/transactions/by_version/:version',
      answer: (request) => {
        const version = versionOf(request, 'version')
        const landed = chain.ledger.byVersion(version)
        if (landed) return { json: userTransactionJson(chain, landed) }
        const message = `Transaction not found by Ledger version(${version})`
        throw notFound('transaction_not_found', message)
      },
    },
  ]
}

function transactionByHash(chain: AptosChain, hash: Uint8Array): ApiAnswer {
  const landed = chain.ledger.byHash(hash)
  if (landed) return { json: userTransactionJson(chain, landed) }
  const waiting = chain.waiting(hash)
  if (waiting) return { json: pendingJson(chain, waiting) }
  const message = `Transaction not found by Transaction hash(${hex(hash)})`
  throw notFound('transaction_not_found', message)
}

function simulate(chain: AptosChain, request: ApiRequest): Simulation {
  const prioritized = flagOf(request, 'estimate_prioritized_gas_unit_price')
  const estimated = flagOf(request, 'estimate_gas_unit_price') ? GAS_PRICE : undefined
  return chain.simulate(request.body, {
    gasPrice: prioritized ? PRIORITIZED_GAS_PRICE : estimated,
    isMaxGasEstimated: flagOf(request, 'estimate_max_gas_amount'),
  })
}

/** Runs a task on the transaction in the body, and converts refusals to the interface's errors. */
function withApiErrors<T>({ contentType }: ApiRequest, task: () => T): T {
  if (!contentType.includes(SIGNED_TRANSACTION)) {
    const message = `This network takes transactions as ${SIGNED_TRANSACTION} only.`
    throw new ApiError(415, 'web_framework_error', message)
  }
  try {
    return task()
  } catch (error) {
    if (error instanceof Rejection) {
      throw new ApiError(400, 'vm_error', error.message, error.number)
    }
    if (error instanceof SignedSimulation || error instanceof UnreadableTransaction) {
      throw invalidInput(error.message)
    }
    throw error
  }
}
