import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasMove } from '@mintline/localnet/aptos/move'
import { expect } from 'chai'
import { mintedPicture } from './helpers/mintedPicture.ts'
import { readyToMint } from './helpers/mintPage.ts'
import { openVisit } from './helpers/visit.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

describe('npm start', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mintline-start-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('opens the console with a funded development wallet, and Ctrl-C ends everything', async () => {
    const started = start('--port', '0')
    const [, url = ''] = await started.says(/^Console {2}(\S+)$/m)
    const [, rpcUrl = ''] = await started.says(/^Network {2}([^\s,]+),/m)
    const { page, end } = await openVisit(url)

    await page.getByRole('button', { name: /^Account: Creator/ }).click()
    await page.getByRole('menu').getByText('10 SOL').waitFor()

    await page.waitForURL(/#\/\?cluster=embedded$/)
    await page.close()
    await end()
    await interrupt(started)
    expect(await answers(url)).to.equal(false)
    expect(await answers(rpcUrl)).to.equal(false)
  })

  it('runs an EVM network with a sample drop, and Ctrl-C ends that too', async () => {
    const first = start('--port', '0', '--evm', '--evm-port', '0')
    const [, url = '', drop = ''] = await first.says(
      /^Drop {5}(\S+)mint\/#\/(ETHEREUM:0x[0-9a-f]{40})\?network=local-development$/m,
    )
    const [, evmUrl = ''] = await first.says(/^EVM {6}([^\s,]+),/m)
    const config = await (await fetch(`${url}mintline.json`)).json()
    expect(config.rpc).to.deep.equal({ 'local-development': [evmUrl] })
    expect(await codeOf(evmUrl, drop)).to.match(/^0x363d3d37/)

    // Apps preview the drop's link, by its union id or its folder, without a file for it.
    const folder = `${url}share/local-development-${drop.split(':')[1]}/`
    for (const shared of [`${url}share/${drop}`, folder]) {
      const html = await (await fetch(shared)).text()
      expect(html)
        .to.include('<meta property="og:title" content="Local tide" />')
        .and.include(`<link rel="canonical" href="${folder}" />`)
        .and.include(`<meta name="twitter:image" content="${folder}card.jpg" />`)
        .and.include(`content="0; url=${url}mint/#/${drop}?network=local-development"`)
    }
    const card = await fetch(`${folder}card.jpg`)
    expect(card.headers.get('content-type')).to.equal('image/jpeg')
    expect([...new Uint8Array(await card.arrayBuffer()).slice(0, 3)]).to.deep.equal([255, 216, 255])
    expect((await fetch(`${url}share/ETHEREUM:0x${'1'.repeat(40)}/`)).status).to.equal(404)
    await interrupt(first)
    expect(await answers(evmUrl)).to.equal(false)
  })

  it('runs an Aptos network with a sample drop to mint from, and Ctrl-C ends that too', async function () {
    if (!hasMove()) this.skip()
    const ports = ['--port', '0', '--aptos-port', '0', '--aptos-faucet-port', '0']
    const started = start('--aptos', ...ports)
    const [, drop = ''] = await started.says(
      /^Drop {5}(\S+mint\/#\/APTOS:0x[0-9a-f]{64}\?network=aptos-local)$/m,
    )
    const [, nodeUrl = ''] = await started.says(/^Aptos {4}(\S+\/v1), in memory$/m)
    await started.says(/^Ctrl-C ends everything\.$/m)
    const { page, end } = await openVisit(drop)

    await page.getByRole('img', { name: 'Local tide', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    await page.getByRole('button', { name: 'Development wallet' }).click()
    await readyToMint(page, 'Mint 1 for 0.5 APT')
    await page.getByRole('button', { name: 'Mint 1 for 0.5 APT' }).click()
    await page.getByRole('heading', { name: 'The item is yours' }).waitFor()
    await mintedPicture(page, 'Local tide 1').waitFor()

    await page.close()
    await end()
    await interrupt(started)
    expect(await answers(nodeUrl)).to.equal(false)
  })

  it('ends all networks if one of them cannot start', async function () {
    if (!hasMove()) this.skip()
    const taken = createServer()
    taken.listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' ? address?.port : undefined

    // The networks start before any page is served, from a build or not.
    const ports = ['--port', '0', '--evm-port', '0', '--aptos-port', `${port}`]
    const started = start('--dev', '--evm', '--aptos', ...ports)

    expect(await started.exit).to.equal(1)
    expect(started.output()).to.include(
      `Port ${port} is already in use. Stop the program that uses it or choose another port with --aptos-port.`,
    )
    taken.close()
  })

  it('reports a used port in one sentence, and leaves nothing running', async () => {
    const other = createServer()
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : undefined

    const started = start('--port', String(port))

    expect(await started.exit).to.equal(1)
    expect(started.output()).to.include(`Port ${port} is taken`)
    other.close()
  })

  async function interrupt({ process, exit }: ReturnType<typeof start>): Promise<void> {
    process.kill('SIGINT')
    expect(await exit).to.equal(0)
  }

  function start(...args: string[]) {
    const options = ['app/scripts/start.ts', '--no-open', '--state', folder]
    const child = spawn(process.execPath, [...process.execArgv, ...options, ...args], { cwd: ROOT })
    const exit = once(child, 'close').then(([code]) => code)
    return { process: child, exit, ...heard(child) }
  }
})

/** Collects a process's output; `says` resolves once it matches a pattern. */
function heard({ stdout, stderr }: ChildProcess) {
  let text = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: unknown) => {
    text += String(chunk)
    for (const listener of listeners) listener()
  }
  stdout?.on('data', hear)
  stderr?.on('data', hear)
  return {
    output: () => text,
    says: (pattern: RegExp): Promise<RegExpExecArray> =>
      new Promise((resolve) => {
        const look = () => {
          const match = pattern.exec(text)
          if (!match) return
          listeners.delete(look)
          resolve(match)
        }
        listeners.add(look)
        look()
      }),
  }
}

/** Fetches a contract's code. */
async function codeOf(url: string, drop: string): Promise<unknown> {
  const [, address] = drop.split(':')
  const params = [address, 'latest']
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getCode', params })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body })
  return ((await answer.json()) as { result: unknown }).result
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
