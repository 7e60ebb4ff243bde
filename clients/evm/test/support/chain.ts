import { NETWORKS } from '@mintline/core/networks'
import { type Anvil, startAnvil } from '@mintline/localnet/anvil'
import {
  type Abi,
  type AbiFunction,
  type Address,
  concatHex,
  createTestClient,
  encodeFunctionData,
  formatTransactionReceipt,
  type Hex,
  http,
  numberToHex,
  type TestClient,
  type TransactionReceipt,
} from 'viem'
import { getBlock, sendTransaction } from 'viem/actions'
import { connectChain } from '../../src/chain/connectChain.ts'
import type { EvmConnection } from '../../src/chain/connection.ts'
import { clientWallet, type EvmWallet, providerWallet } from '../../src/wallet/evmWallet.ts'
import { keyOf } from './keys.ts'

/** Anvil's default network. */
export const LOCAL_NETWORK = NETWORKS.ETHEREUM[2] as (typeof NETWORKS.ETHEREUM)[number]

/** Wei of a funded wallet: 100 ETH. */
export const FUNDS = 100n * 10n ** 18n

/** Polling interval in milliseconds; anvil mines at once. */
const POLLING_INTERVAL = 5

/** First wallet address; the keys are not known. */
const FIRST_WALLET = 0xa11ce00000000000000000000000000000000000n

/** An anvil chain for the tests of one file. */
export interface TestChain extends Anvil {
  readonly connection: EvmConnection
  /** Client with anvil test methods: time, balances, mining, snapshots. */
  readonly cheats: TestClient<'anvil'>
  /** Deploys contracts and owns the drops. */
  readonly creator: EvmWallet
  /**
   * Creates a wallet with keys in anvil.
   *
   * @param balance Wei. Default: 100 ETH.
   */
  newWallet(balance?: bigint): Promise<EvmWallet>
  /**
   * A funded wallet that signs locally: one of anvil's accounts 1 to 9.
   *
   * @param connection Default: that of the chain.
   */
  keyWallet(index: number, connection?: EvmConnection): EvmWallet
  /** Deploys a contract and returns its address. */
  deploy(creationCode: Hex): Promise<Address>
  /** Sends a call and returns its receipt, even if it reverted. */
  execute(call: TestCall): Promise<TransactionReceipt>
  /** Unix seconds of the latest block. */
  now(): Promise<bigint>
  /** Sets the chain time and mines a block. */
  passTime(seconds: number): Promise<void>
}

/** A contract call to send. */
export interface TestCall {
  /** Default: the creator. */
  readonly from?: EvmWallet
  readonly to: string
  readonly abi: AbiFunction
  readonly args: readonly unknown[]
  readonly value?: bigint
}

/**
 * Starts a chain.
 *
 * @param options Command-line options of anvil.
 */
export async function startChain(options: readonly string[] = []): Promise<TestChain> {
  const anvil = await startAnvil({ args: options })
  const cheats = createTestClient({ mode: 'anvil', transport: http(anvil.url) })
  const connection = connectChain(anvil.url, { pollingInterval: POLLING_INTERVAL })
  const creator = providerWallet(anvil.provider, keyOf(0).address)
  const receiptOf = (hash: Hex) => fetchReceipt(connection, hash)
  const { baseFeePerGas } = await getBlock(connection.client)
  // Without EIP-1559, anvil rejects transactions without a gas price.
  const price = typeof baseFeePerGas === 'bigint' ? {} : { gasPrice: LEGACY_GAS_PRICE }
  const send = ({ client }: EvmWallet, transaction: { to?: Address; data: Hex; value?: bigint }) =>
    // Enough for any call; estimates fail for calls that revert.
    sendTransaction(client, {
      ...transaction,
      account: client.account,
      chain: null,
      gas: GAS,
      ...price,
    })
  let wallets = FIRST_WALLET
  return {
    ...anvil,
    connection,
    cheats,
    creator,
    newWallet: async (balance = FUNDS) => {
      wallets += 1n
      const address = numberToHex(wallets, { size: 20 })
      await cheats.impersonateAccount({ address })
      await cheats.setBalance({ address, value: balance })
      return providerWallet(anvil.provider, address)
    },
    keyWallet: (index, { client } = connection) => {
      return clientWallet({ ...client, account: keyOf(index) })
    },
    deploy: async (creationCode) => {
      const { contractAddress } = await receiptOf(await send(creator, { data: creationCode }))
      if (!contractAddress) throw new Error('The contract was not deployed')
      return contractAddress
    },
    execute: async ({ from = creator, to, abi, args, value = 0n }) => {
      const data = encodeFunctionData({ abi: [abi] as Abi, functionName: abi.name, args })
      return receiptOf(await send(from, { to: to as Address, data, value }))
    },
    now: async () => (await getBlock(connection.client)).timestamp,
    passTime: async (seconds) => {
      await cheats.increaseTime({ seconds })
      await cheats.mine({ blocks: 1 })
    },
  }
}

const GAS = 15_000_000n

/** Wei. */
const LEGACY_GAS_PRICE = 2_000_000_000n

/**
 * Waits for a receipt. Anvil mines shortly after accepting a transaction, and viem would wait for another
 * block if it asked in between.
 */
export async function fetchReceipt(
  { client }: EvmConnection,
  hash: Hex,
): Promise<TransactionReceipt> {
  for (;;) {
    const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
    if (receipt) return formatTransactionReceipt(receipt)
  }
}

/** Creation code of a minimal proxy (ERC-1167), so that drops share an implementation. */
export function proxyOf(implementation: Address): Hex {
  return concatHex([
    '0x3d602d80600a3d3981f3363d3d373d3d3d363d73',
    implementation,
    '0x5af43d82803e903d91602b57fd5bf3',
  ])
}
