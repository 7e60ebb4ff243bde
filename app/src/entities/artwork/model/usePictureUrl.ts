import { useEffect, useState } from 'react'
import type { PictureFile } from '../lib/picture.ts'

/** Returns a URL for a picture in memory, for an img element; undefined = there is no picture. */
export function usePictureUrl(file: PictureFile | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(new Blob([file.bytes], { type: file.type }))
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}
