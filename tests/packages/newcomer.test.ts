import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { loadWorkspacePrograms, startLocalnet } from '@mintline/localnet'
import { startAnvil } from '@mintline/localnet/anvil'
import { publishDropMachine, startAptosLocalnet } from '@mintline/localnet/aptos'
import { hasMove } from '@mintline/localnet/aptos/move'
import { expect } from 'chai'
import { temporaryFolder } from '../helpers/temporaryFolder.ts'
import { strangersEnvironment } from './helpers/npm.ts'
import { strangersProject } from './helpers/project.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A local network that a newcomer's commands reach. */
interface Network {
  /** Address of its node. */
  readonly url: string
  /** Variables that name what else runs beside the node. */
  readonly env?: NodeJS.ProcessEnv
  /** Lets a second pass: phases open after their start. */
  wait?(): void
  stop(): Promise<unknown>
}

interface Walk {
  /** Options for `init`. */
  readonly init: readonly string[]
  /** Where `show` has the number of items. */
  readonly minted: string
  start(): Promise<Network>
}

const CHAINS: Readonly<Record<string, Walk>> = {
  Solana: {
    init: [],
    minted: 'numberOfTokensIssued',
    start: async () => {
      const localnet = await startLocalnet({ rpcPort: 0, programs: loadWorkspacePrograms(ROOT) })
      return {
        url: localnet.rpcUrl,
        wait: () => localnet.advanceClock(2),
        stop: () => localnet.close(),
      }
    },
  },
  'an EVM chain': {
    init: ['--chain', 'local-development'],
    minted: 'minted',
    start: async () => {
      return await startAnvil()
    },
  },
  Aptos: {
    init: ['--chain', 'aptos-local'],
    minted: 'totalMinted',
    start: async () => {
      const network = await startAptosLocalnet({ port: 0, faucetPort: 0 })
      await publishDropMachine(network)
      return {
        url: network.nodeUrl,
        env: { MINTLINE_APTOS_FAUCET: network.faucetUrl },
        stop: () => network.close(),
      }
    },
  },
}

describe('a newcomer with an empty folder, no key and the installed command', () => {
  for (const [name, { init, minted, start }] of Object.entries(CHAINS)) {
    it(`launches a drop on ${name}, mints from it and finds both on chain`, async function () {
      this.timeout(120_000)
      if (name === 'Aptos' && !hasMove()) this.skip()
      const folder = temporaryFolder()
      const { url, env, wait, stop } = await start()
      const mintline = async (...args: string[]) => {
        const program = join(strangersProject(), 'node_modules/.bin/mintline')
        const options = { cwd: folder, env: { ...strangersEnvironment(), HOME: folder, ...env } }
        const { stdout } = await promisify(execFile)(program, [...args, '--json'], options)
        return JSON.parse(stdout)
      }
      try {
        await mintline('init', '--yes', ...init, '--url', url)
        await mintline('validate')
        await mintline('launch', '--url', url)
        wait?.()
        expect(await mintline('verify', '--url', url)).to.deep.include({ differences: [] })
        await mintline('mint', '--quantity', '2', '--url', url)
        expect(await mintline('show', '--url', url)).to.include({ [minted]: '2' })
      } finally {
        await stop()
      }
    })
  }
})
