import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { Browser } from 'playwright-core'
import { launchChromium } from '../../app/e2e/helpers/chromium.ts'
import { strangersEnvironment } from './helpers/npm.ts'
import { strangersProject } from './helpers/project.ts'

const PAGE = fileURLToPath(new URL('page', import.meta.url))
const HOST = 'https://stranger.test'

describe('all packages, in a page built by Vite', () => {
  let browser: Browser
  let messages: string

  before(async () => {
    const project = strangersProject()
    cpSync(PAGE, join(project, 'page'), { recursive: true })
    const vite = join(project, 'node_modules/vite/bin/vite.js')
    const { stdout, stderr } = spawnSync(process.execPath, [vite, 'build', 'page'], {
      cwd: project,
      env: strangersEnvironment(),
      encoding: 'utf8',
    })
    messages = stdout + stderr
    browser = await launchChromium()
  })

  after(() => browser?.close())

  it('are bundled without modules of Node', () => {
    expect(messages).to.include('built in')
    expect(messages).to.not.include('externalized for browser compatibility')
  })

  it('work in Chromium without polyfills for Node', async () => {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const dist = join(strangersProject(), 'page/dist')
    await page.route(`${HOST}/**`, (route) =>
      route.fulfill({ path: join(dist, new URL(route.request().url()).pathname) }),
    )

    await page.goto(`${HOST}/index.html`)
    const found: unknown = await page.evaluate('found')

    expect({ errors, found }).to.deep.equal({
      errors: [],
      found: {
        ofNode: [],
        controls: ['8BnGHz3rNWikmgb6oTLEQmtJLR8V39PeNAHZ5bT52kG8'],
        transactions: 1,
        listed: true,
        machine: 2,
        node: 'https://node.example/v1',
        chain: 'http',
        sameRoot: true,
        loaded: [true, true, true, true],
      },
    })
  })
})
