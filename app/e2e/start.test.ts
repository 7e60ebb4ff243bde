import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
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

    expect(new URL(page.url()).hash).to.equal('#/?cluster=embedded')
    await page.close()
    await end()
    started.process.kill('SIGINT')
    expect(await started.exit).to.equal(0)
    expect(await answers(url)).to.equal(false)
    expect(await answers(rpcUrl)).to.equal(false)
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

  function start(...args: string[]) {
    const options = ['app/scripts/start.ts', '--no-open', '--state', folder]
    const child = spawn(process.execPath, [...process.execArgv, ...options, ...args], { cwd: ROOT })
    const exit = once(child, 'exit').then(([code]) => code)
    return { process: child, exit, ...heard(child) }
  }
})

/** Output of a process, once there is some. */
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

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
