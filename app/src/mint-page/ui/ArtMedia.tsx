import '../wallet.css'
import { useState } from 'react'
import { pictureUrl } from '#entities/metadata/lib/pictureUrl.ts'

/** Endings of files that are only sound. */
const SOUND = /\.(?:mp3|wav|ogg|oga|m4a|aac|flac)(?:[?#]|$)/i
/** Endings of files that are neither sound nor video: pages and models, which would run code. */
const OTHER = /\.(?:html?|glb|gltf|svg|png|jpe?g|gif|webp|avif|json|pdf)(?:[?#]|$)/i

interface ArtMediaProps {
  /** From the metadata, untrusted. */
  uri: string
  /** URL of the picture shown until it plays; undefined = none. */
  poster: string | undefined
  name: string
}

/** A drop's video or sound, played on its stage; nothing if the browser cannot play it, so that the picture stays. */
export default function ArtMedia({ uri, poster, name }: ArtMediaProps) {
  const [failed, setFailed] = useState<string>()
  const url = OTHER.test(uri) ? undefined : pictureUrl(uri)
  if (url === undefined || url.startsWith('data:') || url === failed) return null
  const common = { src: url, controls: true, onError: () => setFailed(url), 'aria-label': name }
  if (SOUND.test(uri)) {
    return <audio {...common} preload="none" className="absolute inset-x-3 bottom-3 w-auto" />
  }
  return (
    <video
      {...common}
      poster={poster}
      preload="metadata"
      playsInline
      loop
      className="absolute inset-0 size-full object-contain"
    />
  )
}
