import { readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import { exitOf, start } from './_process.ts'

describe('npm run server -- --demo', () => {
  it('serves a drop that was minted from, and leaves nothing behind', async () => {
    // Given a folder without a database
    const folder = temporaryFolder()
    const temporary = temporaryFolder()
    const server = start(folder, ['--demo'], { TMPDIR: temporary })

    // When it has printed its addresses
    const lines: string[] = []
    if (!server.stdout) throw new Error('The server has no output')
    for await (const line of createInterface(server.stdout)) {
      lines.push(line)
      if (line.startsWith('Ctrl-C')) break
    }
    const addresses = lines.flatMap((line) => {
      const [, title, url] =
        /^(Status page|Documentation|Marketplace|Items) +(http:\S+)$/.exec(line) ?? []
      return title && url ? [[title, url] as const] : []
    })

    // Then each address answers
    expect(addresses.map(([title]) => title)).to.deep.equal([
      'Status page',
      'Documentation',
      'Marketplace',
      'Items',
    ])
    const [page = '', documentation = '', marketplace = '', list = ''] = await Promise.all(
      addresses.map(async ([, url]) => (await fetch(url)).text()),
    )
    expect(page).to.match(/SOLANA<\/span> <span class="following">/)
    expect(page).to.contain('Sign in</button>')
    expect(documentation).to.contain('<title>Mintline indexer</title>')
    expect(marketplace).to.contain('<title>Mintline marketplace</title>')
    const { items } = JSON.parse(list)
    expect(items).to.have.length(12)
    const searched = await fetch(new URL('/marketplace/api/v4/items/search', addresses[2]?.[1]), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ size: 20, filter: {} }),
    })
    expect(await searched.json()).to.have.length(12)

    // And everything stops with it
    server.kill('SIGINT')
    expect(await exitOf(server)).to.deep.equal({ code: 0, errors: '' })
    expect(readdirSync(temporary).filter((name) => name.startsWith('mintline-'))).to.deep.equal([])
    expect(readdirSync(folder)).to.deep.equal([])
  })
})
