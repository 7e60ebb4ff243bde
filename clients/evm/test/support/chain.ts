import { NETWORKS } from '@mintline/core/networks'
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
import { mnemonicToAccount } from 'viem/accounts'
import { getBlock, sendTransaction } from 'viem/actions'
import { type Anvil, startAnvil } from '../../../core/test/support/anvil.ts'
import { connectChain, type EvmConnection } from '../../src/chain/connection.ts'
import { clientWallet, type EvmWallet, providerWallet } from '../../src/wallet/evmWallet.ts'

/** Network that anvil serves by default. */
export const LOCAL_NETWORK = NETWORKS.ETHEREUM[2] as (typeof NETWORKS.ETHEREUM)[number]

/** Wei of a funded wallet: 100 ETH. */
export const FUNDS = 100n * 10n ** 18n

const MNEMONIC = 'test test test test test test test test test test test junk'

/** Milliseconds between two looks for a block: anvil makes them at once. */
const POLLING_INTERVAL = 5

/** First of the addresses of wallets; nobody has their keys. */
const FIRST_WALLET = 0xa11ce00000000000000000000000000000000000n

/** A chain of anvil's, for the tests of one file. */
export interface TestChain extends Anvil {
  readonly connection: EvmConnection
  /** Cheats of anvil: time, balances, mining, snapshots. */
  readonly cheats: TestClient<'anvil'>
  /** Deploys contracts and owns the drops. */
  readonly creator: EvmWallet
  /**
   * A new wallet that anvil signs for.
   *
   * @param balance Wei. Default: 100 ETH.
   */
  newWallet(balance?: bigint): Promise<EvmWallet>
  /**
   * A funded wallet that signs with a key of its own: of anvil's accounts, 1 to 9.
   *
   * @param connection Where it sends to. Default: that of the chain.
   */
  keyWallet(index: number, connection?: EvmConnection): EvmWallet
  /** Address of the contract that the code creates. */
  deploy(creationCode: Hex): Promise<Address>
  /** Sends a call and waits for its receipt, which may be that of a reverted call. */
  execute(call: TestCall): Promise<TransactionReceipt>
  /** Unix seconds of the latest block. */
  now(): Promise<bigint>
  /** Moves the time of the chain and makes a block with it. */
  passTime(seconds: number): Promise<void>
}

/** A call of a contract that changes something. */
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
 * @param options Options of anvil's command line.
 */
export async function startChain(options: readonly string[] = []): Promise<TestChain> {
  const anvil = await startAnvil(options)
  const cheats = createTestClient({ mode: 'anvil', transport: http(anvil.url) })
  const connection = connectChain(anvil.url, { pollingInterval: POLLING_INTERVAL })
  const creator = providerWallet(anvil.provider, mnemonicToAccount(MNEMONIC).address)
  const receiptOf = (hash: Hex) => fetchReceipt(connection, hash)
  const { baseFeePerGas } = await getBlock(connection.client)
  // On chains before EIP-1559, anvil takes no transaction that leaves its price open.
  const price = typeof baseFeePerGas === 'bigint' ? {} : { gasPrice: LEGACY_GAS_PRICE }
  const send = ({ client }: EvmWallet, transaction: { to?: Address; data: Hex; value?: bigint }) =>
    // Enough for any call, since estimates refuse those that revert.
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
      const account = mnemonicToAccount(MNEMONIC, { addressIndex: index })
      return clientWallet({ ...client, account })
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
 * Anvil makes a block for each transaction, a moment after it took it. viem would wait for the next block
 * where it asks within that moment.
 */
async function fetchReceipt({ client }: EvmConnection, hash: Hex): Promise<TransactionReceipt> {
  for (;;) {
    const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
    if (receipt) return formatTransactionReceipt(receipt)
  }
}

/** Creation code of a minimal proxy (ERC-1167), by which drops share an implementation. */
export function proxyOf(implementation: Address): Hex {
  return concatHex([
    '0x3d602d80600a3d3981f3363d3d373d3d3d363d73',
    implementation,
    '0x5af43d82803e903d91602b57fd5bf3',
  ])
}
