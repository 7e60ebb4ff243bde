import type { AskOptions } from '@mintline/core/node'
import {
  type AbiFunction,
  type AbiParameter,
  type AbiParameterToPrimitiveType,
  type Address,
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  isHex,
} from 'viem'
import { BATCH_READER } from '../generated/batchReader.ts'
import { askChain } from './askChain.ts'
import type { ReadClient } from './connection.ts'
import { INCOMPLETE, isRefused } from './nodeFailure.ts'

/** A function with its selector, because computing selectors would cost pages extra code. */
export interface SelectedFunction extends AbiFunction {
  readonly selector: Hex
}

/** A read-only contract call. */
export interface ContractRead<Answer = unknown> {
  readonly address: Address
  readonly entry: SelectedFunction
  readonly args: readonly unknown[]
  /** Carries the answer's type; never set. */
  readonly answer?: Answer
}

/** Answers to reads; undefined = the function does not exist or reverted. */
export type Answers<Reads> = {
  readonly [Name in keyof Reads]: Reads[Name] extends ContractRead<infer Answer>
    ? Answer | undefined
    : never
}

/** An answer's type: a single value or a tuple. */
type AnswerOf<Outputs extends AbiFunction['outputs']> = Outputs extends readonly [infer Only]
  ? Only extends AbiParameter
    ? AbiParameterToPrimitiveType<Only, 'outputs'>
    : never
  : { readonly [At in keyof Outputs]: AbiParameterToPrimitiveType<Outputs[At], 'outputs'> }

/** Creates a contract read with a typed answer. */
export function contractRead<const Entry extends SelectedFunction>(
  address: string,
  entry: Entry,
  args: readonly unknown[] = [],
): ContractRead<AnswerOf<Entry['outputs']>> {
  return { address: address as Address, entry, args }
}

/** Maximum reads in a call, whose answer counts as code: 40 conditions have fewer than its 24,576 bytes. */
const READS_PER_CALL = 40

/** Outcome where the answer has more bytes, such as long texts. */
const TOO_LARGE = 'too large'

/** Clients whose nodes reject calls to undeployed code. */
const withoutCodeCalls = new WeakSet<ReadClient>()

/**
 * Makes many contract reads in one `eth_call` with code that runs them, so nothing need be deployed; more than 40 in
 * several. Falls back to one call per read if a node rejects that.
 *
 * @param groups Reads by group and name; answers have the same keys.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function readContracts<
  const Groups extends Record<string, Record<string, ContractRead>>,
>(
  client: ReadClient,
  groups: Groups,
  options: AskOptions = {},
): Promise<{ readonly [Group in keyof Groups]: Answers<Groups[Group]> }> {
  const reads = Object.values(groups).flatMap((group) => Object.values(group))
  const answers = await askAll(client, reads, options)
  let at = 0
  const answered = Object.entries(groups).map(([name, group]) => {
    const entries = Object.keys(group).map((key) => [key, answers[at++]])
    return [name, Object.fromEntries(entries)]
  })
  return Object.fromEntries(answered)
}

async function askAll(
  client: ReadClient,
  reads: readonly ContractRead[],
  options: AskOptions,
): Promise<unknown[]> {
  const answers: unknown[] = []
  for (let at = 0; at < reads.length; at += READS_PER_CALL) {
    answers.push(...(await askSome(client, reads.slice(at, at + READS_PER_CALL), options)))
  }
  return answers
}

async function askSome(
  client: ReadClient,
  reads: readonly ContractRead[],
  options: AskOptions,
): Promise<unknown[]> {
  if (!withoutCodeCalls.has(client)) {
    const together = await askChain('eth_call', () => askTogether(client, reads), options)
    if (together === TOO_LARGE && reads.length > 1) {
      const middle = reads.length >> 1
      const first = await askSome(client, reads.slice(0, middle), options)
      return [...first, ...(await askSome(client, reads.slice(middle), options))]
    }
    if (Array.isArray(together)) return together
    if (together !== TOO_LARGE) withoutCodeCalls.add(client)
  }
  return Promise.all(
    reads.map((read) => askChain('eth_call', () => askAlone(client, read), options)),
  )
}

/** Calls, in the form for `contracts/BatchReader.yul`. */
const CALLS = [
  {
    type: 'tuple[]',
    components: [
      { type: 'address', name: 'target' },
      { type: 'bytes', name: 'data' },
    ],
  },
] as const

/** Its answers, in call order. */
const RESULTS = [
  {
    type: 'tuple[]',
    components: [
      { type: 'bool', name: 'success' },
      { type: 'bytes', name: 'data' },
    ],
  },
] as const

/** Makes all reads in one call; undefined = the node rejects calls to undeployed code. */
async function askTogether(
  client: ReadClient,
  reads: readonly ContractRead[],
): Promise<unknown[] | typeof TOO_LARGE | undefined> {
  const calls = reads.map(({ address, entry, args }) => ({
    target: address,
    data: callData(entry, args),
  }))
  const run = concatHex([BATCH_READER, encodeAbiParameters(CALLS, [calls])])
  const answer = await called(client, { data: run })
  if (answer === TOO_LARGE) return TOO_LARGE
  if (answer === undefined || answer === '0x') return undefined
  const results = resultsIn(answer)
  return reads.map((read, at) => {
    const { success, data } = results[at] ?? {}
    return success && data ? decoded(read, data) : undefined
  })
}

function resultsIn(answer: Hex) {
  try {
    return decodeAbiParameters(RESULTS, answer)[0]
  } catch (cause) {
    throw new Error(INCOMPLETE, { cause })
  }
}

async function askAlone(client: ReadClient, read: ContractRead): Promise<unknown> {
  const data = callData(read.entry, read.args)
  const answer = await called(client, { to: read.address, data })
  return isHex(answer) ? decoded(read, answer) : undefined
}

/** Returns a call's answer; undefined = refused. */
async function called(
  client: ReadClient,
  transaction: { readonly to?: Address; readonly data: Hex },
): Promise<Hex | typeof TOO_LARGE | undefined> {
  try {
    const answer = await client.request({ method: 'eth_call', params: [transaction, 'latest'] })
    if (isHex(answer)) return answer
  } catch (error) {
    // `max code size exceeded`, `CreateContractSizeLimit`
    if (/(?:code|contract) ?size/i.test(String(error))) return TOO_LARGE
    if (isRefused(error)) return undefined
    throw error
  }
  throw new Error('its answer is malformed')
}

/**
 * Encodes a call; empty if a value does not fit its type, such as a token id above 256 bits. Contracts answer that with
 * nothing.
 */
function callData({ selector, inputs }: SelectedFunction, args: readonly unknown[]): Hex {
  try {
    return concatHex([selector, encodeAbiParameters(inputs, args)])
  } catch {
    return '0x'
  }
}

/** Decodes a single value or a tuple; undefined if the contract returned something else. */
function decoded({ entry }: ContractRead, data: Hex): unknown {
  try {
    const values = decodeAbiParameters(entry.outputs, data)
    return values.length === 1 ? values[0] : values
  } catch {
    return undefined
  }
}
