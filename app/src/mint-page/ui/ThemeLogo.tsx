import { useState } from 'react'
import { createPortal } from 'react-dom'
import { pictureUrl } from '#entities/metadata/lib/pictureUrl.ts'
import { LOGO_PLACE } from '../lib/pageParts.ts'

/** A creator's logo in place of ours, as long as it can be loaded. Embeds have no place for one. */
export function ThemeLogo({ uri }: { uri: string | undefined }) {
  const [failed, setFailed] = useState<string>()
  const place = document.getElementById(LOGO_PLACE)
  const url = uri === undefined ? undefined : pictureUrl(uri)
  if (!place || url === undefined || url === failed) return null
  return createPortal(
    <img
      src={url}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
      className="h-8 max-w-40 object-contain object-left"
    />,
    place,
  )
}
