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

/** A call of one function of a contract that changes nothing. */
export interface ContractRead<Answer = unknown> {
  readonly address: Address
  readonly abi: Abi
  readonly functionName: string
  readonly args: readonly unknown[]
  /** Type of the answer; never there. */
  readonly answer?: Answer
}

/** Answers of reads; undefined = the contract has no such function, or refused. */
export type Answers<Reads> = {
  readonly [Name in keyof Reads]: Reads[Name] extends ContractRead<infer Answer>
    ? Answer | undefined
    : never
}

/** Type of an answer: nothing, one value, or a list of them. */
type AnswerOf<Outputs extends AbiFunction['outputs']> = Outputs extends readonly [infer Only]
  ? Only extends AbiParameter
    ? AbiParameterToPrimitiveType<Only, 'outputs'>
    : never
  : { readonly [At in keyof Outputs]: AbiParameterToPrimitiveType<Outputs[At], 'outputs'> }

/** A read of a contract, with the type of its answer. */
export function contractRead<const Entry extends AbiFunction>(
  address: string,
  entry: Entry,
  args: readonly unknown[] = [],
): ContractRead<AnswerOf<Entry['outputs']>> {
  return { address: address as Address, abi: [entry], functionName: entry.name, args }
}

/** Nodes that refuse a call of code that is not deployed. */
const withoutCodeCalls = new WeakSet<Client>()

/**
 * Reads many functions of contracts at once: by one `eth_call`, which brings the code of Multicall3 along,
 * so that it works wherever a chain runs EVM code, deployed or not. Where a node refuses that, each by
 * a call of its own.
 *
 * @param groups Reads by group and name; the answers have the same names.
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

/** Undefined = the node runs no code that is not deployed. */
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
