import { NETWORKS } from '@mintline/core/networks'
import { Connection } from '@solana/web3.js'
import { expect } from 'chai'
import { historyMissing } from '../src/plans/resumeEarlier.ts'
import { transactionUrl } from '../src/sending/transactionUrl.ts'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { keypair, startNode } from './_network.ts'
import { leavePending } from './_pending.ts'

describe('A transaction that its node has forgotten', () => {
  const [mainnet] = NETWORKS.SOLANA
  const host = 'node.example'

  it('is reported as unknown, not as failed, with its link', () => {
    expect(historyMissing(host, transactionUrl({ network: mainnet }, '5sig'))).to.equal(
      'It is not known whether it is on chain: node.example keeps no history that old; see https://explorer.solana.com/tx/5sig. What is left to do is determined from the chain.',
    )
    expect(historyMissing(host, transactionUrl({ network: undefined }, '5sig'))).to.contain(
      'keeps no history that old; ask a node that keeps its history.',
    )
  })

  it('is reported, and the chain decides what is left to do', async () => {
    // Given a node that stores two transactions, and an earlier deployment before them
    const localnet = await startNode(['creator'], { limitLedgerSize: 2 })
    const workplace = new Workplace(['--url', localnet.rpcUrl, '--keypair', 'creator.json'])
    workplace.writeKeypair('creator.json', keypair('creator'))
    writeDrop(workplace, 'PRUNED')
    const pending = await leavePending(workplace, localnet, ['deploy'])
    localnet.advanceClock(600)
    const connection = new Connection(localnet.rpcUrl)
    for (const name of ['alice', 'bob', 'carol']) {
      await connection.requestAirdrop(keypair(name).publicKey, 1_000_000_000)
    }
    // When it is deployed again
    const run = await workplace.jsonInside<{ transactions: unknown[] }>(['deploy'])
    await localnet.close()
    // Then it is not reported as expired, and nothing is deployed twice
    expect(run.code, run.stderr).to.equal(0)
    expect(run.stderr).to.contain('It is not known whether it is on chain: ')
    expect(run.data.transactions).to.deep.equal([])
    expect(pending.list()).to.deep.equal([])
  })
})
