import { boundedFetch, withTimeout } from '@mintline/core/async'
import { isMintlineError, withoutKeys } from '@mintline/core/errors'
import type { EvmAddress } from '@mintline/core/identifiers'
import { parseJsonText } from '@mintline/core/text'
import { getAddress, type Hex } from 'viem'
import { EvmClientError } from '../errors/evmClientError.ts'
import type { Safe } from './fetchSafe.ts'
import type { HashedSafeTransaction, SafeMemo } from './safeTransaction.ts'

const MAX_ANSWER = 1_000_000
const TIMEOUT = 30_000
/** Longest text about a proposal that the service stores. */
const MAX_ORIGIN = 200

/** A Safe Transaction Service, which keeps proposals until owners have signed them. */
export interface SafeService {
  /** Without `/api`, such as `https://api.safe.global/tx-service/base`. */
  readonly url: string
  /** Undefined = the service asks for none. */
  readonly apiKey?: string | undefined
}

/** An owner's signature. */
export interface SafeSignature {
  readonly owner: EvmAddress
  readonly signature: Hex
}

/**
 * Fetches the nonce after all transactions and proposals of a Safe.
 *
 * @throws SAFE_SERVICE_FAILED, or the signal's reason.
 */
export async function fetchNextNonce(
  service: SafeService,
  { address, nonce }: Pick<Safe, 'address' | 'nonce'>,
  options: { readonly signal?: AbortSignal | undefined } = {},
): Promise<bigint> {
  const path = `${pathOf(address)}?executed=false&ordering=-nonce&limit=1`
  const { results } = Object(await ask(service, path, { method: 'GET' }, options))
  const queued: unknown = Array.isArray(results) ? results[0]?.nonce : undefined
  // Numbers in older versions, texts in later ones.
  const isNumber = typeof queued === 'number' || typeof queued === 'string'
  const next = isNumber && /^\d+$/.test(`${queued}`) ? BigInt(queued) + 1n : 0n
  return next > nonce ? next : nonce
}

/**
 * Proposes a transaction to a Safe's owners, with one owner's signature.
 *
 * @throws SAFE_SERVICE_FAILED, or the signal's reason.
 */
export async function proposeSafeTransaction(
  service: SafeService,
  safe: Pick<Safe, 'address'>,
  proposal: Pick<HashedSafeTransaction, 'transaction' | 'hash'> & SafeSignature & SafeMemo,
  options: { readonly signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const { transaction, hash, owner, signature } = proposal
  const { operation, ...numbers } = transaction
  const body = {
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, `${value}`])),
    to: getAddress(transaction.to),
    operation,
    contractTransactionHash: hash,
    sender: getAddress(owner),
    signature,
    origin: originOf(proposal),
  }
  const request = { method: 'POST', body: JSON.stringify(body) }
  await ask(service, pathOf(safe.address), request, options)
}

/** Returns a proposal's text as apps store it, cut to what the service takes. */
function originOf({ title, description }: SafeMemo): string {
  let name = description === '' ? title : `${title}: ${description.replaceAll(/\s+/g, ' ')}`
  const origin = () => JSON.stringify({ name, url: '' })
  while (origin().length > MAX_ORIGIN) name = name.slice(0, -1)
  return origin()
}

function pathOf(address: EvmAddress): string {
  return `/api/v1/safes/${getAddress(address)}/multisig-transactions/`
}

async function ask(
  { url, apiKey }: SafeService,
  path: string,
  request: Pick<RequestInit, 'method' | 'body'>,
  { signal }: { readonly signal?: AbortSignal | undefined },
): Promise<unknown> {
  const { host } = new URL(url)
  const failed = (reason: string, cause?: unknown) =>
    new EvmClientError('SAFE_SERVICE_FAILED', { host, reason: withoutKeys(reason) }, { cause })
  const work = async (either: AbortSignal) => {
    const response = await boundedFetch(fetch, MAX_ANSWER)(`${url.replace(/\/+$/, '')}${path}`, {
      ...request,
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
      },
      signal: either,
    })
    const text = await response.text()
    if (response.ok) return text === '' ? {} : parseJsonText(text)
    throw failed(`it answered ${response.status}${text === '' ? '' : `, ${text.slice(0, 300)}`}`)
  }
  const timeoutError = () => failed('it did not answer in 30 seconds')
  try {
    return await withTimeout(work, { timeout: TIMEOUT, timeoutError, signal })
  } catch (cause) {
    signal?.throwIfAborted()
    if (isMintlineError(cause, 'SAFE_SERVICE_FAILED')) throw cause
    throw failed(cause instanceof Error ? cause.message : 'unknown reason', cause)
  }
}
