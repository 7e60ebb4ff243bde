import type { Eip1193Provider } from '@mintline/core/signing'
import { expect } from 'chai'
import type { Address } from 'viem'
import { getBalance, getBlock, getGasPrice } from 'viem/actions'
import { HASTY_CLOCK } from '../../../core/test/async/_clock.ts'
import { startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { connectChain, reserveOf } from '../../src/chain/connectChain.ts'
import { estimateTransaction } from '../../src/send/estimateTransaction.ts'
import { sendTransaction } from '../../src/send/sendTransaction.ts'
import { LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'
import { claimCall } from '../support/claims.ts'
import { deployDrop, type TestDrop } from '../support/drops.ts'
import { failureOf, transactionOf } from '../support/transactions.ts'

for (const [kind, options] of [
  ['with tips', []],
  ['with one gas price', ['--hardfork', 'berlin']],
] as const) {
  describe(`estimateTransaction on a chain ${kind}`, () => {
    let chain: TestChain
    let drop: TestDrop
    before(async () => {
      chain = await startChain(options)
      drop = await deployDrop(chain, { variant: 'erc1155', conditions: [{ pricePerToken: 5n }] })
    })
    after(() => chain.stop())

    function inputOf(from = chain.keyWallet(1)) {
      const transaction = transactionOf(claimCall(drop, { from, price: 5n }))
      return { wallet: from.address, transaction, network: LOCAL_NETWORK }
    }

    it('returns the maximum gas cost', async () => {
      const wallet = chain.keyWallet(1)
      const address = wallet.address as Address
      const { client } = chain.connection
      const { gas, fee } = await estimateTransaction(chain.connection, inputOf())
      const before = await getBalance(client, { address })
      const input = { ...inputOf(), wallet }
      const { receipt } = await sendTransaction(chain.connection, input)
      const paid = before - (await getBalance(client, { address })) - 5n
      expect(receipt.status).to.equal('success')
      expect([receipt.gasUsed <= gas, paid > 0n, paid <= fee]).to.deep.equal([true, true, true])
    })

    it('error: nobody to send it', async () => {
      const estimate = estimateTransaction(chain.connection, { ...inputOf(), wallet: '' })
      expect(await failureOf(estimate)).to.deep.include({
        code: 'FROM_ADDRESS_NOT_SPECIFIED',
        message: 'From address not specified',
      })
    })

    it('asks the last of several nodes where the first one runs out of gas', async () => {
      // Given a node whose estimates run out of gas, and others
      const poor = await startNodeProxy(chain.url)
      poor.setFault((operation) => {
        if (operation !== 'eth_estimateGas') return undefined
        return ({ answer, request }) => {
          const { id } = JSON.parse(String(request.body))
          const error = { code: -32000, message: 'out of gas' }
          const body = JSON.stringify({ jsonrpc: '2.0', id, error })
          answer({ status: 200, headers: { 'content-type': 'application/json' }, body })
        }
      })
      const estimateBy = (urls: readonly string[]) => {
        const reserve = reserveOf(urls, LOCAL_NETWORK)
        return estimateTransaction(connectChain(poor.url, { reserve }), inputOf(), {
          clock: HASTY_CLOCK,
        })
      }

      // Then the last one estimates, and where it is gone, the failure is that of the first
      expect((await estimateBy([poor.url, chain.url])).gas > 21_000n).to.equal(true)
      for (const urls of [[poor.url], [poor.url, 'http://127.0.0.1:1']]) {
        expect(await failureOf(estimateBy(urls))).to.include({ code: 'GAS_EXHAUSTED' })
      }
      await poor.close()
    })

    it('rejects calls that the contract refuses', async () => {
      const { wallet, network } = inputOf()
      const call = claimCall(drop, { from: chain.keyWallet(1), price: 4n })
      const transaction = transactionOf(call)
      const estimate = estimateTransaction(chain.connection, { wallet, network, transaction })
      expect(await failureOf(estimate)).to.include({ code: 'CONTRACT_REFUSED' })
    })

    if (kind === 'with tips') {
      it('offers twice the base fee and a limited tip', async () => {
        const { client } = chain.connection
        const { baseFeePerGas } = await getBlock(client)
        const { gas, fee } = await estimateTransaction(chain.connection, inputOf(), {
          maxPriorityFee: 7n,
        })
        expect(fee).to.equal(gas * ((baseFeePerGas ?? 0n) * 2n + 7n))
      })

      it('finds the refusal of the contract in a nested wallet error', async () => {
        const burying: Eip1193Provider = {
          request: async (args) => {
            try {
              return await chain.provider.request(args)
            } catch (error) {
              const message = 'Internal JSON-RPC error.'
              throw { code: -32603, message, data: { originalError: { ...(error as object) } } }
            }
          },
        }
        const connection = connectChain(burying)
        const { wallet, network } = inputOf()
        const transaction = transactionOf(claimCall(drop, { from: chain.keyWallet(1), price: 4n }))
        const failure = await failureOf(
          estimateTransaction(connection, { wallet, network, transaction }),
        )
        expect(failure).to.have.nested.include({ 'context.name': 'DropClaimInvalidTokenPrice' })
      })
    } else {
      it('offers the gas price of the node', async () => {
        const { gas, fee } = await estimateTransaction(chain.connection, inputOf())
        expect(fee).to.equal(gas * (await getGasPrice(chain.connection.client)))
      })
    }
  })
}
