import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ServedBuild, serveBuild } from './serveBuild.ts'

describe('serveBuild', () => {
  let root: string
  let files: string
  let served: ServedBuild

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'mintline-serve-'))
    const folder = join(root, 'dist')
    mkdirSync(folder)
    writeFileSync(join(folder, 'index.html'), 'page')
    writeFileSync(join(root, 'secret'), 'secret')
    files = join(root, 'files')
    mkdirSync(join(files, 'folder'), { recursive: true })
    writeFileSync(join(files, 'folder', '1.json'), '{}')
    writeFileSync(join(files, 'folder', 'a #1.svg'), '<svg/>')
    const embedded = { rpcUrl: 'http://127.0.0.1:8899', wsUrl: 'ws://127.0.0.1:8900' }
    const config = { embedded }
    served = await serveBuild({ folder, files, config, path: '/console/', port: 0 })
  })
  afterEach(async () => {
    await served.close()
    rmSync(root, { recursive: true })
  })

  it('serves files in the folder, and nothing around it', async () => {
    expect(await statusOf('/console/')).toBe(200)
    for (const path of ['/', '/console/../index.html', '/console/../../secret', '/console/none']) {
      expect(await statusOf(path), path).toBe(404)
    }
  })

  it('serves uploaded files to every page, without their scripts', async () => {
    const response = await fetch(`${served.url}files/folder/a%20%231.svg`)
    expect(await response.text()).toBe('<svg/>')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
    const document = await fetch(`${served.url}files/folder/1.json`)
    expect(document.headers.get('content-type')).toBe('application/json')
  })

  it('serves nothing around uploaded files', async () => {
    for (const name of ['', 'folder/', '../secret', '..%2fsecret', '%2e%2e/secret', '%', 'none']) {
      expect(await statusOf(`/console/files/${name}`), name).toBe(404)
    }
  })

  it('survives invalid addresses', async () => {
    for (const path of ['//', '///', '//a:b', '/console/%00', '/console/%']) {
      expect(await statusOf(path), path).toBe(404)
    }
    expect(await statusOf('/console/')).toBe(200)
  })

  it.each(['gzip', 'gzip, deflate, br, zstd', 'br;q=1, gzip;q=0.8', 'GZIP'])(
    'gzips for a client that accepts %s',
    async (accepted) => {
      const { headers, body } = await answerOf('/console/', { 'accept-encoding': accepted })
      expect(headers['content-encoding']).toBe('gzip')
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      expect(headers.vary).toBe('accept-encoding')
      expect(gunzipSync(body).toString()).toBe('page')
    },
  )

  it('gzips a file anew once it has changed', async () => {
    const asked = { 'accept-encoding': 'gzip' }
    await answerOf('/console/', asked)
    writeFileSync(join(root, 'dist', 'index.html'), 'another page')
    const { body } = await answerOf('/console/', asked)
    expect(gunzipSync(body).toString()).toBe('another page')
  })

  it.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.000', 'x-gzip'])(
    'sends plain bytes to a client that accepts %s',
    async (accepted) => {
      const { headers, body } = await answerOf(
        '/console/',
        accepted === undefined ? {} : { 'accept-encoding': accepted },
      )
      expect(headers['content-encoding']).toBeUndefined()
      expect(headers.vary).toBe('accept-encoding')
      expect(body.toString()).toBe('page')
    },
  )

  async function statusOf(path: string): Promise<number | undefined> {
    return (await answerOf(path)).status
  }

  /** Sends the address as written: other clients normalize addresses, and decompress. */
  function answerOf(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
    return new Promise((resolve, reject) => {
      const asked = request(served.url, { path, headers }, (response) => {
        buffer(response).then(
          (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
          reject,
        )
      })
      asked.on('error', reject)
      asked.end()
    })
  }
})
