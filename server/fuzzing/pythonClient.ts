import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts'
import type { Parameters } from '../test/read-model/_app.ts'
import { pythonPrograms } from './pythonPackage.ts'

const CALL_ALL = fileURLToPath(new URL('./callAll.py', import.meta.url))

/** An answer as the server sent it, and as the Python client parsed it. */
export interface ReadAnswer {
  readonly operationId: string
  readonly status: number
  readonly sent: unknown
  readonly read: unknown
}

/** A server, and the calls to make. */
interface Asking {
  readonly url: string
  /** Interface name, as in `/openapi/<name>.json`. */
  readonly name: string
  /** Bearer token; undefined = anonymous. */
  readonly token?: string
  readonly calls: readonly { readonly operationId: string; readonly parameters: Parameters }[]
}

/** Generates a client with `openapi-python-client`, makes the calls with it, and returns the answers in order. */
export async function askByPython({ url, name, token, calls }: Asking): Promise<ReadAnswer[]> {
  const programs = pythonPrograms('openapi-python-client', '0.29.1')
  if (programs === undefined) throw new Error('openapi-python-client is not installed')
  const folder = temporaryFolder()
  const description = join(folder, 'description.json')
  writeFileSync(description, JSON.stringify(await readDescription(`${url}/openapi/${name}.json`)))
  const made = spawnSync(
    join(programs, 'openapi-python-client'),
    ['generate', '--path', description, '--output-path', join(folder, name), '--meta', 'none'],
    { encoding: 'utf8' },
  )
  expect(made.stdout, made.stderr).to.not.match(/Unable to|WARNING|ERROR/)

  const child = spawn(join(programs, 'python'), [CALL_ALL], {
    cwd: folder,
    env: { ...process.env, PYTHONPATH: folder },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.end(JSON.stringify({ url, package: name, token: token ?? null, calls }))
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(errors).to.equal('')
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

interface Description {
  readonly components: {
    readonly schemas: { readonly OrderMatchSell?: { readonly properties: { type?: unknown } } }
  }
}

/** Returns the OpenAPI document without a sale's `type`, whose generated name clashes; the client's README advises the same. */
async function readDescription(url: string): Promise<object> {
  const description = (await (await fetch(url)).json()) as Description
  delete description.components.schemas.OrderMatchSell?.properties.type
  return description
}
