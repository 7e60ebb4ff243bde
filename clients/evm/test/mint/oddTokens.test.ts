import { expect } from 'chai'
import { type Address, concatHex, encodeAbiParameters, erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { type MintProgress, mintItems } from '../../src/mint/mintItems.ts'
import { prepareMint } from '../../src/mint/prepareMint.ts'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import { ODD_TOKEN_BYTECODE } from '../generated/oddToken.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployDrop } from '../support/drops.ts'
import { approveToken, deployToken } from '../support/token.ts'

/** Oddities, as `OddToken.sol` takes them. */
const STRICT = 1n
const SILENT = 2n
const FALSE = 4n
const SHORT_SYMBOL = 8n

describe('a mint paid in a token that is odd', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  const oddToken = (oddities: bigint, { address }: EvmWallet) => {
    const types = [{ type: 'uint256' }, { type: 'address' }] as const
    const parameters = encodeAbiParameters(types, [oddities, address as string as Address])
    return chain.deploy(concatHex([ODD_TOKEN_BYTECODE, parameters]))
  }

  /** A drop at 5 base units of a token, and a wallet whose approval for it is left over. */
  async function opened(tokenOf: (wallet: EvmWallet) => Promise<Address>, leftOver: bigint) {
    const wallet = await chain.newWallet()
    const token = await tokenOf(wallet)
    const drop = await deployDrop(chain, {
      variant: 'erc721',
      conditions: [{ pricePerToken: 5n, currency: token }],
    })
    const contract = drop.address
    if (leftOver > 0n) {
      await approveToken(chain, { token, from: wallet, spender: contract, amount: leftOver })
    }
    const read = (functionName: 'balanceOf' | 'allowance', args: never) =>
      readContract(chain.connection.client, { address: token, abi: erc20Abi, functionName, args })
    const balance = () => read('balanceOf', [wallet.address] as never)
    const allowance = () => read('allowance', [wallet.address, contract] as never)
    const quoteOf = () =>
      prepareMint(chain.connection, { contract, wallet: wallet.address, quantity: 2n })
    const mint = async () => {
      const stages: MintProgress['stage'][] = []
      const before = await balance()
      const { items } = await mintItems(
        chain.connection,
        { contract, wallet, quantity: 2n },
        { onProgress: ({ stage, hash }) => void (hash ?? stages.push(stage)) },
      )
      expect(items).to.have.length(2)
      expect(before - (await balance())).to.equal(10n)
      return stages
    }
    return { quoteOf, mint, allowance }
  }

  const RESET = ['checking', 'resetting approval', 'approving', 'sending']
  const KINDS = {
    'reverts without a reason': STRICT,
    'returns false': STRICT | FALSE,
    'returns nothing': STRICT | SILENT,
  }
  for (const [name, oddities] of Object.entries(KINDS)) {
    it(`sets an approval that is left over to 0 first, where changing it ${name}`, async () => {
      const { quoteOf, mint, allowance } = await opened((holder) => oddToken(oddities, holder), 5n)
      const { transactions, currency } = await quoteOf()
      expect(transactions.reset).not.to.equal(undefined)
      expect(currency.allowance).to.equal(5n)
      expect(await mint()).to.deep.equal(RESET)
      expect(await allowance()).to.equal(0n)
    })
  }

  it('approves at once where nothing is left over', async () => {
    const { mint } = await opened((holder) => oddToken(STRICT, holder), 0n)
    expect(await mint()).to.deep.equal(['checking', 'approving', 'sending'])
  })

  it('approves nothing where enough is left over', async () => {
    const { mint, allowance } = await opened((holder) => oddToken(STRICT, holder), 12n)
    expect(await mint()).to.deep.equal(['checking', 'sending'])
    expect(await allowance()).to.equal(2n)
  })

  it('changes an approval that is left over of a token that allows it', async () => {
    const { mint } = await opened((holder) => deployToken(chain, holder), 5n)
    expect(await mint()).to.deep.equal(['checking', 'approving', 'sending'])
  })

  it('names a token whose symbol is 32 bytes', async () => {
    const { quoteOf, mint } = await opened((holder) => oddToken(SHORT_SYMBOL | SILENT, holder), 0n)
    expect((await quoteOf()).currency.symbol).to.equal('ODD')
    await mint()
  })
})
