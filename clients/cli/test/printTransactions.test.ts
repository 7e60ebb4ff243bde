import { existsSync } from 'node:fs'
import type { Localnet } from '@mintline/localnet'
import { Connection, VersionedTransaction } from '@solana/web3.js'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { address, balanceOf, keypair, startNetwork } from './_network.ts'

interface Printed {
  readonly dryRun: boolean
  readonly transactions: readonly { readonly title: string; readonly unsigned?: string }[]
}

interface Failed {
  readonly error: { readonly code: string; readonly message: string }
}

describe('mintline --print-transactions on Solana', () => {
  let localnet: Localnet
  let workplace: Workplace
  before(async () => {
    localnet = await startNetwork('creator')
  })
  after(() => localnet.close())
  beforeEach(() => {
    workplace = new Workplace(['--url', localnet.rpcUrl])
  })

  const printing = ['--print-transactions', '--signer', address('creator')]

  /** Signs and sends as a wallet elsewhere does. */
  const sendElsewhere = async (unsigned: string) => {
    const connection = new Connection(localnet.rpcUrl, 'confirmed')
    const transaction = VersionedTransaction.deserialize(Buffer.from(unsigned, 'base64'))
    transaction.sign([keypair('creator')])
    const signature = await connection.sendRawTransaction(transaction.serialize())
    const { value } = await connection.getSignatureStatus(signature)
    expect(value?.err).to.equal(null)
    return transaction
  }

  it('launches a drop that a wallet elsewhere signs, part by part, without a key', async () => {
    const { phases } = writeDrop(workplace, 'ELSEWHERE')
    workplace.write('drop.config.json', {
      ...writeDrop(workplace, 'ELSEWHERE'),
      phases: [phases[2]],
    })
    const before = await balanceOf(localnet, keypair('creator').publicKey)
    const first = await workplace.jsonInside<Printed>(['launch', ...printing])
    expect(first.code, first.stdout).to.equal(0)
    expect(await balanceOf(localnet, keypair('creator').publicKey)).to.equal(before)
    expect(existsSync(workplace.path('.mintline'))).to.equal(false)
    const [deployment, later] = first.data.transactions
    expect(first.data.dryRun).to.equal(true)
    expect(later).to.include({ title: 'Add phase 1' })
    expect(later?.unsigned).to.equal(undefined)
    // Then the group mint has signed, and the wallet has not
    const deployed = await sendElsewhere(deployment?.unsigned ?? '')
    expect(deployed.message.staticAccountKeys[0]?.toBase58()).to.equal(address('creator'))
    expect(deployed.signatures).to.have.length(2)

    const second = await workplace.jsonInside<Printed>(['launch', ...printing])
    expect(second.data.transactions.map(({ title }) => title)).to.deep.equal(['Add phase 1'])
    await sendElsewhere(second.data.transactions[0]?.unsigned ?? '')
    const last = await workplace.jsonInside<Printed>(['launch', ...printing])
    expect(last.data.transactions).to.deep.equal([])
  })

  it('shows them to people, and says what is known later', async () => {
    writeDrop(workplace, 'SHOWN')
    const run = await workplace.runInside(['launch', ...printing])
    expect(run.code, run.stderr).to.equal(0)
    expect(run.stdout).to.match(/unsigned +[A-Za-z0-9+/=]{400,}/)
    expect(run.stdout).to.match(
      /unsigned +run this again once the previous transactions are confirmed/,
    )
    expect(run.stdout).to.contain('nothing was sent')
    expect(run.stderr).to.contain('warning: The entries of lists are not printed')
    // A drop without entries to write has no such warning.
    const { phases, ...config } = writeDrop(workplace, 'SHOWN')
    workplace.write('drop.config.json', { ...config, phases: [phases[2]] })
    const other = await workplace.runInside(['launch', ...printing])
    expect(other.stderr).to.not.contain('entries of lists')
  })

  it('is refused where a command has none, and an address alone where it would send', async () => {
    writeDrop(workplace, 'REFUSED')
    const show = await workplace.jsonInside<Failed>(['validate', ...printing])
    expect(show.data.error.message).to.equal(
      'This command cannot print its transactions: leave out --print-transactions',
    )
    expect(show.code).to.equal(2)
    const launch = await workplace.jsonInside<Failed>(['launch', '--signer', address('creator')])
    expect(launch.code).to.equal(2)
    expect(launch.data.error.message).to.equal(
      '--signer needs --print-transactions or --dry-run, since an address cannot sign',
    )
    const both = await workplace.jsonInside<Failed>(['launch', ...printing, '--keypair', 'a.json'])
    expect(both.data.error.message).to.equal('--keypair and --signer each choose a wallet: use one')
    const bad = await workplace.jsonInside<Failed>([
      ...['launch', '--print-transactions', '--signer', '0x1'],
    ])
    expect(bad.data.error.code).to.equal('INVALID_ADDRESS')
  })
})
