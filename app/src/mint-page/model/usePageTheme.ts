import { type HexColor, ownColor } from '@mintline/core/metadata'
import { useEffect } from 'react'
import { pictureUrl, resources } from '#entities/metadata/lib/pictureUrl.ts'
import { applyTheme, storeTheme } from '../lib/appliedTheme.ts'
import type { DropTexts } from '../lib/dropFacts.ts'
import { appliedTheme, themeOfPage } from '../lib/pageTheme.ts'

/** Hosts whose pictures any script may read. Others might refuse, which browsers report as an error. */
const READABLE = ['https://arweave.net']

/** Width and height, in pixels, of the thumbnail whose colour is taken. */
const SIDE = 16

/** Gives the page its drop's look: the creator's, and the artwork's colour. */
export function usePageTheme({ theme, image, isLoading }: DropTexts): void {
  const { hash } = window.location
  useEffect(() => {
    if (isLoading) return undefined
    let isLeft = false
    const show = async () => {
      const wanted = themeOfPage(theme ?? {}, new URLSearchParams(hash.split('?')[1]))
      const accent = wanted.accent ?? (image === undefined ? undefined : await pictureColor(image))
      if (isLeft) return
      const look = appliedTheme({ ...wanted, ...(accent && { accent }) })
      applyTheme(look)
      storeTheme(look)
    }
    void show()
    return () => {
      isLeft = true
    }
  }, [theme, image, isLoading, hash])
}

/** Returns a picture's own colour; undefined if it has none, or may not be read. */
async function pictureColor(uri: string): Promise<HexColor | undefined> {
  const url = pictureUrl(uri)
  if (url === undefined || !isReadable(url)) return undefined
  const picture = Object.assign(new Image(), { crossOrigin: 'anonymous', src: url })
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  try {
    await picture.decode()
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0, SIDE, SIDE)
    return ownColor(context?.getImageData(0, 0, SIDE, SIDE).data ?? [])
  } catch {
    // A broken or forbidden picture has no colour.
    return undefined
  }
}

function isReadable(url: string): boolean {
  const { origin, protocol } = new URL(url)
  const known = [...READABLE, new URL(resources.gateway).origin, window.location.origin]
  return protocol === 'data:' || known.includes(origin)
}
