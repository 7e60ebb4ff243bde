import { stringifyJson } from '../wire/json.ts'
import { isObject } from './configReader.ts'
import {
  INTERNAL_ERROR,
  INVALID_REQUEST,
  METHOD_NOT_FOUND,
  PARSE_ERROR,
  RpcError,
} from './rpcError.ts'

export type RequestId = string | number | null

export interface RpcRequest {
  method: string
  params: unknown
  id: RequestId
}

/** Runs one request; throws RpcError. */
export type RunRequest = (request: RpcRequest) => unknown

/** Answers a JSON-RPC text, single or batch; undefined if it contains only notifications. */
export function answerText(text: string, run: RunRequest): string | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return failure(null, new RpcError(PARSE_ERROR, 'Parse error'))
  }
  if (!Array.isArray(parsed)) return answerOne(parsed, run)
  if (parsed.length === 0) return failure(null, invalidRequest())
  const answers = parsed.flatMap((request: unknown) => answerOne(request, run) ?? [])
  return answers.length > 0 ? `[${answers.join(',')}]` : undefined
}

export function methodNotFound(): RpcError {
  return new RpcError(METHOD_NOT_FOUND, 'Method not found')
}

function answerOne(request: unknown, run: RunRequest): string | undefined {
  if (!isObject(request)) return failure(null, invalidRequest())
  const { jsonrpc, method, params, id } = request
  const validId = typeof id === 'string' || typeof id === 'number' || id === null
  if (jsonrpc !== '2.0' || typeof method !== 'string' || !(validId || id === undefined)) {
    return failure(validId ? id : null, invalidRequest())
  }
  const isNotification = id === undefined
  try {
    const result = run({ method, params, id: id ?? null })
    return isNotification ? undefined : stringifyJson({ jsonrpc: '2.0', result, id })
  } catch (error) {
    return isNotification ? undefined : failure(id, toRpcError(error))
  }
}

function failure(id: RequestId, { code, message, data }: RpcError): string {
  return stringifyJson({ jsonrpc: '2.0', error: { code, message, data }, id })
}

function invalidRequest(): RpcError {
  return new RpcError(INVALID_REQUEST, 'Invalid request')
}

function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new RpcError(INTERNAL_ERROR, `Internal error: ${reason}`)
}
