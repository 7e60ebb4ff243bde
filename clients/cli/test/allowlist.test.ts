import { readdirSync, readFileSync } from 'node:fs'
import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { dropNames, writeDrop } from './_drop.ts'
import { address, balanceOf, keypair, startNetwork } from './_network.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'LISTS'

describe('mintline allowlist', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator')
    workplace = new Workplace(['--url', localnet.rpcUrl, '--keypair', 'creator.json'])
    workplace.writeKeypair('creator.json', keypair('creator'))
    // Given a launched drop whose phase Friends lists bob and carol
    writeDrop(workplace, SYMBOL)
    const launch = await workplace.runInside(['launch'])
    expect(launch.code, launch.stderr).to.equal(0)
  })
  after(() => localnet.close())

  const shown = (text: string) =>
    normalise(text, workplace, {
      ...dropNames(),
      collection: editionsDeploymentAddress(SYMBOL).toBase58(),
    })
  const creatorBalance = () => balanceOf(localnet, keypair('creator').publicKey)

  it('compares a list with the chain, line by line', async () => {
    // Given a list with a new wallet, other terms for bob, and without carol
    workplace.write(
      'new.csv',
      `address,price,amount\n${address('alice')},0,1\n${address('bob')},0.1 SOL,5\n`,
    )
    const run = await workplace.runInside([
      'allowlist',
      'diff',
      '--phase',
      'Friends',
      '--list',
      'new.csv',
    ])
    expectSnapshot('allowlist-diff', shown(wholeOutput(run)))
    expect(run.code).to.equal(4)
  })

  it('previews an upsert without sending', async () => {
    const before = await creatorBalance()
    const list = ['--phase', '2', '--list', 'new.csv', '--batch-size', '1']
    const run = await workplace.runInside(['allowlist', 'upsert', ...list, '--dry-run'])
    expectSnapshot('allowlist-upsert-dry-run', shown(wholeOutput(run)))
    expect(await creatorBalance()).to.equal(before)
  })

  it('writes a list and reports it in one document', async () => {
    const list = ['--phase', 'Friends', '--list', 'new.csv', '--collection', SYMBOL]
    const { code, data } = await workplace.json<object>(['allowlist', 'upsert', ...list])
    expect(code).to.equal(0)
    expect(data).to.include({ status: 'finished', total: 2, added: 1, changed: 1, skipped: 0 })
  })

  it('asks for the unit of prices without one, and fails where nobody can answer', async () => {
    // Given a list whose prices could be SOL or lamports
    const refusal =
      'The price "1" on line 2 has no unit: say whether the prices of the list are in SOL or in lamports, or name their column "price_sol" or "price_lamports"'
    workplace.write('bare.csv', `wallet,price,amount\n${address('alice')},1,1\n`)
    for (const args of [
      ['upsert', '--phase', '2'],
      ['diff', '--phase', '2'],
      ['root'],
      ['proofs', '--out', 'bare'],
    ]) {
      const command = ['allowlist', ...args, '--list', 'bare.csv']
      const { code, stderr } = await workplace.runInside(command)
      expect([args[0], code]).to.deep.equal([args[0], 3])
      expect(stderr).to.contain(`error: ${refusal} (ALLOWLIST_FILE_UNIT_MISSING)`)
      expect(stderr).to.contain('hint: Use --unit sol or --unit lamports')
    }
    // When the unit is given, the list is read in it
    const diff = ['allowlist', 'diff', '--phase', '2', '--list', 'bare.csv', '--unit', 'sol']
    const { data } = await workplace.jsonInside<{ changed: { entry: { price: string } }[] }>(diff)
    expect(data.changed.map(({ entry }) => BigInt(entry.price))).to.deep.equal([1_000_000_000n])
    const wrong = await workplace.runInside([...diff.slice(0, -1), 'gwei'])
    expect(wrong.code).to.equal(2)
  })

  it('stops at a price so low that its unit may be wrong', async () => {
    const before = await creatorBalance()
    workplace.write('cheap.csv', `wallet,price_lamports,amount\n${address('bob')},5,1\n`)
    const upsert = ['allowlist', 'upsert', '--phase', '2', '--list', 'cheap.csv']
    const { code, stderr } = await workplace.runInside([...upsert, '--yes'])
    expect(code).to.equal(5)
    expect(stderr).to.contain(
      'cheap.csv is 0.000000005 SOL (5 lamports), which suggests a wrong unit',
    )
    expect(await creatorBalance()).to.equal(before)
    // A dry run shows it, as does a run with the unit
    for (const args of [
      [...upsert, '--dry-run'],
      [...upsert, '--unit', 'lamports', '--dry-run'],
    ]) {
      const run = await workplace.runInside(args)
      expect(run.code, run.stderr).to.equal(0)
      expect(run.stderr).to.contain('(5 lamports): check that its unit is right')
    }
  })

  it('exports the entries on chain as a readable list', async () => {
    const args = ['allowlist', 'export', '--phase', 'Friends']
    const run = await workplace.runInside([...args, '--out', 'exported.csv'])
    expect(run.stdout).to.equal(`Wrote 3 entries to ${workplace.path('exported.csv')}\n`)
    const rows = [
      `${address('alice')},0,1`,
      `${address('bob')},100000000,5`,
      `${address('carol')},0,3`,
    ]
    const csv = readFileSync(workplace.path('exported.csv'), 'utf8')
    expect(csv).to.equal(['address,price_lamports,amount', ...rows.sort(), ''].join('\n'))
    // An existing file is not replaced without --force
    const again = await workplace.jsonInside<{ error: { code: string } }>([
      ...args,
      '--out',
      'exported.csv',
    ])
    expect(again.code).to.equal(3)
    expect(again.data.error.code).to.equal('FILE_EXISTS')
    const forced = await workplace.runInside([...args, '--out', 'exported.csv', '--force'])
    expect(forced.code).to.equal(0)
    // Without a file, the list goes to stdout
    expect((await workplace.runInside(args)).stdout).to.equal(csv)
  })

  it('removes entries that are not in a list, and returns their rent', async () => {
    const args = ['allowlist', 'remove', '--phase', 'Friends', '--list', 'new.csv', '--not-listed']
    const preview = await workplace.runInside([...args, '--dry-run'])
    expectSnapshot('allowlist-remove-dry-run', shown(wholeOutput(preview)))
    const before = await creatorBalance()
    const run = await workplace.runInside(args)
    expectSnapshot('allowlist-remove', shown(wholeOutput(run)))
    expect((await creatorBalance()) > before).to.equal(true)
  })

  it('removes all except the wallets of a file, unless the file is empty', async () => {
    // Given a file with wallets only, and an empty one
    workplace.write('wallets.csv', `wallet\n${address('alice')}\n${address('bob')}\n`)
    workplace.write('empty.csv', 'wallet\n')
    const args = ['allowlist', 'remove', '--phase', 'Friends', '--not-listed', '--list']
    const kept = await workplace.jsonInside<object>([...args, 'wallets.csv'])
    expect(kept.data).to.include({ total: 0, removed: 0 })
    const refused = await workplace.runInside([...args, 'empty.csv'])
    expect(refused.code).to.equal(3)
    expect(refused.stderr).to.contain(
      `The list ${workplace.path('empty.csv')} has no wallets, so all entries would be removed: use --all for that (LIST_EMPTY)`,
    )
    // Its entries still exist
    const all = ['allowlist', 'remove', '--phase', 'Friends', '--all', '--dry-run']
    expect((await workplace.runInside(all)).stderr).to.contain('entries  2 to remove')
  })

  it('reports every invalid row of a file of wallets', async () => {
    workplace.write('typo.csv', `wallet,price\n${address('alice')},x\nnobody,1\n`)
    const args = ['allowlist', 'remove', '--phase', 'Friends', '--list', 'typo.csv']
    const { code, stderr } = await workplace.runInside(args)
    expect(code).to.equal(3)
    expect(stderr).to.contain('typo.csv has 1 problem (LIST_INVALID)\n  line 3, address: ')
  })

  it('removes a wallet, then all', async () => {
    const one = ['allowlist', 'remove', '--phase', '2', '--wallet', address('bob')]
    const first = await workplace.jsonInside<object>(one)
    expect(first.data).to.include({ total: 1, removed: 1, skipped: 0 })
    const all = await workplace.jsonInside<object>(['allowlist', 'remove', '--phase', '2', '--all'])
    expect(all.data).to.include({ total: 1, removed: 1, untried: 0 })
  })

  it('prints the root of a list and writes its proofs, without a network', async () => {
    const offline = new Workplace()
    writeDrop(offline, SYMBOL)
    const root = await offline.jsonInside<{ root: string; size: number }>([
      'allowlist',
      'root',
      '--phase',
      'Members',
    ])
    expect(root.data.size).to.equal(1)
    const proofs = await offline.jsonInside<{ root: string }>([
      ...['allowlist', 'proofs', '--list', 'members.csv', '--out', 'proofs'],
    ])
    expect(proofs.data).to.include({
      root: root.data.root,
      size: 1,
      written: 1,
      kept: 0,
      removed: 0,
    })
    // And both are told in the same words as on other chains
    const again = ['allowlist', 'proofs', '--list', 'members.csv', '--out', 'proofs']
    expect((await offline.runInside(again)).stdout).to.equal(
      [
        `root    ${root.data.root}`,
        'proofs  0 files written, 1 kept, 0 removed',
        `folder  ${offline.path('proofs')}`,
        '',
      ].join('\n'),
    )
    const files = readdirSync(offline.path('proofs')).sort()
    expect(files).to.deep.equal([`${address('alice')}.json`, 'index.json'].sort())
    // A folder belongs to one list, unless replaced
    offline.write('others.csv', `${address('bob')},1 SOL,1\n`)
    const others = ['allowlist', 'proofs', '--list', 'others.csv', '--out', 'proofs']
    const refused = await offline.jsonInside<{ error: { code: string } }>(others)
    expect(refused.data.error.code).to.equal('MERKLE_PROOFS_OF_ANOTHER_LIST')
    const replaced = await offline.jsonInside<object>([...others, '--force'])
    expect(replaced.data).to.include({ written: 1, removed: 1 })
  })

  it('reports every bad row of a list', async () => {
    // Given a list with a typo, an EVM address, a price beyond any entry, and two terms for bob
    workplace.write(
      'bad.csv',
      [
        'address,price,amount',
        `${address('alice').slice(1)}0,1 SOL,1`,
        '0x52908400098527886E0F7030069857D2E4169EE7,1 SOL,1',
        `${address('carol')},5 SOL,1`,
        `${address('bob')},1 SOL,1`,
        `${address('bob')},2 SOL,1`,
        '',
      ].join('\n'),
    )
    const run = await workplace.runInside([
      'allowlist',
      'diff',
      '--phase',
      '1',
      '--list',
      'bad.csv',
    ])
    const hidden = run.stderr.replaceAll(`${address('alice').slice(1)}0`, '<typo>')
    expectSnapshot('allowlist-bad-rows', shown(wholeOutput({ ...run, stderr: hidden })))
    expect(run.code).to.equal(3)
  })

  it('reports rows beyond allowlist entries, and the alternative', async () => {
    workplace.write(
      'large.csv',
      `wallet,price,amount\n${address('alice')},5 SOL,1\n${address('bob')},1 SOL,256\n`,
    )
    const args = ['allowlist', 'diff', '--phase', '2', '--list', 'large.csv']
    const { code, stderr } = await workplace.runInside(args)
    expect(code).to.equal(3)
    expect(stderr).to.contain(
      'lines 2, 3: An allowlist entry holds at most 4.294967295 SOL and 255 items; a merkle list has no such caps: use a phase of type merkleTree',
    )
    const { code: asMerkle } = await workplace.runInside(['allowlist', 'root', ...args.slice(4)])
    expect(asMerkle).to.equal(0)
  })

  it('refuses prices below a flat fee with their lines, in config and on chain', async () => {
    // Given a drop with a flat fee of 0.1 SOL, whose list has a price below it and a free entry
    const flat = new Workplace(workplace.options)
    flat.writeKeypair('creator.json', keypair('creator'))
    const config = writeDrop(flat, 'FLATLIST')
    const { collection } = config
    const { recipients } = collection.platformFee
    const platformFee = { platformFeeValue: '0.1 SOL', isFeeFlat: true, recipients }
    flat.write('drop.config.json', {
      ...config,
      collection: { ...collection, platformFee, platformFeeCap: { flat: '0.2 SOL' } },
    })
    const rows = [`${address('bob')},0.1 SOL,1`, `${address('carol')},0.099 SOL,1`]
    const lines = ['wallet,price,amount', ...rows, `${address('alice')},0,1`]
    flat.write('friends.csv', `${lines.join('\n')}\n`)

    // Then neither validate nor launch continues
    const named = (price: string) =>
      `A price of ${price} does not cover the flat platform fee of 0.1 SOL`
    const checked = await flat.runInside(['validate'])
    expect(checked.code).to.equal(3)
    expect(checked.stderr).to.contain(`friends.csv line 3, price: ${named('0.099 SOL')}`)
    expect(checked.stderr).to.contain(`friends.csv line 4, price: ${named('0 SOL')}`)
    const refused = await flat.runInside(['launch'])
    expect(refused.code).to.equal(3)
    expect(refused.stderr).to.contain(`line 3, price: ${named('0.099 SOL')}`)

    // When the list covers the fee, it is launched, and a list with cheaper entries is refused
    flat.write('friends.csv', `${lines.slice(0, 2).join('\n')}\n`)
    const launched = await flat.runInside(['launch'])
    expect(launched.code, launched.stderr).to.equal(0)
    flat.write('cheaper.csv', `${lines.join('\n')}\n`)
    const upsert = ['allowlist', 'upsert', '--phase', '2', '--list', 'cheaper.csv']
    const upserted = await flat.runInside(upsert)
    expect(upserted.code).to.equal(3)
    expect(upserted.stderr).to.contain(`line 3, price: ${named('0.099 SOL')}`)

    // And a higher fee names the entries that it would close
    const raised = await flat.runInside(['fees', 'set', '--flat', '0.2 SOL', '--dry-run'])
    expect(raised.stderr).to.contain(
      '1 of 1 entries of phase 2 have prices below a flat fee of 0.2 SOL',
    )
  })

  it('accepts only one way of selecting what to remove', async () => {
    const { code, data } = await workplace.jsonInside<{ error: object }>([
      ...['allowlist', 'remove', '--phase', '2', '--all', '--wallet', address('bob')],
    ])
    expect(code).to.equal(2)
    expect(data.error).to.include({ message: 'Give one of --wallet, --list and --all' })
  })

  it('reports all invalid wallets to remove at once, and conflicting options', async () => {
    const wallets = ['--wallet', 'bob', '--wallet', address('bob'), '--wallet', 'carol']
    const { code, stdout, stderr } = await workplace.runInside([
      ...['allowlist', 'remove', '--phase', '2', ...wallets, '--not-listed'],
    ])
    expect([code, stdout]).to.deep.equal([2, ''])
    expect(stderr).to.equal(
      `error: There are 3 invalid options (OPTIONS_INVALID)
  --wallet takes an address, not bob
  --wallet takes an address, not carol
  --not-listed needs --list
`,
    )
  })
})
