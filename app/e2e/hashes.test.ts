import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { buildPages } from '../build/buildPages.ts'
import { serveStatic } from './helpers/serveStatic.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CONFIG = { embedded: { rpcUrl: 'http://127.0.0.1:1', wsUrl: 'ws://127.0.0.1:2' } }

describe('hashes of the published pages', () => {
  let build: string
  let hosted: string

  before(async () => {
    build = mkdtempSync(join(tmpdir(), 'mintline-published-'))
    await buildPages(build)
  })
  beforeEach(() => {
    hosted = mkdtempSync(join(tmpdir(), 'mintline-hosted-'))
    cpSync(build, hosted, { recursive: true })
  })
  afterEach(() => rmSync(hosted, { recursive: true }))
  after(() => rmSync(build, { recursive: true }))

  it('confirm that a host serves what was published, in any folder', async () => {
    const site = await serveStatic(hosted, CONFIG)
    const { code, output } = await verify(site.url)
    await site.close()

    expect(output).to.match(/serves these \d+ files as they were published/)
    expect(code).to.equal(0)
  })

  it('reveal a page changed by the host', async () => {
    writeFileSync(join(hosted, 'index.html'), '<script src="https://evil.example"></script>')
    const site = await serveStatic(hosted, CONFIG)
    const { code, output } = await verify(site.url)
    await site.close()

    expect(output).to.match(/serves other files, or none: index\.html\n$/)
    expect(code).to.equal(1)
  })

  async function verify(url: string) {
    const child = spawn(process.execPath, [...process.execArgv, 'app/scripts/verify.ts', url], {
      cwd: ROOT,
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
    })
    child.stderr.on('data', (chunk) => {
      output += String(chunk)
    })
    const [code] = await once(child, 'close')
    return { code, output }
  }
})
