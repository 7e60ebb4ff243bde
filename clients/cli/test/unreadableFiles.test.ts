import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'

/** Any user but root, who may read everything. */
const SOMEBODY = 65_534
const uid = process.getuid?.() === 0 ? SOMEBODY : undefined

describe('Files that the user may not read', () => {
  let workplace: Workplace
  beforeEach(() => {
    workplace = new Workplace()
    chmodSync(workplace.folder, 0o755)
  })

  it('are named with the reason, whatever they are for', async () => {
    // Given a config that can be read, and a key, a list, a build and another config that cannot
    writeDrop(workplace, 'CLOSED')
    workplace.writeKeypair('key.json', Keypair.generate())
    workplace.write('list.csv', 'address,price,amount\n')
    workplace.write('closed.json', {})
    mkdirSync(workplace.path('build'))
    for (const name of ['key.json', 'list.csv', 'closed.json', 'build']) {
      chmodSync(workplace.path(name), 0)
    }
    for (const [file, ...args] of [
      ['closed.json', 'validate', '--config', 'closed.json'],
      ['closed.json', 'launch', '--config', 'closed.json'],
      ['key.json', 'deploy', '--keypair', 'key.json'],
      ['list.csv', 'allowlist', 'root', '--list', 'list.csv'],
      ['build', 'assets', 'check', '--from', 'build'],
    ]) {
      // When a command needs it
      const { code, stderr } = await workplace.run(args, { uid })

      // Then it ends with the path and the reason
      expect(stderr, args.join(' ')).to.contain(
        `error: ${workplace.path(`${file}`)} cannot be read: its permissions do not allow it (FILE_NOT_READABLE)\n`,
      )
      expect(code, args.join(' ')).to.equal(3)
    }
    chmodSync(workplace.path('build'), 0o755)
  })

  it('are told beside the other problems of a folder of assets', async () => {
    mkdirSync(workplace.path('art'))
    writeFileSync(workplace.path('art/1.png'), 'no picture')
    writeFileSync(workplace.path('art/2.png'), '')
    chmodSync(workplace.path('art/1.png'), 0)
    chmodSync(workplace.path('art'), 0o755)
    const args = ['assets', 'check', '--from', 'art', '--supply', '2']
    const { code, stderr } = await workplace.run(args, { uid })
    expect(code, stderr).to.equal(3)
    expect(stderr).to.contain('  1.png: It cannot be read: its permissions do not allow it\n')
    expect(stderr).to.match(/^ {2}2\.png: /m)
  })
})
