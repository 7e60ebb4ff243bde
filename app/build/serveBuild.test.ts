import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

  /** As it is written: other clients tidy addresses up. */
  function statusOf(path: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const asked = request(served.url, { path }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      asked.on('error', reject)
      asked.end()
    })
  }
})
