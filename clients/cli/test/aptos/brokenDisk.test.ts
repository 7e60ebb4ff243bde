import { writeFileSync } from 'node:fs'
import type { Account } from '@aptos-labs/ts-sdk'
import { fetchBalance } from '@mintline/aptos'
import { expect } from 'chai'
import { commandsOf, testBrokenDisks } from '../_brokenDisk.ts'
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

describeOnNetwork('commands on a disk that takes no file, on Aptos', () => {
  let network: TestNetwork
  let owner: Account
  let contract: string
  before(async () => {
    // Given a launched drop
    network = await startAptos()
    owner = await network.newAccount()
    const launched = aptosWorkplace(network, owner)
    const { collection, ...config } = writeListed(launched)
    const own = { ...collection, collectionUri: 'data:application/json,{}' }
    launched.write('drop.config.json', { ...config, collection: own })
    const run = await launched.jsonInside<{ contract: string }>(['launch'])
    expect(run.code, run.stderr).to.equal(0)
    contract = run.data.contract
  })
  after(() => network?.close())

  const writeListed = (workplace: Workplace, type = 'merkleTree', signer = owner) => {
    workplace.write('friends.csv', `wallet,amount\n${addressOf(accountOf('01'))},2\n`)
    const start = '2027-01-01T00:00:00Z'
    return writeAptosDrop(workplace, addressOf(signer), {
      phases: [{ name: 'Friends', type, price: '0.1 APT', start, list: 'friends.csv' }],
      proofs: 'proofs',
    })
  }

  const named = {
    kind: 'aptos',
    chain: 'aptos-local',
    phase: 'Friends',
    contract: () => contract,
  } as const
  testBrokenDisks(
    () => aptosWorkplace(network, owner),
    (workplace) => writeListed(workplace),
    commandsOf(named),
  )

  it('a new development wallet is not used unless it is kept', async () => {
    const workplace = aptosWorkplace(network)
    writeListed(workplace)
    writeFileSync(workplace.path('.mintline'), '')
    const { code, data } = await workplace.jsonInside(['launch'])
    expect(code).to.equal(3)
    expect(data).to.have.nested.property('error.code', 'FILE_NOT_WRITABLE')
  })

  it('launch sends nothing where the proofs could not be written', async () => {
    const other = await network.newAccount()
    const workplace = aptosWorkplace(network, other)
    writeListed(workplace, 'merkleTree', other)
    writeFileSync(workplace.path('proofs'), '')
    const before = await fetchBalance(network.connection, addressOf(other))
    const { code, data } = await workplace.jsonInside(['launch'])
    expect(code).to.equal(3)
    expect(data).to.have.nested.property(
      'error.message',
      `${workplace.path('proofs')} cannot be written: a part of its path is a file`,
    )
    expect(await fetchBalance(network.connection, addressOf(other))).to.equal(before)
  })
})
