import { isMintlineError } from '@mintline/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { drawing } from '#entities/testing/pictures.ts'
import type { StorageChoice } from './artwork.ts'
import { openStorage } from './openStorage.ts'
import { readBackArtwork, storeArtwork } from './storeArtwork.ts'

const FOLDER = 'http://127.0.0.1:5173/files/'
const PREVIEW = { type: 'image/webp', bytes: Uint8Array.of(1, 2, 3) } as const
const ARTWORK = {
  picture: { ...drawing(), preview: PREVIEW },
  texts: { name: 'Dawn', symbol: 'DAWN', description: 'Light', externalUrl: 'https://dawn.io/' },
}

describe('storeArtwork', () => {
  /** A host's files by URL. */
  const files = new Map<string, Uint8Array>()
  let answer: (url: string, init: RequestInit) => Promise<Response> | Response

  beforeEach(() => {
    files.clear()
    answer = async (url, { method = 'GET', body }) => {
      if (method === 'GET') {
        const content = files.get(url)
        return content ? new Response(new Blob([new Uint8Array(content)])) : status(404)
      }
      files.set(url, new Uint8Array(await (body as Blob).arrayBuffer()))
      return status(201)
    }
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      init.signal?.throwIfAborted()
      return answer(url, init)
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('stores a picture, its preview and their document by content, under no name of a person', async () => {
    const uri = await store()
    expect(uri).toMatch(/^http:\/\/127\.0\.0\.1:5173\/files\/bafy[a-z2-7]{55}\/edition\.json$/)
    const document = JSON.parse(new TextDecoder().decode(files.get(uri)))
    const [preview, picture] = [...files.keys()].filter((url) => url !== uri).sort()
    expect([preview, picture].map((url) => url?.slice(-5))).toEqual(
      expect.arrayContaining(['.webp']),
    )
    expect(document).toEqual({
      name: 'Dawn',
      symbol: 'DAWN',
      description: 'Light',
      image: expect.stringMatching(/\.webp$/),
      external_url: 'https://dawn.io/',
      properties: {
        files: [
          { uri: document.image, type: 'image/webp' },
          { uri: expect.stringMatching(/\.svg$/), type: 'image/svg+xml' },
        ],
        category: 'image',
      },
    })
    expect(files.get(document.image)).toEqual(PREVIEW.bytes)
    expect(JSON.stringify([...files.keys()])).not.toContain('dawn')
  })

  it('has the same address again, and is read back from it', async () => {
    const uri = await store()
    expect(await store()).toBe(uri)
    await readBackArtwork(uri, ARTWORK, { signal: new AbortController().signal })
  })

  it.each([
    ['another picture', () => change(/\.webp$/, Uint8Array.of(9)), 'STORED_OTHERWISE'],
    ['other texts', () => change(/\.json$/, encoded('{"name":"Dusk"}')), 'METADATA_INVALID'],
    ['a page', () => change(/\.json$/, encoded('<html>')), 'METADATA_INVALID'],
  ])('finds out where there is %s at its address', async (_, tamper, code) => {
    const uri = await store()
    tamper()
    expect(
      await codeOf(readBackArtwork(uri, ARTWORK, { signal: new AbortController().signal })),
    ).toBe(code)
  })

  it('says why a host refuses it', async () => {
    answer = () => status(413)
    expect(await codeOf(store())).toBe('STORAGE_REFUSED')
    await expect(store()).rejects.toThrow(/^The storage of this page refused .+: it answers with/)
  })

  it('never shows a token', async () => {
    answer = () => new Response('{"error":"Not authorised"}', { status: 401 })
    const token = 'secret-token'
    const failed = await store({ kind: 'pinata', token }).catch(String)
    expect(failed).toContain('Not authorised')
    expect(failed).not.toContain(token)
  })

  it('ends at once when it is cancelled, and sends the rest when it is stored again', async () => {
    const controller = new AbortController()
    const sending = answer
    answer = (url, init) => {
      controller.abort(new Error('cancelled'))
      return sending(url, init)
    }
    await expect(store(undefined, controller.signal)).rejects.toThrow('cancelled')
    answer = sending
    const uri = await store()
    expect(files.size).toBe(3)
    expect(files.has(uri)).toBe(true)
  })

  function store(
    choice: StorageChoice = { kind: 'folder', baseUrl: FOLDER },
    signal = new AbortController().signal,
  ): Promise<string> {
    const storage = openStorage(choice)
    return storeArtwork(ARTWORK, { storage, signal, onProgress: () => undefined })
  }

  function change(name: RegExp, content: Uint8Array): void {
    for (const url of files.keys()) if (name.test(url)) files.set(url, content)
  }
})

function status(code: number): Response {
  return new Response(null, { status: code })
}

function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    return isMintlineError(error) ? error.code : String(error)
  }
}
