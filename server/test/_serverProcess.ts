import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitOf, start } from './_process.ts'

/** A server in a separate process. */
export interface ServerProcess {
  readonly url: string
  /** Metrics URL. */
  readonly metricsUrl: string
  /** Milliseconds from start to first answer. */
  readonly firstAnswer: number
  /** Process id. */
  readonly pid: number
  /** Shuts it down gracefully. */
  readonly stop: () => Promise<void>
  /** Kills it, like a power failure. */
  readonly kill: () => Promise<void>
}

/** A server's settings, roles and environment. */
export interface ServerOptions {
  readonly settings?: object
  /** Joined by commas; undefined = all. */
  readonly roles?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Maximum open files. Default: this process's limit. */
  readonly openFiles?: number
}

/** A list that every server has, even if it is empty. */
const LIST = '/v0.1/items/all?size=1'
const PAUSE = 10

/**
 * Starts `npm run server` in a folder, on free ports, and waits for its first answer.
 *
 * @throws an error with its output if it ends instead
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

/** Waits for a server's URLs in its output; the metrics URL is printed first. */
function addressesOf({ stdout }: ChildProcess): Promise<{ url: string; metricsUrl: string }> {
  if (!stdout) throw new Error('The server has no output')
  let metricsUrl = ''
  return new Promise((resolve) => {
    // Keeps reading until the process ends; otherwise it would block.
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
