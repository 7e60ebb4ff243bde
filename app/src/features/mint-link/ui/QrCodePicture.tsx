import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { downloadBlob, downloadText } from '#shared/lib/download.ts'
import { errorText } from '#shared/lib/errorText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { notify } from '#shared/ui/notify.ts'
import { qrCodeOf, qrSvg } from '../lib/qrCode.ts'
import { qrPng } from '../lib/qrPng.ts'

interface QrCodePictureProps {
  url: string
  /** File name, without extension. */
  name: string
}

/** A link as a QR code, with downloads. */
export function QrCodePicture({ url, name }: QrCodePictureProps) {
  const code = useMemo(() => qrCodeOf(url), [url])
  const savePng = async () => {
    try {
      downloadBlob(`${name}.png`, await qrPng(url))
    } catch (error) {
      const title = 'The QR code could not be saved'
      notify({ id: `qr ${name}`, kind: 'error', title, description: errorText(error) })
    }
  }
  return (
    <div className="flex flex-col items-center gap-4">
      <svg
        role="img"
        aria-label="QR code of the link"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="aspect-square w-full max-w-72 rounded-lg border bg-white"
      >
        <path d={code.path} fill="#000" />
      </svg>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={() => downloadText(`${name}.svg`, qrSvg(code), 'image/svg+xml')}>
          <Download aria-hidden="true" />
          Download SVG
        </Button>
        <Button onClick={() => void savePng()}>
          <Download aria-hidden="true" />
          Download PNG
        </Button>
      </div>
    </div>
  )
}
