import { useEffect, useState } from 'react'

/** State of a picture test: `shown` = the browser can show it. */
export type PictureCheck = 'checking' | 'shown' | 'failed'

/**
 * Tests a picture by loading it out of sight.
 *
 * @param url Undefined = an address that is never loaded
 */
export function usePictureCheck(url: string | undefined): PictureCheck {
  const [tried, setTried] = useState<{ url: string; check: PictureCheck }>()
  useEffect(() => {
    if (url === undefined) return
    const image = new Image()
    image.onload = () => setTried({ url, check: 'shown' })
    image.onerror = () => setTried({ url, check: 'failed' })
    image.src = url
    return () => {
      image.onload = null
      image.onerror = null
    }
  }, [url])
  if (url === undefined) return 'failed'
  return tried?.url === url ? tried.check : 'checking'
}
