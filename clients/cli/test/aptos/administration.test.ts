import type { Account } from '@aptos-labs/ts-sdk'
import { fetchBalance } from '@mintline/aptos'
import { expect } from 'chai'
import { startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import { aptosDevelopmentWallet } from '../../src/aptos/wallet/aptosDevelopmentWallet.ts'
import type { Workplace } from '../_command.ts'
import { SHARE_REFUSALS } from '../_shareRefusals.ts'
import { expectSnapshot, wholeOutput } from '../_snapshot.ts'
import {
  addressOf,
  aptosWorkplace,
  describeOnNetwork,
  namesOf,
  startAptos,
  type TestNetwork,
  writeAptosDrop,
} from './_aptos.ts'

interface Report {
  readonly changes: readonly { readonly before?: string; readonly after: string }[]
  readonly transactions: readonly { readonly title: string; readonly gas?: string }[]
}

describeOnNetwork('administration of a drop on Aptos', () => {
  let network: TestNetwork
  let owner: Account
  let workplace: Workplace
  let contract: string
  before(async () => {
    network = await startAptos()
    owner = await network.newAccount()
    workplace = aptosWorkplace(network, owner)
    writeAptosDrop(workplace, addressOf(owner))
    const { code, data, stderr } = await workplace.jsonInside<{ contract: string }>(['launch'])
    expect(code, stderr).to.equal(0)
    contract = data.contract
  })
  after(() => network?.close())

  const aptos = (...args: string[]) => workplace.jsonInside<Report>(['aptos', ...args])
  const show = async <Document>(name: string) =>
    (await workplace.jsonInside<Document>(['aptos', name])).data

  it('sets the platform fee with its recipients, and shows it first', async () => {
    const [one, other] = [
      addressOf(await network.newAccount()),
      addressOf(await network.newAccount()),
    ]
    const args = ['aptos', 'fees', 'set', '--bps', '250']
    const shares = ['--recipient', `${one}:60`, '--recipient', `${other}:40`]
    const balance = await fetchBalance(network.connection, addressOf(owner))
    const tried = await workplace.runInside([...args, ...shares, '--dry-run'])
    expect(tried.code, tried.stderr).to.equal(0)
    expectSnapshot('aptos-fees-set-dry-run', namesOf(wholeOutput(tried), workplace, { one, other }))
    expect(await fetchBalance(network.connection, addressOf(owner))).to.equal(balance)
    const set = await workplace.runInside([...args, ...shares])
    expect(set.code, set.stderr).to.equal(0)
    expect(await show('fees')).to.deep.equal({
      type: 'percentage',
      valueBp: 250,
      feeSplit: [
        { recipient: one, share: '60' },
        { recipient: other, share: '40' },
      ],
    })
    // When it is set again, Then there is nothing to do
    const again = await workplace.runInside([...args, ...shares])
    expect([again.code, again.stdout]).to.deep.equal([0, 'Set the platform fee: nothing to do\n'])
    const flat = await aptos('fees', 'set', '--flat', '0.5 APT')
    expect(flat.code, flat.stderr).to.equal(0)
    const high = await aptos('fees', 'set', '--flat', '50000001 octas')
    expect([high.code, high.data]).to.have.nested.property('1.error.code', 'FLAT_FEE_CLOSES_PHASE')
  })

  it('sets royalties and treasury', async () => {
    const payee = addressOf(await network.newAccount())
    expect((await aptos('royalties', 'set', '--bps', '750')).code).to.equal(0)
    expect((await aptos('royalties', 'set', '--recipient', payee)).code).to.equal(0)
    const royalties = await workplace.runInside(['aptos', 'royalties'])
    expect(royalties.stdout).to.equal(`royalties 7.5% to ${payee}\n`)
    const treasury = await aptos('treasury', 'set', '--recipient', payee)
    expect(treasury.code, treasury.stderr).to.equal(0)
    expect(await show('treasury')).to.deep.equal([{ recipient: payee, share: '100' }])
    const shares = ['--recipient', `${payee}:70`, '--recipient', `${addressOf(owner)}:20`]
    const wrong = await aptos('treasury', 'set', ...shares)
    expect([wrong.code, wrong.data]).to.have.nested.property('1.error.code', 'DROP_SHARES_NOT_100')
    const unclear = await aptos('treasury', 'set', '--recipient', payee, '--recipient', payee)
    expect(unclear.code).to.equal(2)
  })

  it('sets supply, end and pause in one command', async () => {
    const args = ['--supply', '60', '--end', '2028-01-01T00:00:00Z', '--pause']
    const tried = await aptos('sales', 'set', ...args, '--dry-run')
    expect(tried.data.transactions.every(({ gas }) => BigInt(gas ?? 0) > 0n)).to.equal(true)
    const set = await aptos('sales', 'set', ...args)
    expect(set.code, set.stderr).to.equal(0)
    expect(set.data.transactions).to.have.length(3)
    expect(await show('sales')).to.deep.equal({
      totalMinted: '0',
      totalSupply: '60',
      isPaused: true,
      endTime: `${Date.parse('2028-01-01T00:00:00Z') / 1_000}`,
    })
    const paused = await workplace.runInside(['aptos', 'show'])
    expect(paused.stdout)
      .to.match(/^status +paused$/m)
      .and.match(/^mints +paused\nend +Jan 1, 2028, 12:00 AM UTC$/m)
      .and.match(/^ {2}1 +Everybody .+ paused$/m)
      .and.match(/^ {2}2 +Later .+ Jan 1, 2028, 12:00 AM UTC .+ upcoming$/m)
    expect((await aptos('sales', 'set', '--resume', '--end', 'open')).code).to.equal(0)
    const text = await workplace.runInside(['aptos', 'sales'])
    expect(text.stdout).to.equal('minted  0 of 60\nmints   open\nend     open\n')
    const raised = await aptos('sales', 'set', '--supply', '61')
    expect([raised.code, raised.data]).to.have.nested.property(
      '1.error.code',
      'TOTAL_SUPPLY_RAISED',
    )
    expect((await aptos('sales', 'set', '--pause', '--resume')).code).to.equal(2)
    expect((await aptos('sales', 'set')).code).to.equal(2)
  })

  it('lists phases, and replaces them by those of the config', async () => {
    const config = writeAptosDrop(workplace, addressOf(owner))
    const [first, second] = config.phases
    // Given a moved start, which is the only one that the chain does not have, and another price
    const phases = [first, { ...second, start: '2027-07-01T00:00:00Z', price: '3 APT' }]
    writeAptosDrop(workplace, addressOf(owner), { phases })
    const set = await workplace.runInside(['aptos', 'phases', 'set'])
    expect(set.code, set.stderr).to.equal(0)
    expectSnapshot('aptos-phases-set', namesOf(wholeOutput(set), workplace))
    const list = await workplace.runInside(['aptos', 'phases', 'list'])
    expectSnapshot('aptos-phases-list', namesOf(wholeOutput(list), workplace))
    // When one is left out, Then it is removed
    writeAptosDrop(workplace, addressOf(owner), { phases: [first] })
    const removed = await aptos('phases', 'set')
    expect(removed.data.transactions.map(({ title }) => title)).to.deep.equal(['Remove a phase'])
    writeAptosDrop(workplace, addressOf(owner), { phases: [{ ...first, phaseId: 9 }] })
    const unknown = await aptos('phases', 'set')
    expect([unknown.code, unknown.data]).to.have.nested.property(
      '1.error.code',
      'DROP_PHASE_NOT_FOUND',
    )
  })

  it('refuses the development wallet and addresses of this machine where money is real, before it reads a drop', async () => {
    // Given a node that says it is of mainnet, and the development wallet of this folder
    const proxy = await startNodeProxy(network.nodeUrl)
    proxy.setFault((operation) =>
      /^GET \/(v1\/?)?$/.test(operation)
        ? async (exchange) => {
            const answer = await exchange.ask()
            const body = JSON.stringify({ ...JSON.parse(answer.body), chain_id: 1 })
            exchange.answer({ ...answer, body })
          }
        : undefined,
    )
    const real = aptosWorkplace({ ...network, nodeUrl: proxy.url }, owner)
    const wallet = aptosDevelopmentWallet(real.folder).accountAddress.toString()
    for (const [option, ...args] of [
      ['--recipient', 'treasury', 'set', '--recipient', wallet],
      ['--recipient', 'royalties', 'set', '--recipient', wallet],
      ['--recipient', 'fees', 'set', '--recipient', `${wallet}:100`],
      ['--to', 'ownership', 'offer', '--to', wallet],
      ['--to', 'mint', '--to', wallet],
    ]) {
      const tried = ['aptos', ...args, '--chain', 'aptos', '--contract', contract, '--dry-run']
      const { code, stderr } = await real.runInside(tried)
      expect(code, stderr).to.equal(2)
      expect(stderr).to.contain(
        `error: ${option}: The development wallet is for local networks only: use a wallet of your own (USAGE_INVALID)\n`,
      )
    }
    // And neither addresses that nobody else can open
    for (const [args, reason] of SHARE_REFUSALS) {
      const drop = ['--chain', 'aptos', '--contract', contract]
      const { code, stderr } = await real.runInside([...args, ...drop])
      expect(code, stderr).to.equal(2)
      expect(stderr).to.contain(`error: ${reason} (USAGE_INVALID)\n`)
    }
    await proxy.close()
  })

  it('ends with 4 where nothing is deployed', async () => {
    const { code, data } = await workplace.jsonInside([
      ...['aptos', 'show', '--contract', `0x${'12'.repeat(32)}`],
    ])
    expect(data).to.have.nested.property('error.code', 'NO_CONTRACT_DATA')
    expect(code).to.equal(4)
  })

  it('passes the ownership on to the wallet that it is offered to, and to no other', async () => {
    const next = await network.newAccount()
    const nextWorkplace = aptosWorkplace(network, next)
    const stranger = aptosWorkplace(network, await network.newAccount())
    const drop = ['--contract', contract]
    const early = await nextWorkplace.jsonInside(['aptos', 'ownership', 'accept', ...drop])
    expect([early.code, early.data]).to.have.nested.property(
      '1.error.code',
      'OWNERSHIP_NOT_OFFERED',
    )
    const foreign = ['aptos', 'ownership', 'offer', ...drop, '--to', addressOf(next)]
    const refused = await stranger.jsonInside(foreign)
    expect([refused.code, refused.data]).to.have.nested.property(
      '1.error.code',
      'WRONG_DROP_WALLET',
    )

    const offer = ['ownership', 'offer', '--to', addressOf(next)]
    expect((await aptos(...offer)).code).to.equal(0)
    expect((await aptos('ownership', 'cancel')).code).to.equal(0)
    expect(await show('ownership')).to.deep.equal({ owner: addressOf(owner), offeredTo: null })
    expect((await aptos(...offer)).code).to.equal(0)
    const wrong = await stranger.jsonInside(['aptos', 'ownership', 'accept', ...drop])
    expect([wrong.code, wrong.data]).to.have.nested.property('1.error.code', 'WRONG_DROP_WALLET')
    const accepted = await nextWorkplace.runInside(['aptos', 'ownership', 'accept', ...drop])
    expect(accepted.code, accepted.stderr).to.equal(0)
    expect(await show('ownership')).to.deep.equal({ owner: addressOf(next), offeredTo: null })
    // The former owner has lost every right, also by the record of its config
    const late = await aptos('sales', 'set', '--pause')
    expect([late.code, late.data]).to.have.nested.property('1.error.code', 'WRONG_DROP_WALLET')
  })
})
