import { expect } from 'chai'
import type { Address } from 'viem'
import { getBalance } from 'viem/actions'
import { recordingProvider } from '../../../core/test/signing/support/recordingProvider.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { prepareMint } from '../../src/mint/prepareMint.ts'
import { providerWallet } from '../../src/wallet/evmWallet.ts'
import { fetchSponsorsGas } from '../../src/wallet/sponsorsGas.ts'
import { LOCAL_NETWORK, startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'
import { deployToken } from '../support/token.ts'
import { type AskedTransaction, failureOf, sendingProvider } from '../support/transactions.ts'

const ETHER = 10n ** 18n

describe('a mint of a wallet that cannot pay the gas', () => {
  let chain: TestChain
  let contract: Address
  before(async () => {
    chain = await startChain()
    const drop = await deployDrop(chain, { variant: 'erc721' })
    contract = drop.address
  })
  after(() => chain.stop())

  /** A wallet that counts how often it is asked to send. */
  async function walletOf(balance: bigint, { isSponsored = true } = {}) {
    const { address } = await chain.newWallet(balance)
    let times = 0
    const provider = sendingProvider(chain.provider, async (transaction: AskedTransaction) => {
      times += 1
      if (isSponsored) await chain.cheats.setBalance({ address, value: balance + ETHER })
      return chain.provider.request({ method: 'eth_sendTransaction', params: [transaction] })
    })
    return { wallet: providerWallet(provider, address), times: () => times }
  }

  it('is the sponsor’s to pay, where the items are free', async () => {
    const { wallet } = await walletOf(0n)
    const { cost } = await prepareMint(chain.connection, { contract, wallet: wallet.address })
    expect(cost.shortfall).to.equal(undefined)
    expect(cost.gasShortfall?.context).to.deep.include({ balance: 0n, needed: cost.gas })
    const { items } = await mintItems(chain.connection, { contract, wallet, quantity: 1n })
    expect(items).to.have.length(1)
  })

  it('is the sponsor’s to pay, with an approval before the claim', async () => {
    const { wallet, times } = await walletOf(0n)
    const token = await deployToken(chain, wallet)
    const { address } = await deployDrop(chain, {
      variant: 'erc721',
      conditions: [{ pricePerToken: 30n, currency: token }],
    })
    const mint = { contract: address, wallet, quantity: 1n }
    expect((await mintItems(chain.connection, mint)).items).to.have.length(1)
    expect(times()).to.equal(2)
  })

  it('error: no sponsor; the wallet was asked, and the amounts are told', async () => {
    const { wallet, times } = await walletOf(0n, { isSponsored: false })
    const failure = await failureOf(mintItems(chain.connection, { contract, wallet, quantity: 1n }))
    expect(failure).to.include({ code: 'FUNDS_TOO_LOW' })
    expect(failure).to.have.nested.include({ 'context.balance': 0n })
    expect(times()).to.equal(1)
  })

  it('error: signs here, and is refused before anything is signed', async () => {
    const wallet = chain.keyWallet(1)
    const address = wallet.address as Address
    await chain.cheats.setBalance({ address, value: 0n })
    let signatures = 0
    const beforeSend = () => {
      signatures += 1
    }
    const mint = mintItems(chain.connection, { contract, wallet, quantity: 1n }, { beforeSend })
    expect(await failureOf(mint)).to.include({ code: 'FUNDS_TOO_LOW' })
    expect([signatures, await getBalance(chain.connection.client, { address })]).to.deep.equal([
      0,
      0n,
    ])
  })

  it('error: cannot pay the items either, and is not asked', async () => {
    const { address } = await deployDrop(chain, {
      variant: 'erc721',
      conditions: [{ pricePerToken: ETHER }],
    })
    const { wallet, times } = await walletOf(ETHER - 1n)
    const mint = mintItems(chain.connection, { contract: address, wallet, quantity: 1n })
    expect(await failureOf(mint)).to.include({ code: 'FUNDS_TOO_LOW' })
    expect(times()).to.equal(0)
  })

  describe('as its wallet tells', () => {
    const PAYMASTER = { paymasterService: { supported: true } }
    const ANSWERS: Record<string, { answer: unknown; is: boolean }> = {
      'for the chain': { answer: { '0x7a69': PAYMASTER }, is: true },
      'for every chain': { answer: { '0x0': PAYMASTER }, is: true },
      'for another chain': { answer: { '0x1': PAYMASTER }, is: false },
      'without a paymaster': { answer: { '0x7a69': { atomic: { status: 'ready' } } }, is: false },
      nothing: { answer: null, is: false },
      'something else': { answer: 'yes', is: false },
    }
    for (const [name, { answer, is }] of Object.entries(ANSWERS)) {
      it(`${is ? 'may' : 'will not'} be sponsored: ${name}`, async () => {
        const { provider } = recordingProvider({ wallet_getCapabilities: () => answer })
        const wallet = providerWallet(provider, contract)
        expect(await fetchSponsorsGas(wallet, LOCAL_NETWORK)).to.equal(is)
      })
    }

    it('will not be sponsored: the wallet has no such method', async () => {
      const wallet = providerWallet(recordingProvider({}).provider, contract)
      expect(await fetchSponsorsGas(wallet, LOCAL_NETWORK)).to.equal(false)
    })
  })
})
