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

/** An answer, as the server sent it and as a client of Python understood it. */
export interface ReadAnswer {
  readonly operationId: string
  readonly status: number
  readonly sent: unknown
  readonly read: unknown
}

/** The source of a client, and the calls that it makes. */
interface Asking {
  readonly url: string
  /** Name of the interface in the paths of descriptions. */
  readonly name: string
  /** Token of a user who asks. */
  readonly token?: string
  readonly calls: readonly { readonly operationId: string; readonly parameters: Parameters }[]
}

/** Makes a client of a server's description by `openapi-python-client`, and has it call the server. */
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

/** A description without one of two fields of a sale that the generator names alike. The client's README says so, too. */
async function readDescription(url: string): Promise<object> {
  const description = (await (await fetch(url)).json()) as Description
  delete description.components.schemas.OrderMatchSell?.properties.type
  return description
}
