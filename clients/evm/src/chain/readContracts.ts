import type { AskOptions } from '@mintline/core'
import {
  type Abi,
  type AbiFunction,
  type AbiParameter,
  type AbiParameterToPrimitiveType,
  type Address,
  type Client,
  ContractFunctionExecutionError,
  type ContractFunctionParameters,
} from 'viem'
import { multicall, readContract } from 'viem/actions'
import { askChain } from './askChain.ts'
import { isRefused } from './nodeFailure.ts'

/** A read-only contract call. */
export interface ContractRead<Answer = unknown> {
  readonly address: Address
  readonly abi: Abi
  readonly functionName: string
  readonly args: readonly unknown[]
  /** Carries the type of the answer; never set. */
  readonly answer?: Answer
}

/** Answers to reads; undefined = the function does not exist or reverted. */
export type Answers<Reads> = {
  readonly [Name in keyof Reads]: Reads[Name] extends ContractRead<infer Answer>
    ? Answer | undefined
    : never
}

/** Type of an answer: a single value or a tuple. */
type AnswerOf<Outputs extends AbiFunction['outputs']> = Outputs extends readonly [infer Only]
  ? Only extends AbiParameter
    ? AbiParameterToPrimitiveType<Only, 'outputs'>
    : never
  : { readonly [At in keyof Outputs]: AbiParameterToPrimitiveType<Outputs[At], 'outputs'> }

/** A contract read with a typed answer. */
export function contractRead<const Entry extends AbiFunction>(
  address: string,
  entry: Entry,
  args: readonly unknown[] = [],
): ContractRead<AnswerOf<Entry['outputs']>> {
  return { address: address as Address, abi: [entry], functionName: entry.name, args }
}

/** Nodes that reject calls to undeployed code. */
const withoutCodeCalls = new WeakSet<Client>()

/**
 * Makes many contract reads in one `eth_call` that includes the code of Multicall3, so it need not be
 * deployed. Falls back to one call per read where a node rejects that.
 *
 * @param groups Reads by group and name; answers have the same keys.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function readContracts<
  const Groups extends Record<string, Record<string, ContractRead>>,
>(
  client: Client,
  groups: Groups,
  options: AskOptions = {},
): Promise<{ readonly [Group in keyof Groups]: Answers<Groups[Group]> }> {
  const reads = Object.values(groups).flatMap((group) => Object.values(group))
  const answers = await askAll(client, reads as ContractFunctionParameters[], options)
  let at = 0
  const answered = Object.entries(groups).map(([name, group]) => {
    const entries = Object.keys(group).map((key) => [key, answers[at++]])
    return [name, Object.fromEntries(entries)]
  })
  return Object.fromEntries(answered)
}

async function askAll(
  client: Client,
  calls: readonly ContractFunctionParameters[],
  options: AskOptions,
): Promise<unknown[]> {
  if (calls.length === 0) return []
  if (!withoutCodeCalls.has(client)) {
    const together = await askChain('eth_call', () => askTogether(client, calls), options)
    if (together) return together
    withoutCodeCalls.add(client)
  }
  return Promise.all(
    calls.map((call) => askChain('eth_call', () => askAlone(client, call), options)),
  )
}

/** Undefined = the node rejects calls to undeployed code. */
async function askTogether(
  client: Client,
  contracts: readonly ContractFunctionParameters[],
): Promise<unknown[] | undefined> {
  const results = await multicall(client, { contracts, deployless: true, batchSize: 0 })
  const [{ error } = {}] = results
  if (error instanceof ContractFunctionExecutionError && error.functionName === 'aggregate3') {
    if (isRefused(error)) return undefined
    throw error
  }
  return results.map(({ result }) => result)
}

async function askAlone(client: Client, call: ContractFunctionParameters): Promise<unknown> {
  try {
    return await readContract(client, call)
  } catch (error) {
    if (error instanceof ContractFunctionExecutionError && isRefused(error)) return undefined
    throw error
  }
}
