import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { dropNames, writeDrop } from './_drop.ts'
import { address, keypair, startNetwork } from './_network.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'ADMIN'

interface Failure {
  readonly error: { readonly code: string; readonly message: string; readonly context: object }
}

describe('mintline administration', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator', 'buyer')
    workplace = new Workplace(['--url', localnet.rpcUrl])
    workplace.writeKeypair('creator.json', keypair('creator'))
    workplace.writeKeypair('buyer.json', keypair('buyer'))
    writeDrop(workplace, SYMBOL)
    // Given a collection without phases
    const deploy = await workplace.run(['deploy', ...as('creator')])
    expect(deploy.code, deploy.stderr).to.equal(0)
    expectSnapshot('deploy', shown(wholeOutput(deploy)))
  })
  after(() => localnet.close())

  const as = (name: string) => ['--keypair', `${name}.json`]
  const shown = (text: string) =>
    normalise(text, workplace, {
      ...dropNames(),
      collection: editionsDeploymentAddress(SYMBOL).toBase58(),
    })
  const confirmed = async (...args: string[]) => {
    const run = await workplace.runInside([...args, ...as('creator')])
    expect(run.code, run.stderr).to.equal(0)
    return run
  }

  it('adds phases, changes one and lists them', async () => {
    const window = ['--start', '2030-01-01T00:00:00+01:00', '--end', '1956528000']
    const limits = ['--max-per-wallet', '2', '--max-total', '10']
    await confirmed('phase', 'add', '--type', 'public', '--price', '0.25 SOL', ...window, ...limits)
    const root = 'ab'.repeat(32)
    const closed = ['--merkle-root', root, '--active', 'false']
    await confirmed('phase', 'add', '--type', 'merkleTree', ...closed)
    await confirmed(
      'phase',
      'modify',
      '--phase',
      '1',
      '--price',
      '300000000 lamports',
      '--max-total',
      '0',
    )
    const next = ['phase', 'modify', '--phase', '1', '--price', '0.4 SOL', '--dry-run']
    const planned = await workplace.jsonInside<{ changes: unknown }>([...next, ...as('creator')])
    const change = { subject: 'phase 1 Members', path: 'phases.0.price', label: 'price' }
    expect(planned.data.changes).to.deep.equal([{ ...change, before: '0.3 SOL', after: '0.4 SOL' }])
    const { data } = await workplace.jsonInside(['phase', 'list'])
    const times = { startTime: '1893452400', endTime: '1956528000' }
    expect(data).to.have.length(2)
    expect((data as object[])[0]).to.include({
      ...times,
      phaseType: 'public',
      priceAmount: '300000000',
      maxMintsPerWallet: '2',
      maxMintsTotal: '0',
      active: true,
    })
    expect((data as object[])[1]).to.include({ merkleRoot: `0x${root}`, active: false })
    const { stdout } = await workplace.runInside(['phase', 'list'])
    expect(stdout).to.match(/^1 .+ everybody +0\.3 SOL .+ 0 of unlimited +upcoming$/m)
    expect(stdout).to.match(/^2 .+ merkle list +by list, in SOL .+ switched off$/m)
  })

  it('refuses amounts without a unit, except 0', async () => {
    const bare = [
      ['phase', 'add', '--type', 'public', '--price', '5'],
      ['phase', 'modify', '--phase', '1', '--price', '300000000'],
      ['fees', 'set', '--flat', '0.01'],
      ['mint', '--max-price', '1'],
    ]
    for (const command of bare) {
      const { code, data } = await workplace.jsonInside<Failure>([...command, ...as('creator')])
      expect(code, command.join(' ')).to.equal(2)
      expect(data.error.code).to.equal('AMOUNT_WITHOUT_UNIT')
      expect(data.error.message).to.contain(`${command.at(-1)} has no unit: write "`)
    }
    const free = await confirmed('phase', 'modify', '--phase', '1', '--price', '0', '--dry-run')
    expect(free.stdout).to.contain('transaction')
  })

  it('reports all invalid options at once, and refusals of the programs by option', async () => {
    const refused = async (...args: string[]) => {
      const { code, stderr } = await workplace.runInside([...args, ...as('creator')])
      return [
        code,
        ...stderr.split('\n').filter((line) => line.startsWith('  ') || line.startsWith('error')),
      ]
    }
    const typos = ['--price', '5', '--start', '2027-02-30T00:00:00Z', '--max-total', 'many']
    expect(await refused('phase', 'add', '--type', 'public', ...typos)).to.deep.equal([
      2,
      'error: There are 3 invalid options (OPTIONS_INVALID)',
      '  --price: 5 has no unit: write "5 SOL", "5 ETH" on Eclipse, or "5 lamports"',
      '  --start: Not a time - 2027-02-30T00:00:00Z: there is no day 2027-02-30',
      '  --max-total takes a whole number, not many',
    ])
    const backwards = ['--start', '4102444800', '--end', '4102444800']
    expect(await refused('phase', 'modify', '--phase', '1', ...backwards)).to.deep.equal([
      3,
      'error: The input has problems (INPUT_INVALID)',
      '  --end: A phase must start before it ends, but would start at 2100-01-01T00:00:00Z and end at 2100-01-01T00:00:00Z',
    ])
    const ended = ['--price', '0', '--start', '1', '--end', '1577836800']
    expect(await refused('phase', 'add', '--type', 'public', ...ended)).to.deep.equal([
      2,
      'error: The phase has ended already, at 2020-01-01T00:00:00Z: choose a later end, or close the phase (PHASE_ENDED)',
    ])
    expect(
      await refused('royalties', 'set', '--bps', 'x', '--creator', 'y', '--creator', 'z:101'),
    ).to.deep.equal([
      2,
      'error: There are 2 invalid options (OPTIONS_INVALID)',
      '  --bps takes a whole number, not x',
      '  --creator takes <address>:<percent>, not y',
    ])
    const own = await refused('transfer-ownership', '--to', address('creator'))
    expect(own.slice(1)).to.deep.equal([
      'error: The input has problems (INPUT_INVALID)',
      '  --to: The new owner must be neither the default address nor the present owner',
    ])
    const shares = ['--creator', `${address('designer')}:99`]
    expect(await refused('royalties', 'set', '--bps', '10001', ...shares)).to.deep.equal([
      3,
      'error: The input has problems (INPUT_INVALID)',
      '  --bps: Basis points must be a whole number from 0 to 10000, but received - 10001',
      '  --creator: Shares of the creators must sum to 100, but sum to 99',
    ])
    expect(
      await refused('fees', 'set', '--flat', '5', '--recipient', 'y', '--recipient', 'z:50'),
    ).to.deep.equal([
      2,
      'error: There are 2 invalid options (OPTIONS_INVALID)',
      '  --flat: 5 has no unit: write "5 SOL", "5 ETH" on Eclipse, or "5 lamports"',
      '  --recipient takes <address>:<percent>, not y',
    ])
    const half = ['--recipient', `${address('designer')}:50`]
    expect(await refused('fees', 'set', '--bps', '10001', ...half)).to.deep.equal([
      3,
      'error: The input has problems (INPUT_INVALID)',
      '  --bps: Basis points must be a whole number from 0 to 10000, but received - 10001',
      '  --recipient: Total fee shares must equal 100',
    ])
    expect(await refused('metadata', 'set', '--field', 'name=x', '--remove', 'none')).to.deep.equal(
      [
        3,
        'error: The input has problems (INPUT_INVALID)',
        '  --field: name is set automatically and cannot be an extra field',
        '  --remove: The collection has no field none',
      ],
    )
  })

  it('keeps the platform fee below its cap, which only falls, for the primary admin', async () => {
    const message = async (...args: string[]) => {
      const { data } = await workplace.jsonInside<Failure>([...args, ...as('creator')])
      const problems = Object(data.error.context).problems ?? []
      return problems.map((problem: { message: string }) => problem.message)
    }
    expect(await message('fees', 'set', '--bps', '501')).to.deep.equal([
      'The platform fee cannot be 5.01%: choose at most its cap, 5%',
    ])
    expect(await message('fees', 'lower-cap', '--flat', '0.02 SOL')).to.deep.equal([
      'The fee cap can only be lowered, and cannot be 0.02 SOL per item: choose at most 0.01 SOL per item',
    ])
    expect(await message('fees', 'lower-cap', '--bps', '299')).to.deep.equal([
      'The fee cap of 2.99% is below the platform fee, 3%: raise the cap, or lower the fee first',
    ])
    const nothing = await workplace.jsonInside<Failure>(['fees', 'lower-cap', ...as('creator')])
    expect(nothing.data.error.message).to.contain('Give --bps or --flat')
    const lower = ['fees', 'lower-cap', '--bps', '400']
    const other = await workplace.jsonInside<Failure>([...lower, ...as('buyer')])
    expect(other.data.error.code).to.equal('WRONG_WALLET')

    expectSnapshot('fees-lower-cap', shown(wholeOutput(await confirmed(...lower))))
    expect((await workplace.runInside(['fees'])).stdout).to.contain(
      'fee cap          4% or 0.01 SOL per item\n',
    )
  })

  it('sets the platform fee and its admins, and shows them', async () => {
    const recipient = [
      '--recipient',
      `${address('platform')}:60`,
      '--recipient',
      `${address('buyer')}:40`,
    ]
    const admin = ['--secondary-admin', address('buyer')]
    const set = await confirmed('fees', 'set', '--flat', '0.01 SOL', ...recipient, ...admin)
    expectSnapshot('fees-set', shown(wholeOutput(set)))
    const show = await workplace.runInside(['fees'])
    expectSnapshot('fees', shown(wholeOutput(show)))
    // The other admin may set it too, but may not transfer roles that are not theirs
    const other = await workplace.runInside(['fees', 'set', '--bps', '250', ...as('buyer')])
    expect(other.code, other.stderr).to.equal(0)
    const handOn = ['fees', 'set', '--primary-admin', address('buyer')]
    const refused = await workplace.jsonInside<Failure>([...handOn, ...as('buyer')])
    expect(refused.data.error.code).to.equal('WRONG_WALLET')
    const handedOn = await confirmed(...handOn, '--secondary-admin', 'none')
    expect(handedOn.stderr).to.contain('warning: ')
    const end = await workplace.jsonInside<object>(['fees'])
    expect(end.data).to.include({ feeValue: '250', isFlat: false, primaryAdmin: address('buyer') })
  })

  it('says what becomes of a price for a phase with a list', async () => {
    const price = ['--price', '1 SOL', '--dry-run']
    const modify = ['phase', 'modify', '--phase']
    const told = async (command: readonly string[]) => {
      const { stderr } = await confirmed(...command)
      return stderr.includes(
        'warning: Nobody pays --price in a phase with a list: each wallet pays the price of its own entry\n',
      )
    }
    expect(await told(['phase', 'add', '--type', 'allowList', ...price])).to.equal(true)
    // Given a public phase and one with a list, Then the type that remains counts
    expect(await told([...modify, '2', ...price])).to.equal(true)
    expect(await told([...modify, '1', '--type', 'allowList', ...price])).to.equal(true)
    expect(await told([...modify, '1', ...price])).to.equal(false)
    expect(await told([...modify, '2', '--type', 'public', ...price])).to.equal(false)
    expect(await told([...modify, '2', '--active', 'true', '--dry-run'])).to.equal(false)
  })

  it('error: a phase becomes public without a price', async () => {
    const needed = '--price is required for a public phase; --price 0 makes it free'
    for (const command of [
      ['add', '--type', 'public'],
      ['modify', '--phase', '2', '--type', 'public'],
    ]) {
      const { code, data } = await workplace.jsonInside<Failure>([
        ...['phase', ...command, ...as('creator')],
      ])
      expect(code, command[0]).to.equal(2)
      expect(data.error).to.include({ code: 'USAGE_INVALID', message: needed })
    }
    // A phase that is public already keeps its price
    await confirmed(
      'phase',
      'modify',
      '--phase',
      '1',
      '--type',
      'public',
      '--max-total',
      '9',
      '--dry-run',
    )
  })

  it('sets royalties and shows them', async () => {
    const creators = ['--creator', `${address('designer')}:100`]
    // As the config calls the basis points
    await confirmed('royalties', 'set', '--royalty-basis-points', '750', ...creators)
    const { stdout } = await workplace.runInside(['royalties'])
    expect(stdout).to.equal(`royalties 7.5% to ${address('designer')}\n`)
  })

  it('sets the treasury, and names the wallet that may', async () => {
    const set = ['treasury', 'set', '--recipient', address('designer')]
    const other = await workplace.jsonInside<Failure>([...set, ...as('buyer')])
    expect(other.data.error.code).to.equal('WRONG_WALLET')
    await confirmed(...set)
    const { data } = await workplace.jsonInside(['treasury'])
    expect(data).to.deep.equal({ treasury: address('designer') })
    const again = await confirmed(...set.slice(0, 3), address('designer'))
    expect(again.stdout).to.equal('Set the treasury: nothing to do\n')
    await confirmed('treasury', 'set', '--recipient', address('treasury'))
  })

  it('sets and removes metadata fields, and shows them', async () => {
    const fields = ['--field', 'licence=CC-BY-4.0', '--field', 'note=a=b', '--remove', 'artist']
    await confirmed('metadata', 'set', ...fields)
    const { stdout } = await workplace.runInside(['metadata', '--collection', SYMBOL])
    expect(stdout)
      .to.match(/^metadata {7}https:/)
      .and.contain('item name      ')
    expect(stdout)
      .to.match(/^field licence +CC-BY-4\.0\nfield note +a=b\n$/m)
      .and.not.contain('artist')
  })

  it('names the required wallet', async () => {
    const run = await workplace.runInside(['royalties', 'set', '--bps', '1', ...as('buyer')])
    expectSnapshot('wrong-wallet', shown(wholeOutput(run)))
    expect(run.code).to.equal(1)
  })

  it('transfers the collection after showing it', async () => {
    const args = ['transfer-ownership', '--to', address('buyer')]
    const preview = await confirmed(...args, '--dry-run', '--verbose')
    expectSnapshot('transfer-ownership-dry-run', shown(wholeOutput(preview)))
    await confirmed(...args)
    const { data } = await workplace.jsonInside<object>(['show'])
    expect(data).to.include({ creator: address('buyer'), symbol: SYMBOL })
  })
})
