import type { Hex } from 'viem'
import { getTransactionCount, sendTransaction } from 'viem/actions'
import type { WalletAct } from '../../../core/test/conformance/dropWork.ts'
import { type EvmWallet, providerWallet } from '../../src/wallet/evmWallet.ts'
import { fetchReceipt, type TestChain } from './chain.ts'
import { sendingProvider } from './transactions.ts'

/** Wei per gas unit, above the chain's base fee. */
const GAS_PRICE = 3_000_000_000n

/** Creates a wallet that signs with another's key and sends by itself, in its own way. */
export function sendingWallet(
  { connection, cheats, provider }: TestChain,
  { client }: EvmWallet,
  act: WalletAct,
): EvmWallet {
  const { account } = client
  const { address } = account
  const sent = async (
    call: { to?: Hex; data?: Hex; value?: bigint; gas?: bigint },
    price: bigint,
  ) => {
    const nonce = await getTransactionCount(connection.client, { address, blockTag: 'latest' })
    return sendTransaction(client, { ...call, account, chain: null, nonce, gasPrice: price })
  }
  const answering = sendingProvider(provider, ({ to, data, value, gas }) => {
    const call = {
      ...(to !== undefined && { to: to as Hex }),
      data: data as Hex,
      value: BigInt(value ?? 0),
      // An estimate would count a pending transaction's effects.
      gas: BigInt(gas ?? 0),
    }
    const send = async () => {
      const hash = await sent(call, GAS_PRICE)
      await fetchReceipt(connection, hash)
      return hash
    }
    return act({
      send,
      sendTwice: async () => {
        await cheats.setAutomine(false)
        const first = await sent(call, GAS_PRICE)
        const second = await sent(call, GAS_PRICE * 2n)
        await cheats.mine({ blocks: 1 })
        await cheats.setAutomine(true)
        await fetchReceipt(connection, second)
        return first
      },
      sendOther: async () => {
        const hash = await sent({ to: address, value: 1n }, GAS_PRICE)
        await fetchReceipt(connection, hash)
        return hash
      },
      reject: async () => {
        throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
      },
    })
  })
  return providerWallet(answering, address)
}
