import '../wallet.css'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { buttonStyles } from '#shared/ui/buttonStyles.ts'

interface FullScreenArtProps {
  /** URL that an img element may load. */
  url: string
  name: string
  onClose: () => void
}

/** A picture on the whole window. The browser's own dialog keeps the focus inside, and closes with Escape. */
export default function FullScreenArt({ url, name, onClose }: FullScreenArtProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-label={name}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none bg-[#000]"
    >
      <img src={url} alt={name} referrerPolicy="no-referrer" className="size-full object-contain" />
      <button
        type="button"
        aria-label="Close"
        onClick={() => dialog.current?.close()}
        className={buttonStyles({
          size: 'icon-9',
          className: 'absolute top-[max(0.75rem,env(safe-area-inset-top))] right-3',
        })}
      >
        <X aria-hidden="true" />
      </button>
    </dialog>
  )
}
