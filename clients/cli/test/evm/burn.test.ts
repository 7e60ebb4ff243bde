import { expect } from 'chai'
import { getTransactionCount } from 'viem/actions'
import { deployDrop } from '../../../evm/test/support/drops.ts'
import { startNodeInFront } from '../_nodeInFront.ts'
import { expectSnapshot, wholeOutput } from '../_snapshot.ts'
import { ACCOUNTS, evmWorkplace, namesOf, startChain, type TestChain } from './_evm.ts'

const NOT_THE_HOLDER =
  'The wallet does not own the item and is not approved to transfer it: use the wallet of its owner'

describe('mintline burn on EVM chains', () => {
  let chain: TestChain
  before(async () => {
    chain = await startChain()
  })
  after(() => chain.stop())

  const countOf = (account: 1 | 2) =>
    getTransactionCount(chain.connection.client, { address: ACCOUNTS[account] })

  /** A collector with items of a new drop, and the options that name it. */
  const holder = async (variant: 'erc721' | 'erc1155', quantity: number) => {
    const { address } = await deployDrop(chain, { variant })
    const workplace = evmWorkplace(chain, 1)
    const drop = ['--chain', 'local-development', '--contract', address]
    if (variant === 'erc1155') drop.push('--token-id', '0')
    const minted = await workplace.runInside(['mint', ...drop, '--quantity', `${quantity}`])
    expect(minted.code, minted.stderr).to.equal(0)
    return { workplace, drop, address }
  }

  it('refuses items of another wallet in the words of the contract, and sends nothing', async () => {
    const { drop } = await holder('erc721', 1)
    const stranger = evmWorkplace(chain, 2)
    const count = await countOf(2)
    for (const more of [['--dry-run'], []]) {
      const { code, data } = await stranger.jsonInside(['burn', ...drop, '--item', '1', ...more])
      expect(code).to.equal(1)
      const path = more.length > 0 ? 'transactions[0].error' : 'error'
      expect(data).to.have.nested.property(`${path}.code`, 'CONTRACT_REFUSED')
      expect(data).to.have.nested.property(`${path}.message`, NOT_THE_HOLDER)
    }
    expect(await countOf(2)).to.equal(count)
  })

  it('burns one item of several at most once, after showing what it would do', async () => {
    const { workplace, drop } = await holder('erc721', 3)
    const burn = ['burn', ...drop, '--item', '1', '--item', '3', '--item', '1']
    const count = await countOf(1)
    const tried = await workplace.runInside([...burn, '--dry-run'])
    expect(tried.code, tried.stderr).to.equal(0)
    expectSnapshot('evm-burn-dry-run', namesOf(wholeOutput(tried), workplace))
    expect(await countOf(1)).to.equal(count)

    const burned = await workplace.runInside(burn)
    expect(burned.code, burned.stderr).to.equal(0)
    expectSnapshot('evm-burn', namesOf(wholeOutput(burned), workplace))
    expect(await countOf(1)).to.equal(count + 1)

    // Then they cannot be burned again
    const again = await workplace.jsonInside(burn)
    expect(again.code).to.equal(1)
    expect(again.data).to.have.nested.property(
      'error.message',
      'No item has this token id: use the id of a minted item',
    )
  })

  it('burns a quantity of a token id, which makes room for others', async () => {
    const { workplace, drop } = await holder('erc1155', 5)
    const burned = await workplace.jsonInside(['burn', ...drop, '--quantity', '2'])
    expect(burned.code, burned.stderr).to.equal(0)
    expect(burned.data).to.have.property('title', 'Burn 2 items of token id 0')
    expect((await workplace.jsonInside(['show', ...drop])).data).to.have.property('minted', '3')
    const more = await workplace.jsonInside(['burn', ...drop, '--quantity', '4'])
    expect(more.code).to.equal(1)
    expect(more.data).to.have.nested.property('error.code', 'CONTRACT_REFUSED')
    const none = await workplace.jsonInside(['burn', ...drop, '--quantity', '0'])
    expect(none.data).to.have.nested.property('error.code', 'QUANTITY_NOT_POSITIVE')
  })

  it('takes the options of the variant alone', async () => {
    const single = await holder('erc721', 1)
    const several = await holder('erc1155', 1)
    const byItem = 'Name the items of an erc721 drop with --item alone, by their token ids'
    const byQuantity = 'Items of an erc1155 drop share a token id: give --token-id and --quantity'
    for (const [{ workplace, drop }, options, message] of [
      [single, [], byItem],
      [single, ['--quantity', '1'], byItem],
      [single, ['--item', '1', '--quantity', '1'], byItem],
      [single, ['--item', 'one'], '--item takes a whole number, not one'],
      [several, [], byQuantity],
      [several, ['--item', '0'], byQuantity],
      [several, ['--item', '0', '--quantity', '1'], byQuantity],
    ] as const) {
      const { code, data } = await workplace.jsonInside(['burn', ...drop, ...options])
      expect(code).to.equal(2)
      expect(data).to.have.nested.property('error.message', message)
    }
  })

  it('burns nothing without confirmation where money is real', async () => {
    // Given a node that says it is of Base
    const { address } = await holder('erc721', 1)
    const node = await startNodeInFront(chain.url, (method) =>
      method === 'eth_chainId' ? '0x2105' : undefined,
    )
    const real = evmWorkplace({ url: node.rpcUrl }, 1)
    const count = await countOf(1)
    const { code, data, stderr } = await real.jsonInside([
      ...['burn', '--contract', `BASE:${address}`, '--item', '1'],
    ])
    expect(code, stderr).to.equal(5)
    expect(data).to.have.nested.property('error.code', 'CONFIRMATION_REQUIRED')
    expect(stderr).to.contain('warning: Nobody can bring back burned items\n')
    expect(await countOf(1)).to.equal(count)
    await node.close()
  })

  it('is not a command of other chains', async () => {
    const { code, data } = await evmWorkplace(chain).jsonInside([
      ...['burn', '--chain', 'aptos-testnet', '--item', '1'],
    ])
    expect(code).to.equal(2)
    expect(data).to.have.nested.property('error.code', 'COMMAND_NOT_ON_CHAIN')
  })
})
