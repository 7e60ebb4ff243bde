import { isMintlineError } from '@mintline/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchMetadataDocument } from './fetchMetadataDocument.ts'

const TRANSACTION = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'

describe('fetchMetadataDocument', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('reads the document at an address, through a gateway for Arweave', async () => {
    const asked = answer('{"name":"Dawn","image":"ar://x"}')
    const document = await fetchMetadataDocument(`ar://${TRANSACTION}`)
    expect(document).toMatchObject({ name: 'Dawn', image: 'ar://x' })
    expect(asked).toEqual([`https://arweave.net/${TRANSACTION}`])
  })

  it('refuses invalid documents and addresses', async () => {
    answer('[]')
    expect(await codeOf('https://example.com/1.json')).toBe('METADATA_INVALID')
    expect(await codeOf('javascript:alert(1)')).toBe('METADATA_URI_INVALID')
  })

  it('loads from this machine only for a page that is from it', async () => {
    const asked = answer('{}')
    const local = 'http://127.0.0.1:3000/1.json'
    expect(await codeOf(local, 'https://drops.example/')).toBe('METADATA_URI_INVALID')
    expect(asked).toEqual([])
    await fetchMetadataDocument(local, { page: 'http://127.0.0.1:8080/' })
    expect(asked).toEqual([local])
  })
})

/** Stubs the network with this answer, and records requests. */
function answer(body: string): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return new Response(body)
  })
  return asked
}

async function codeOf(uri: string, page = 'https://drops.example/'): Promise<string | undefined> {
  try {
    await fetchMetadataDocument(uri, { page })
    return undefined
  } catch (error) {
    return isMintlineError(error) ? error.code : undefined
  }
}
