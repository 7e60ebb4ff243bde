import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Account } from '@aptos-labs/ts-sdk'
import { publishDropMachine } from '@mintline/localnet/aptos'
import { expect } from 'chai'
import { type Fault, startNodeProxy } from '../../../core/test/conformance/nodeProxy.ts'
import type { Workplace } from '../_command.ts'
import {
  accountOf,
  addressOf,
  aptosWorkplace,
  describeOnNetwork,
  startAptos,
  type TestNetwork,
  writeAptosDrop,
} from './_aptos.ts'

const MACHINE = fileURLToPath(new URL('../../../../programs/aptos-drop-machine', import.meta.url))

/** The check of a mint's price, and one that every paid mint fails. */
const PRICE_CHECK = 'assert!(total_price <= max_total_price,'
const NO_PRICE_CHECK = 'assert!(total_price == 0,'

/** Of a node that does not simulate. */
const notFound: Fault = ({ answer }) => answer({ status: 404, headers: {}, body: '' })

const START = '2027-01-01T00:00:00Z'

describeOnNetwork('the first mint of each phase on Aptos, with a launch', () => {
  let network: TestNetwork
  let owner: Account
  let workplace: Workplace
  before(async () => {
    network = await startAptos()
  })
  beforeEach(async () => {
    owner = await network.newAccount()
    workplace = aptosWorkplace(network, owner)
  })
  after(() => network?.close())

  const firstMints = async (args: readonly string[]) => {
    const { code, stderr, data } = await workplace.jsonInside<{ firstMints: object[] }>(args)
    expect(code, stderr).to.equal(0)
    return data.firstMints
  }

  /** Publishes a drop machine that refuses every paid mint, as one of somebody else may. */
  const publishRefusing = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mintline-refusing-'))
    cpSync(MACHINE, folder, { recursive: true })
    const source = join(folder, 'sources', 'minting.move')
    const code = readFileSync(source, 'utf8')
    expect(code).to.include(PRICE_CHECK)
    writeFileSync(source, code.replace(PRICE_CHECK, NO_PRICE_CHECK))
    const account = await network.newAccount()
    const publisher = await publishDropMachine(network, { account, folder })
    rmSync(folder, { recursive: true })
    return publisher
  }

  it('error: a machine by which nobody could mint, with phase and reason', async () => {
    const machine = await publishRefusing()
    writeAptosDrop(workplace, addressOf(owner), { machine })
    for (const command of ['launch', 'launch', 'verify']) {
      const { code, data } = await workplace.jsonInside([command])
      expect(code, command).to.equal(1)
      expect(data).to.have.nested.property('error.code', 'FIRST_MINT_REFUSED')
      expect(data).to.have.nested.property('error.context.phase', 'Everybody')
      expect(data)
        .to.have.nested.property('error.message')
        .that.includes('Nobody could mint in the phase Everybody: ')
        .and.includes('The items cost more than this mint may pay')
    }
    // A free phase is minted from
    writeAptosDrop(workplace, addressOf(owner), {
      machine,
      phases: [{ name: 'Everybody', price: 0, start: START }],
    })
    expect(await firstMints(['launch'])).to.deep.equal([{ phase: 'Everybody', simulated: true }])
  })

  it('is simulated in the open phase, once all is sent, also after all items of a wallet', async () => {
    writeAptosDrop(workplace, addressOf(owner))
    const later = { phase: 'Later', simulated: false, reason: 'startsLater' }
    const reason = 'notSentYet'
    expect(await firstMints(['launch', '--dry-run'])).to.deep.equal([
      { phase: 'Everybody', simulated: false, reason },
      { phase: 'Later', simulated: false, reason },
    ])
    const tried = [{ phase: 'Everybody', simulated: true }, later]
    expect(await firstMints(['launch'])).to.deep.equal(tried)
    for (const quantity of ['2', '1']) {
      const minted = await workplace.runInside(['aptos', 'mint', '--quantity', quantity])
      expect(minted.code, minted.stderr).to.equal(0)
    }
    expect(await firstMints(['launch', '--dry-run'])).to.deep.equal(tried)
    expect(await firstMints(['verify'])).to.deep.equal(tried)
    const { stdout } = await workplace.runInside(['verify'])
    expect(stdout).to.equal(
      'First drop matches the config\nfirst mint of Later: not simulated, because the phase starts later\n',
    )
  })

  it('is that of the first wallet of a list, where that can pay', async () => {
    const [poor, rich] = [addressOf(accountOf('01')), addressOf(await network.newAccount())]
    const listed = (type: string) => [
      { name: 'Friends', type, price: '0.1 APT', start: START, list: 'friends.csv' },
    ]
    const cases = [
      { type: 'allowList', wallet: rich, expected: { simulated: true } },
      { type: 'merkleTree', wallet: rich, expected: { simulated: true } },
      { type: 'merkleTree', wallet: poor, expected: { simulated: false, reason: 'fundsTooLow' } },
    ]
    for (const { type, wallet, expected } of cases) {
      owner = await network.newAccount()
      workplace = aptosWorkplace(network, owner)
      workplace.write('friends.csv', `wallet,amount\n${wallet},2\n`)
      writeAptosDrop(workplace, addressOf(owner), { phases: listed(type), proofs: 'proofs' })
      expect(await firstMints(['launch'])).to.deep.equal([{ phase: 'Friends', ...expected }])
    }
  })

  it('is not simulated while paused, of lists elsewhere, or by a node that cannot', async () => {
    const config = writeAptosDrop(workplace, addressOf(owner))
    const { collection, phases } = config
    const [everybody] = phases
    const merkleRoot = '5a'.repeat(32)
    const elsewhere = { name: 'Friends', type: 'merkleTree', price: '0.1 APT', merkleRoot }
    writeAptosDrop(workplace, addressOf(owner), { phases: [{ ...elsewhere, start: START }] })
    expect(await firstMints(['launch'])).to.deep.equal([
      { phase: 'Friends', simulated: false, reason: 'listElsewhere' },
    ])
    writeAptosDrop(workplace, addressOf(owner), {
      collection: { ...collection, isPaused: true },
      phases: [{ ...elsewhere, start: START }],
    })
    expect(await firstMints(['launch'])).to.deep.equal([
      { phase: 'Friends', simulated: false, reason: 'isPaused' },
    ])
    const proxy = await startNodeProxy(network.nodeUrl)
    owner = await network.newAccount()
    workplace = aptosWorkplace({ ...network, nodeUrl: proxy.url }, owner)
    writeAptosDrop(workplace, addressOf(owner), { phases: [everybody] })
    expect(await firstMints(['launch'])).to.deep.equal([{ phase: 'Everybody', simulated: true }])
    proxy.setFault((operation) => (operation.includes('simulate') ? notFound : undefined))
    expect(await firstMints(['verify'])).to.deep.equal([
      { phase: 'Everybody', simulated: false, reason: 'nodeCannot' },
    ])
    await proxy.close()
  })
})
