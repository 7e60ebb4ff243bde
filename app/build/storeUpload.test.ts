import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentIdOf, folderIdOf } from '@mintline/assets'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ServedBuild, serveBuild } from './serveBuild.ts'
import { MAX_UPLOAD_BYTES } from './storeUpload.ts'

const PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')

describe('storing of artwork beside the console', () => {
  let root: string
  let files: string
  let served: ServedBuild
  let picture: string

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'mintline-upload-'))
    const folder = join(root, 'dist')
    mkdirSync(folder)
    files = join(root, 'files')
    served = await serveBuild({ folder, files, config: {}, path: '/console/', port: 0 })
    picture = `${(await contentIdOf(PICTURE)).cid}.svg`
  })
  afterEach(async () => {
    await served.close()
    rmSync(root, { recursive: true })
  })

  it('takes a picture under its content id, once, and serves it', async () => {
    expect(await put(picture)).toBe(201)
    expect(readFileSync(join(files, picture)).equals(PICTURE)).toBe(true)
    expect(await put(picture)).toBe(204)
    const answer = await fetch(`${served.url}files/${picture}`)
    expect(Buffer.from(await answer.arrayBuffer()).equals(PICTURE)).toBe(true)
    expect(readdirSync(files)).toEqual([picture])
  })

  it('takes the one document of a folder under the content id of the folder', async () => {
    const body = Buffer.from('{"name":"Dawn"}')
    const name = 'edition.json'
    const { cid } = await folderIdOf([{ name, content: await contentIdOf(body) }])
    expect(await put(`${cid}/${name}`, { body })).toBe(201)
    expect(readFileSync(join(files, cid, name), 'utf8')).toBe('{"name":"Dawn"}')
    expect(await put(`${cid}/other.json`, { body })).toBe(422)
  })

  it('takes a whole folder of documents under its content id, and serves each', async () => {
    const texts = {
      'index.json': '{"count":1}',
      '7YttLkHDoNj9wyDur5pM1ejNaAvT9X4eqaYcHQqtj2G5.json': '{}',
    }
    const entries = Object.entries(texts).map(async ([name, text]) => ({
      name,
      content: await contentIdOf(Buffer.from(text)),
    }))
    const { cid } = await folderIdOf(await Promise.all(entries))
    const body = Buffer.from(JSON.stringify(texts))
    expect(await put(cid, { body })).toBe(201)
    expect(readdirSync(join(files, cid)).sort()).toEqual(Object.keys(texts).sort())
    expect(await (await fetch(`${served.url}files/${cid}/index.json`)).text()).toBe('{"count":1}')
    expect(await put(cid, { body })).toBe(204)
  })

  it.each([
    ['another content', { 'index.json': '{"count":2}' }],
    ['a name that leaves the folder', { '../index.json': '{}' }],
    ['a file that is no text', { 'index.json': {} }],
    ['nothing', {}],
    ['no object', null],
  ])('refuses a folder with %s', async (_, texts) => {
    const content = await contentIdOf(Buffer.from('{}'))
    const { cid } = await folderIdOf([{ name: 'index.json', content }])
    expect(await put(cid, { body: Buffer.from(JSON.stringify(texts)) })).toBe(422)
    expect(existsSync(join(root, 'index.json'))).toBe(false)
    expect(existsSync(files)).toBe(false)
  })

  it('writes a damaged file anew', async () => {
    mkdirSync(files)
    writeFileSync(join(files, picture), 'damaged')
    expect(await put(picture)).toBe(201)
    expect(readFileSync(join(files, picture)).equals(PICTURE)).toBe(true)
  })

  it.each([
    ['another page', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['no page', { origin: '' }],
    ['a page in a sandbox', { origin: 'null' }],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port, as browsers say it', { 'sec-fetch-site': 'same-site' }],
    ['a name that was made to lead to this machine', { host: 'evil.example' }],
  ])('refuses %s', async (_, headers) => {
    expect(await put(picture, { headers })).toBe(403)
    expect(existsSync(files)).toBe(false)
  })

  it('refuses a name of this machine that the page is not from', async () => {
    const { port } = new URL(served.url)
    const headers = { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }
    expect(await put(picture, { headers })).toBe(403)
    expect(await put(picture, { headers: ownHeaders('localhost') })).toBe(201)
  })

  it('refuses content that is not what its name says', async () => {
    const other = (await contentIdOf(Buffer.from('other'))).cid
    expect(await put(`${other}.svg`)).toBe(422)
    expect(await put(picture, { body: Buffer.from('') })).toBe(422)
    expect(existsSync(files)).toBe(false)
  })

  it.each(['', '1.svg', '../secret.svg', '..%2f..%2fsecret.svg', '.hidden.svg', '%63id.svg'])(
    'refuses a name that is no content id: %s',
    async (name) => {
      expect(await put(name)).toBeGreaterThanOrEqual(400)
      expect(existsSync(files)).toBe(false)
    },
  )

  it('refuses other places and types under a content id', async () => {
    const { cid } = await contentIdOf(PICTURE)
    for (const name of [
      cid,
      `${cid}.html`,
      `${cid}.js`,
      `${cid}.svg.html`,
      `${cid}.mp4`,
      `${cid}/../../secret.json`,
      `${cid}/..json`,
      `${cid}/a/b.json`,
      `${cid.toUpperCase()}.svg`,
    ]) {
      expect(await put(name), name).toBeGreaterThanOrEqual(400)
    }
    expect(existsSync(files)).toBe(false)
  })

  it('refuses what is too large, by what it says and by what it sends', async () => {
    const said = { 'content-length': String(MAX_UPLOAD_BYTES + 1) }
    expect(await put(picture, { headers: said, body: undefined })).toBe(413)
    const body = Buffer.alloc(MAX_UPLOAD_BYTES + 1)
    const chunked = { 'transfer-encoding': 'chunked' }
    expect(await put(picture, { headers: chunked, body })).toBe(413)
    expect(existsSync(files)).toBe(false)
  })

  it('stores what two pages send at the same time', async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, () => put(picture)))
    expect(statuses.filter((status) => status !== 201 && status !== 204)).toEqual([])
    expect(readdirSync(files)).toEqual([picture])
  })

  it('survives a page that leaves in the middle', async () => {
    const asked = request(served.url, {
      method: 'PUT',
      path: `/console/files/${picture}`,
      headers: { ...ownHeaders(), 'content-length': String(PICTURE.length) },
    })
    const closed = new Promise<void>((resolve) => {
      asked.on('error', () => undefined)
      asked.on('close', () => resolve())
    })
    asked.write(PICTURE.subarray(0, 4), () => asked.destroy())
    await closed
    expect(await put(picture)).toBe(201)
  })

  function ownHeaders(name = '127.0.0.1'): Record<string, string> {
    const host = `${name}:${new URL(served.url).port}`
    return { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }
  }

  /** Returns an upload's status, with its address as written: other clients normalize addresses. */
  function put(
    name: string,
    {
      headers = {},
      body = PICTURE,
    }: { headers?: Record<string, string>; body?: Buffer | undefined } = {},
  ): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const path = `/console/files/${name}`
      const all = { ...ownHeaders(), ...headers }
      const asked = request(served.url, { method: 'PUT', path, headers: all }, (response) => {
        resolve(response.statusCode)
        response.resume()
        asked.destroy()
      })
      asked.on('error', reject)
      if (headers['content-length'] === undefined) asked.end(body)
      else asked.flushHeaders()
    })
  }
})
