import { walkWalletError } from '@mintline/core/signing'
import { type Abi, type AbiParameter, decodeErrorResult, type Hex } from 'viem'
import { EvmClientError } from '../errors/evmClientError.ts'
import type { RefusalArguments } from '../errors/refusal.ts'
import { DROP_ERRORS } from '../generated/errors.ts'
import { TOKEN_ERRORS } from './tokenErrors.ts'

/** Error for a call refused by a contract. */
export type ContractFailure = EvmClientError<'CONTRACT_REFUSED' | 'CONTRACT_REFUSED_UNKNOWN'>

const KNOWN_ERRORS: Abi = [...DROP_ERRORS, ...TOKEN_ERRORS]

/** JSON-RPC code for a reverted call. */
const REVERTED = 3

/** viem's error names for reverted calls. */
const REVERT_NAMES: ReadonlySet<string> = new Set([
  'ExecutionRevertedError',
  'ContractFunctionRevertedError',
])

/** Node messages about reverted calls. */
const REVERT_TEXT = /\brevert(?:ed)?\b/i

/** Error data inside messages, from nodes that do not return it separately. */
const DATA_IN_TEXT = /(?:^reverted |return data: ?|custom error )(0x[0-9a-f]{8,})/i

/** Revert reason inside messages, from nodes that return no data. */
const REASON_IN_TEXT =
  /revert(?:ed)?(?: with reason string '([^']+)'|: (?!0x|custom error|revert)(.+?)$)/im

/** Bytes in an error selector and in each argument. */
const SELECTOR = 4
const WORD = 32

/** A custom error or revert string, with its arguments. */
interface Refusal {
  readonly name: string
  readonly args: RefusalArguments
}

/**
 * Finds a contract's refusal in an error from viem, a node or a wallet, however deeply nested; undefined = none.
 *
 * @param contract Called address; undefined = contract creation.
 * @param hash Transaction hash; undefined if it was not sent.
 */
export function contractFailure(
  error: unknown,
  contract: string | undefined,
  hash?: string,
): ContractFailure | undefined {
  const { codes, messages, names, data } = walkWalletError(error)
  const returned = [...data, ...messages.flatMap(dataInText)].filter(isReturned)
  const options = { cause: error }
  for (const each of returned) {
    const refusal = decoded(each)
    if (refusal)
      return new EvmClientError('CONTRACT_REFUSED', { ...refusal, contract, hash }, options)
  }
  const isReverted =
    codes.includes(REVERTED) ||
    names.some((name) => REVERT_NAMES.has(name)) ||
    messages.some((text) => REVERT_TEXT.test(text))
  if (!isReverted) return undefined
  const [unknown] = returned
  if (unknown) {
    return new EvmClientError(
      'CONTRACT_REFUSED_UNKNOWN',
      { contract, data: unknown, hash },
      options,
    )
  }
  const name = messages.flatMap(reasonInText)[0]
  if (name === undefined) {
    return new EvmClientError('CONTRACT_REFUSED_UNKNOWN', { contract, data: '0x', hash }, options)
  }
  return new EvmClientError('CONTRACT_REFUSED', { name, args: {}, contract, hash }, options)
}

/** Returns true if hex has the length of error data: a selector and whole words. */
function isReturned(hex: string): hex is Hex {
  const bytes = (hex.length - 2) / 2
  return bytes >= SELECTOR && (bytes - SELECTOR) % WORD === 0
}

function dataInText(text: string): string[] {
  const found = DATA_IN_TEXT.exec(text)?.[1]
  return found === undefined ? [] : [found]
}

function reasonInText(text: string): string[] {
  const [, quoted, plain] = REASON_IN_TEXT.exec(text) ?? []
  const reason = (quoted ?? plain)?.trim()
  return reason ? [reason] : []
}

function decoded(data: Hex): Refusal | undefined {
  try {
    const { errorName, args = [], abiItem } = decodeErrorResult({ abi: KNOWN_ERRORS, data })
    // A revert string.
    if (errorName === 'Error') return { name: String(args[0]), args: {} }
    const inputs = abiItem.type === 'error' ? abiItem.inputs : []
    return { name: errorName, args: namedArguments(errorName, inputs, args) }
  } catch {
    return undefined
  }
}

/** Corrected argument names: the ABI swaps expected and actual, and does not name panic codes. */
const RIGHT_NAMES: Readonly<Record<string, readonly string[]>> = {
  Panic: ['code'],
  DropClaimInvalidTokenPrice: [
    'offeredCurrency',
    'offeredPricePerToken',
    'requiredCurrency',
    'requiredPricePerToken',
  ],
}

function namedArguments(
  errorName: string,
  inputs: readonly AbiParameter[],
  values: readonly unknown[],
): RefusalArguments {
  const names = RIGHT_NAMES[errorName] ?? inputs.map(({ name = '' }) => name)
  const entries = names.map((name, index) => {
    const value = values[index]
    return [name, typeof value === 'bigint' ? value : String(value).toLowerCase()]
  })
  return Object.fromEntries(entries)
}
