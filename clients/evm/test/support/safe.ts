import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Abi,
  type AbiFunction,
  type Address,
  encodeFunctionData,
  getAbiItem,
  type Hex,
  parseEventLogs,
  zeroAddress,
} from 'viem'
import type { TestChain } from './chain.ts'

const { resolve } = createRequire(import.meta.url)

/** Address of MultiSendCallOnly 1.4.1 on most networks. */
const MULTI_SEND: Address = '0x9641d764fc13c8b624c04430c7356c1c7c8102e2'

interface Artifact {
  readonly abi: Abi
  readonly bytecode: Hex
  readonly deployedBytecode: Hex
}

function functionOf({ abi }: Artifact, name: string): AbiFunction {
  return getAbiItem({ abi, name }) as AbiFunction
}

/** Reads one of Safe's published contracts, as its auditors compiled it. */
function artifactOf(path: string): Artifact {
  const file = `@safe-global/safe-contracts/build/artifacts/contracts/${path}.json`
  return JSON.parse(readFileSync(resolve(file), 'utf8'))
}

const SAFE = artifactOf('Safe.sol/Safe')
const FACTORY = artifactOf('proxies/SafeProxyFactory.sol/SafeProxyFactory')
const BATCHES = artifactOf('libraries/MultiSendCallOnly.sol/MultiSendCallOnly')

/** A Safe's transaction, as its owners sign and execute it. */
export interface ExecutedSafeTransaction {
  readonly to: string
  readonly value: bigint
  readonly data: Hex
  readonly operation: number
}

/** A Safe 1.4.1 on a test chain. */
export interface TestSafe {
  readonly address: Address
  /** Executes a transaction with its owners' signatures, joined in the order of their addresses. */
  execute(transaction: ExecutedSafeTransaction, signatures: Hex): Promise<'success' | 'reverted'>
}

/** Deploys a Safe with its owners, and puts the contract for batches where networks have it. */
export async function deploySafe(
  chain: TestChain,
  owners: readonly Address[],
  threshold: bigint,
): Promise<TestSafe> {
  await chain.cheats.setCode({ address: MULTI_SEND, bytecode: BATCHES.deployedBytecode })
  const singleton = await chain.deploy(SAFE.bytecode)
  const factory = await chain.deploy(FACTORY.bytecode)
  const initializer = encodeFunctionData({
    abi: SAFE.abi,
    functionName: 'setup',
    args: [owners, threshold, zeroAddress, '0x', zeroAddress, zeroAddress, 0n, zeroAddress],
  })
  const { logs } = await chain.execute({
    to: factory,
    abi: functionOf(FACTORY, 'createProxyWithNonce'),
    args: [singleton, initializer, 1n],
  })
  const [created] = parseEventLogs({ abi: FACTORY.abi, logs, eventName: 'ProxyCreation' })
  if (!created) throw new Error('The Safe was not created.')
  const { proxy: address } = created.args as unknown as { proxy: Address }
  return {
    address,
    execute: async ({ to, value, data, operation }, signatures) => {
      const none = [0n, 0n, 0n, zeroAddress, zeroAddress] as const
      const { status } = await chain.execute({
        to: address,
        abi: functionOf(SAFE, 'execTransaction'),
        args: [to, value, data, operation, ...none, signatures],
      })
      return status
    },
  }
}
