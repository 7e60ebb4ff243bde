import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitOf, start } from './_process.ts'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string
  /** URL of its metrics. */
  readonly metricsUrl: string
  /** Milliseconds from its start to its first answer. */
  readonly firstAnswer: number
  /** Its number among the processes of the machine. */
  readonly pid: number
  /** Ends it in order. */
  readonly stop: () => Promise<void>
  /** Ends it as a loss of power would. */
  readonly kill: () => Promise<void>
}

/** Settings of a server, its roles and its environment. */
export interface ServerOptions {
  readonly settings?: object
  /** Joined by commas; undefined = all. */
  readonly roles?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Files that it may have open. Default: as many as this process may. */
  readonly openFiles?: number
}

/** A list that every server has, if only an empty one. */
const LIST = '/v0.1/items/all?size=1'
const PAUSE = 10

/**
 * Starts what `npm run server` starts in a folder, on free ports, and waits for its first answer.
 *
 * @throws an error with what it said where it ends instead
 */
export async function startProcess(
  folder: string,
  { settings = {}, roles, environment = {}, openFiles }: ServerOptions = {},
): Promise<ServerProcess> {
  writeFileSync(join(folder, 'server.config.json'), JSON.stringify(settings))
  const begin = performance.now()
  const ports = ['--port', '0', '--metrics-port', '0']
  const role = roles === undefined ? [] : ['--role', roles]
  const server = start(folder, [...ports, ...role], environment, { openFiles })
  const { pid } = server
  if (pid === undefined) throw new Error('The server does not start')
  const exit = exitOf(server)
  const ended = exit.then(({ errors }): never => {
    throw new Error(`The server ended: ${errors}`)
  })
  const { url, metricsUrl } = await Promise.race([addressesOf(server), ended])
  while (!(await answers(`${url}${LIST}`))) await Promise.race([sleep(PAUSE), ended])
  return {
    url,
    metricsUrl,
    firstAnswer: performance.now() - begin,
    pid,
    stop: async () => {
      server.kill('SIGTERM')
      const { code, errors } = await exit
      if (code !== 0) throw new Error(`The server ended with exit code ${code}: ${errors}`)
    },
    kill: async () => {
      server.kill('SIGKILL')
      await exit
    },
  }
}

/** Addresses of a server, once it has said them: that of its metrics first. */
function addressesOf({ stdout }: ChildProcess): Promise<{ url: string; metricsUrl: string }> {
  if (!stdout) throw new Error('The server has no output')
  let metricsUrl = ''
  return new Promise((resolve) => {
    // Read to the end of the process, which stands still otherwise.
    createInterface(stdout).on('line', (line) => {
      metricsUrl = /Metrics: (http:[^\s"]+)/.exec(line)?.[1] ?? metricsUrl
      const url = /Indexer: (http:[^\s"]+)/.exec(line)?.[1]
      if (url !== undefined) resolve({ url, metricsUrl })
    })
  })
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )
